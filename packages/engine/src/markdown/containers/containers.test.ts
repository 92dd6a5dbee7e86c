import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../../../../test/support/compileText.ts';

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

  it.each([
    ['::: constructor\nx\n:::', 'unknown container "constructor".'],
    ['::: tipping\nx\n:::', 'unknown container "tipping".'],
    ['::: steps\na\n:::', '"::: steps" holds something else than one numbered list.'],
    ['::: steps\n- a\n:::', '"::: steps" holds something else than one numbered list.'],
    ['::: steps\n1. a\n\nb\n:::', '"::: steps" holds something else than one numbered list.'],
    ['::: steps\n:::', '"::: steps" holds something else than one numbered list.'],
    ['::: file-tree\n- a\n\nb\n:::', '"::: file-tree" holds something else than one list.'],
  ])('%j is an error', async (text, message) => {
    expect((await compileText(`# T\n\n${text}`)).problems).toMatchObject([
      { severity: 'error', line: 3, message },
    ]);
  });

  it('suggest the name that was meant', async () => {
    const [problem] = (await compileText('# T\n\n::: warnin\nx\n:::\n')).problems;
    expect(problem?.hint).toBe('Did you mean "warning"?');
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

const tree = (list: string): Promise<string> => htmlOf(`::: file-tree\n${list}\n:::`);

describe('steps and file trees', () => {
  it('are numbered lists with a class', async () => {
    expect(await htmlOf('::: steps\n1. a\n\n   - b\n2. c\n:::')).toMatch(
      /^<ol class="steps">\n<li>\n<p>a<\/p>\n<ul>/,
    );
  });

  it('tells folders from files', async () => {
    expect(await tree('- src/\n  - a.ts\n- docs\n  - b.md\n- c.md')).toBe(
      '<ul class="file-tree">\n<li class="dir">src/\n<ul>\n<li class="file">a.ts</li>\n</ul>\n</li>\n' +
        '<li class="dir">docs\n<ul>\n<li class="file">b.md</li>\n</ul>\n</li>\n<li class="file">c.md</li>\n</ul>',
    );
  });

  it.each([
    ['- a.ts the *start*', 'a.ts <span class="comment">the <em>start</em></span>'],
    ['- a.ts # the start', 'a.ts <span class="comment">the start</span>'],
    ['- a.ts — the start', 'a.ts <span class="comment">the start</span>'],
    ['- `my file.ts` the start', 'my file.ts <span class="comment">the start</span>'],
    ['- a.ts [b](#b)', 'a.ts <span class="comment"><a href="#b">b</a></span>'],
    ['- **a.ts** b', '<strong>a.ts</strong> b'],
  ])('sets the comment of %j apart', async (list, html) => {
    expect(await tree(list)).toBe(`<ul class="file-tree">\n<li class="file">${html}</li>\n</ul>`);
  });
});
