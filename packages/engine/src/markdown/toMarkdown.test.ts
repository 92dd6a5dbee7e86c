import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../test/support/compileText.ts';

const TITLE = '---\ntitle: A\n---\n';
const markdownOf = async (text: string, base = '/') =>
  (await compileText(TITLE + text, { base })).markdown.replace(/^# A\n+/, '').trimEnd();

describe('Markdown for machines', () => {
  it('starts with the title, without front matter', async () => {
    expect((await compileText(`${TITLE}text`)).markdown).toBe('# A\n\ntext\n');
    expect((await compileText('---\ntitle: A\n---\n# {{ $frontmatter.title }}\n\ntext')).markdown).toBe(
      '# A\n\ntext\n',
    );
  });

  it.each([
    ['plain', 'a *b* **c** ~~d~~ `e` :tada:\nnext', 'a *b* **c** ~~d~~ `e` 🎉\nnext'],
    ['escapes', '\\*a\\* snake_case 2 * 3 \\<b> \\# x', '\\*a\\* snake_case 2 \\* 3 \\<b> # x'],
    ['line starts', '\\# a\n\\- b\n1\\. c', '\\# a\n\\- b\n1\\. c'],
    ['code with backticks', '`` a`b ``', '``a`b``'],
    ['hard break', 'a\\\nb', 'a\\\nb'],
    ['headings', '## S <Badge text="new"/>\n\n### T', '## S (new)\n\n### T'],
    [
      'links',
      '[a](./b.md#c) [d](x.pdf) [e](#f) <https://g.h>',
      '[a](/guide/b#c) [d](/guide/x.pdf) [e](/guide/page#f) <https://g.h>',
    ],
    ['title of a link', '[a](https://b.c "d \\"e\\"")', '[a](https://b.c "d \\"e\\"")'],
    ['tight list', '- a\n- b\n  - c', '- a\n- b\n  - c'],
    ['loose list', '1. a\n\n   b\n\n2. c', '1. a\n\n   b\n\n2. c'],
    ['start of a list', '3. a\n4. b', '3. a\n4. b'],
    ['quote', '> a\n>\n> b', '> a\n>\n> b'],
    ['box', '::: warning Take *care*\na\n\n- b\n:::', '> **Take care**\n>\n> a\n>\n> - b'],
    ['details', '::: details More\na\n:::', '> **More**\n>\n> a'],
    ['fence', '```py {1} title="x.py"\na\n```', '```py\na\n```'],
    ['fence in a fence', '````md\n```\n````', '````md\n```\n````'],
    ['indented code', '    a', '```\na\n```'],
    ['table', '| a | b |\n| - | - |\n| `x` | y \\| z |', '| a | b |\n| --- | --- |\n| `x` | y \\| z |'],
    ['breaks in a table', '| a |\n| - |\n| x<br>y |', '| a |\n| --- |\n| x<br>y |'],
    ['toc', '[[toc]]\n\na', 'a'],
    ['interpolation', '{{ $site.title }}', 'Documentation'],
    ['figure', '<Figure caption="What it is" alt="A box"/>', '*Figure: What it is* A box'],
    ['component with text', '<Demo alt="A">\n*b*\n</Demo>', 'A\n\n*b*'],
    ['raw HTML', '<div class="x"><b>a</b> &amp; b<br>c</div>', 'a & b\nc'],
    ['HTML in text', 'a <kbd>b</kbd> c<br>d', 'a b c\\\nd'],
    ['hr', 'a\n\n---\n\nb', 'a\n\n---\n\nb'],
    [
      'code group',
      '<CodeGroup>\n<CodeBlock title="A">\n```sh\na\n```\n</CodeBlock>\n<CodeBlock title="B">\nb\n</CodeBlock>\n</CodeGroup>',
      '**A**\n\n```sh\na\n```\n\n**B**\n\nb',
    ],
  ])('%s', async (_name, text, markdown) => {
    expect(await markdownOf(text)).toBe(markdown);
  });

  it('describes pictures', async () => {
    const images = { 'public/a.png': { width: 1, height: 1, src: '/a.1.png', key: undefined } };
    const { markdown } = await compileText(`${TITLE}![A box](/a.png "The caption")\n\na ![B](/a.png) b`, {
      images,
    });
    expect(markdown).toBe('# A\n\n*Figure: The caption* A box\n\na ![B](/a.1.png) b\n');
  });

  it('encodes addresses once', async () => {
    const { markdown } = await compileText(`${TITLE}[a](#É) [b](<c d>)`, {}, 'e f.md');
    expect(markdown).toContain('[a](/e%20f#%C3%89) [b](/c%20d)');
  });

  it('keeps footnotes, terms of lists and formulas', async () => {
    expect(await markdownOf('a[^x] $y^2$\n\n[^x]: note\n\nT\n: D')).toBe(
      'a[^1] $y^2$\n\n**T**\n\n: D\n\n[^1]: note',
    );
  });

  it('has the base in its links', async () => {
    expect(await markdownOf('[a](./b.md) [c](#d)', '/docs/')).toBe(
      '[a](/docs/guide/b) [c](/docs/guide/page#d)',
    );
  });

  it('reads back as the same text', async () => {
    const text = 'a *b **c*** `d`\n\n- e\n\n  ```js\n  f\n  ```\n\n> g\n> - h\n\n1. i\n   - j\n';
    const once = (await compileText(TITLE + text)).markdown;
    expect((await compileText(once)).markdown).toBe(once);
  });
});
