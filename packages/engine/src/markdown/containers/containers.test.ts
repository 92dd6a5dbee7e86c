import { describe, expect, it } from 'vitest';
import { compileText, htmlOf, problemsOf } from '../../../../../test/support/compileText.ts';

const box = (name: string, title: string, body = '<p>x</p>') =>
  `<div class="custom-block ${name}"><p class="custom-block-title">${title}</p>${body}</div>`;
/** HTML without line breaks between tags. */
const joined = async (text: string) => (await htmlOf(text)).replace(/>\n+/g, '>').replace(/\n+</g, '<');
const TIP = box('tip', 'TIP');

describe('containers', () => {
  it.each([
    ['::: tip\nx\n:::', TIP],
    ['::: warning W\nx\n:::', box('warning', 'W')],
    ['::: danger\nx\n:::', box('danger', 'WARNING')],
    ['::: tip My *title* `<b>`\nx\n:::', box('tip', 'My <em>title</em> <code>&lt;b&gt;</code>')],
    [
      '::: details\nx\n:::',
      '<details class="custom-block details"><summary>DETAILS</summary><p>x</p></details>',
    ],
    [
      '::: v-pre\n{{ $site.title }} {{ $nothing }}\n:::',
      '<div v-pre=""><p>{{ $site.title }} {{ $nothing }}</p></div>',
    ],
    ['::: tip\n{{ $site.title }}\n:::', box('tip', 'TIP', '<p>Documentation</p>')],
    [':::tip\nx\n:::', TIP],
    ['::::tip\n:::warning W\nx\n:::\n::::', box('tip', 'TIP', box('warning', 'W'))],
    ['   ::: tip\n   x\n   :::', TIP],
    ['    ::: tip', '<pre><code>::: tip</code></pre>'],
    ['para\n::: tip\nx\n:::\nmore', `<p>para</p>${TIP}<p>more</p>`],
    ['- a\n  ::: tip\n  x\n  :::\n- b', `<ul><li>a${TIP}</li><li>b</li></ul>`],
    ['- ::: tip\n  x\n\nafter', `<ul><li>${TIP}</li></ul><p>after</p>`],
    ['::: slot top\nx\n:::', '<div><p>x</p></div>'],
    [
      '::: tip\n::: danger\nx\n:::\n\ny\n:::\nz',
      `${box('tip', 'TIP', box('danger', 'WARNING'))}<p>y</p><p>z</p>`,
    ],
  ])('%j', async (text, html) => {
    expect(await joined(text)).toBe(html);
  });

  it.each([
    ['NOTE', 'tip note', 'Note'],
    ['TIP', 'tip', 'Tip'],
    ['IMPORTANT', 'tip important', 'Important'],
    ['WARNING', 'warning', 'Warning'],
    ['CAUTION', 'danger caution', 'Caution'],
    ['caution', 'danger caution', 'Caution'],
  ])('are made of the alert [!%s]', async (name, className, title) => {
    const blocks = '<ul><li>a</li></ul><blockquote><p>b</p></blockquote>';
    expect(await joined(`> [!${name}]\n>\n> - a\n>\n> > b`)).toBe(box(className, title, blocks));
  });

  it.each(['> [!NOTE] a', '> a\n> [!NOTE]', '> [!HINT]\n> a', '> \\[!NOTE]\n> a'])(
    'leave %j a quote',
    async (text) => {
      expect(await htmlOf(text)).toMatch(/^<blockquote>/);
    },
  );

  it.each(['constructor', 'tipping'])('with the unknown name "%s" are an error', async (name) => {
    expect(await problemsOf(`# T\n\n::: ${name}\nx\n:::\n`)).toEqual([`3: unknown container "${name}".`]);
  });

  it('suggest the name that was meant', async () => {
    const [problem] = (await compileText('# T\n\n::: warnin\nx\n:::\n')).problems;
    expect(problem).toMatchObject({ severity: 'error', hint: 'Did you mean "warning"?' });
  });

  it.each([
    ['::: tip\nx\n', [3]],
    ['::: tip\n::: warning\nx\n:::\n\ny\n:::\nz\n', [4, 9]],
  ])('%j is a warning on the lines %j', async (text, lines) => {
    const { problems } = await compileText(`# T\n\n${text}`);
    expect(problems.map(({ severity, line }) => [severity, line])).toEqual(
      lines.map((line) => ['warning', line]),
    );
  });
});
