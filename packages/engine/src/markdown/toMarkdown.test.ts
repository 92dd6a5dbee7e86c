import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../test/support/compileText.ts';

const context = {
  base: '/docs/',
  images: { 'public/a.png': { width: 1, height: 1, src: '/docs/a.1.png', key: undefined } },
};

describe('Markdown for machines', () => {
  it.each([
    ['title', '---\ntitle: A\n---\ntext', '# A\n\ntext'],
    ['title in text', '---\ntitle: A\n---\n# {{ $frontmatter.title }}', '# A'],
    ['plain', 'a *b* **c** ~~d~~ `e` :tada:\nnext', 'a *b* **c** ~~d~~ `e` 🎉\nnext'],
    ['escapes', '\\*a\\* snake_case 2 * 3 \\<b> \\# x', '\\*a\\* snake_case 2 \\* 3 \\<b> # x'],
    ['line starts', '\\# a\n\\- b\n1\\. c', '\\# a\n\\- b\n1\\. c'],
    ['code with backticks', '`` a`b ``', '``a`b``'],
    ['hard break', 'a\\\nb', 'a\\\nb'],
    ['headings', '# A\n\n## S <Badge text="new"/>\n\n### T', '# A\n\n## S (new)\n\n### T'],
    [
      'links',
      '[a](./b.md#c) [d](x.pdf) [e](#f) <https://g.h>',
      '[a](/docs/guide/b#c) [d](/docs/guide/x.pdf) [e](/docs/guide/page#f) <https://g.h>',
    ],
    ['encoded links', '[a](#É) [b](<c d>)', '[a](/docs/guide/page#%C3%89) [b](/docs/guide/c%20d)'],
    [
      'picture with a caption',
      '![A](/a.png "B")\n\na ![C](/a.png)',
      '*Figure: B* A\n\na ![C](/docs/a.1.png)',
    ],
    ['formula', 'a $y^2$', 'a $y^2$'],
    ['footnote', 'a[^x]\n\n[^x]: note', 'a[^1]\n\n[^1]: note'],
    ['term', 'T\n: D', '**T**\n\n: D'],
    ['tight list', '- a\n- b\n  - c', '- a\n- b\n  - c'],
    ['loose list', '1. a\n\n   b\n\n2. c', '1. a\n\n   b\n\n2. c'],
    ['quote', '> a\n>\n> b', '> a\n>\n> b'],
    ['box', '::: warning Take *care*\na\n\n- b\n:::', '> **Take care**\n>\n> a\n>\n> - b'],
    ['fence', '```py {1} title="x.py"\na\n```', '```py\na\n```'],
    ['table', '| a | b |\n| - | - |\n| `x` | y \\| z |', '| a | b |\n| --- | --- |\n| `x` | y \\| z |'],
    ['breaks in a table', '| a |\n| - |\n| x<br>y |', '| a |\n| --- |\n| x<br>y |'],
    ['toc', '[[toc]]\n\na', 'a'],
    ['figure', '<Figure caption="What it is" alt="A box"/>', '*Figure: What it is* A box'],
    ['component with text', '<Demo alt="A">\n*b*\n</Demo>', 'A\n\n*b*'],
    ['raw HTML', '<div class="x"><b>a</b> &amp; b<br>c</div>', 'a & b\nc'],
    ['HTML in text', 'a <kbd>b</kbd> c<br>d', 'a b c\\\nd'],
    [
      'code group',
      '<CodeGroup>\n<CodeBlock title="A">\n```sh\na\n```\n</CodeBlock>\n<CodeBlock title="B">\nb\n</CodeBlock>\n</CodeGroup>',
      '**A**\n\n```sh\na\n```\n\n**B**\n\nb',
    ],
  ])('%s', async (_name, text, markdown) => {
    expect((await compileText(text, context)).markdown).toBe(`${markdown}\n`);
  });

  it('reads back as the same text', async () => {
    const text =
      '````md\n```\n````\n\n3. a\n4. b\n\na *b **c*** `d`\n\n- e\n\n  ```js\n  f\n  ```\n\n> g\n> - h\n\n1. i\n   - j\n';
    const once = (await compileText(text)).markdown;
    expect((await compileText(once)).markdown).toBe(once);
  });
});
