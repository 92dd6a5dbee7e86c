import { describe, expect, it } from 'vitest';
import { compileText, htmlOf, problemsOf } from '../../../../../test/support/compileText.ts';

const TITLE = '---\ntitle: A\n---\n';
/** HTML without the title and without line breaks between tags. */
const bodyOf = async (text: string) =>
  (await htmlOf(TITLE + text))
    .replace(/^<h1[^>]*>.*<\/h1>\n?/, '')
    .replace(/>\n+/g, '>')
    .replace(/\n+</g, '<');
const box = (name: string, title: string, body: string) =>
  `<div class="custom-block ${name}"><p class="custom-block-title">${title}</p>${body}</div>`;

describe('containers', () => {
  it.each([
    ['::: tip\nhello\n:::', box('tip', 'TIP', '<p>hello</p>')],
    ['::: warning W\nx\n:::', box('warning', 'W', '<p>x</p>')],
    ['::: warning\nx\n:::', box('warning', 'WARNING', '<p>x</p>')],
    ['::: danger\nx\n:::', box('danger', 'WARNING', '<p>x</p>')],
    ['::: tip My *title* `<b>`\nx\n:::', box('tip', 'My <em>title</em> <code>&lt;b&gt;</code>', '<p>x</p>')],
    [
      '::: details\nx\n:::',
      '<details class="custom-block details"><summary>DETAILS</summary><p>x</p></details>',
    ],
    [
      '::: details Click me\nx\n:::',
      '<details class="custom-block details"><summary>Click me</summary><p>x</p></details>',
    ],
    ['::: v-pre\n{{ x }}\n:::', '<div v-pre=""><p>{{ x }}</p></div>'],
    [':::tip\ny\n:::', box('tip', 'TIP', '<p>y</p>')],
    ['::::tip\n:::warning W\nx\n:::\n::::', box('tip', 'TIP', box('warning', 'W', '<p>x</p>'))],
    ['::: tip no close\nx', box('tip', 'no close', '<p>x</p>')],
    ['   ::: tip\n   x\n   :::', box('tip', 'TIP', '<p>x</p>')],
    ['para\n::: tip\nx\n:::\nmore', `<p>para</p>${box('tip', 'TIP', '<p>x</p>')}<p>more</p>`],
    ['::: tip\nx\n:::::', box('tip', 'TIP', '<p>x</p>')],
    ['- a\n  ::: tip\n  x\n  :::\n- b', `<ul><li>a${box('tip', 'TIP', '<p>x</p>')}</li><li>b</li></ul>`],
    ['::: slot top\nx\n:::', '<div><p>x</p></div>'],
  ])('%j', async (text, html) => {
    expect(await bodyOf(text)).toBe(html);
  });

  it('indented by four are code', async () => {
    expect(await bodyOf('    ::: tip\n    x\n    :::')).toContain('<code>::: tip');
  });

  it('keep interpolations apart: v-pre shows them as they are', async () => {
    expect(await bodyOf('::: v-pre\n{{ $site.title }} {{ $nothing }}\n:::')).toBe(
      '<div v-pre=""><p>{{ $site.title }} {{ $nothing }}</p></div>',
    );
    expect(await bodyOf('::: tip\n{{ $site.title }}\n:::')).toContain('<p>Documentation</p>');
  });

  it('with an unknown name are an error with a suggestion', async () => {
    const { problems } = await compileText(`${TITLE}\n::: tipping\nx\n:::\n`);
    expect(problems).toMatchObject([{ severity: 'error', line: 5, message: 'unknown container "tipping".' }]);
    const [warnin] = (await compileText(`${TITLE}::: warnin\nx\n:::\n`)).problems;
    expect(warnin?.hint).toBe('Did you mean "warning"?');
  });

  it('do not know the names that objects have', async () => {
    expect(await problemsOf(`${TITLE}::: constructor\nx\n:::\n`)).toEqual([
      '4: unknown container "constructor".',
    ]);
  });

  it('that are never closed are a warning', async () => {
    const { problems } = await compileText(`${TITLE}::: tip\nx\n`);
    expect(problems).toMatchObject([{ severity: 'warning', line: 4 }]);
  });

  it('cannot be closed twice', async () => {
    const { problems, html } = await compileText(`${TITLE}::: tip\n::: warning\nx\n:::\n\ny\n:::\nz\n`);
    expect(problems.map(({ severity, line }) => [severity, line])).toEqual([
      ['warning', 5],
      ['warning', 10],
    ]);
    expect(html).toContain('<p>z</p>');
    expect(html).not.toContain(':::');
  });

  it('end with the list item they stand in', async () => {
    expect(await bodyOf('- ::: tip\n  x\n\nafter')).toBe(
      `<ul><li>${box('tip', 'TIP', '<p>x</p>')}</li></ul><p>after</p>`,
    );
  });
});
