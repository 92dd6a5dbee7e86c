import { describe, expect, it } from 'vitest';
import { compileText, problemsOf } from '../../../../../test/support/compileText.ts';

const COMMON = { slots: [], line: 3 };

describe('components', () => {
  it.each([
    [
      'before\n\n<Demo/>\n\n<Other/>\n\nafter',
      '<p>before</p>\n<!--island:0-->\n<!--island:1-->\n<p>after</p>\n',
    ],
    ['text\n<Demo\n  alt="x"\n/>\nmore', '<p>text</p>\n<!--island:0-->\n<p>more</p>\n'],
    ['`<Demo/>`', '<p><code>&lt;Demo/&gt;</code></p>\n'],
    ['    <Demo/>', '<pre><code>&lt;Demo/&gt;\n</code></pre>\n'],
    ['- <Demo>\n  x\n\nafter', '<ul>\n<li>\n<!--island:0-->\n</li>\n</ul>\n<p>after</p>\n'],
    ['<A/>', '<A></a>'],
  ])('%j leaves a numbered place', async (text, html) => {
    expect((await compileText(text)).html).toBe(html);
  });

  it.each([
    ['<Demo/>', {}],
    ['<Demo a="x y" b=\'"q"\' c=d e />', { a: 'x y', b: '"q"', c: 'd', e: true }],
    [`<Demo :a='["x", 1]' :b="true" :c="{&quot;d&quot;: null}"/>`, { a: ['x', 1], b: true, c: { d: null } }],
    ['<Demo\n  alt="two\nlines"\n/>', { alt: 'two\nlines' }],
    ['<Demo data-name="x"/>', { dataName: 'x' }],
    ['<Demo text="a &gt; b"/>', { text: 'a > b' }],
  ])('%s has properties', async (text, props) => {
    const { components, problems } = await compileText(`# T\n\n${text}`);
    expect(components).toEqual([{ ...COMMON, name: 'Demo', props }]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['<Demo>\n\n**a** [b](./b.md)\n\n</Demo>', '<p><strong>a</strong> <a href="/guide/b">b</a></p>\n'],
    ['<Demo a="b">some *text*</Demo>', '<p>some <em>text</em></p>\n'],
  ])('%j holds Markdown', async (text, slot) => {
    expect((await compileText(text)).components[0]?.slots).toEqual([slot]);
  });

  it('nest, outer ones first', async () => {
    const { html, components } = await compileText(
      '<Outer>\n\n<Inner/>\n\n<Outer>\n\nx\n\n</Outer>\n\n</Outer>\n\n<Last/>\n',
    );
    expect(html).toBe('<!--island:0-->\n<!--island:3-->\n');
    expect(components.map(({ name, slots }) => [name, slots])).toEqual([
      ['Outer', ['<!--island:1-->\n<!--island:2-->\n']],
      ['Inner', []],
      ['Outer', ['<p>x</p>\n']],
      ['Last', []],
    ]);
  });

  it('have their addresses resolved and checked', async () => {
    const { components, links } = await compileText(
      '# T\n\n<Demo to="./b.md#x" href="https://x.y" nextTo="/d" at="./c"/>',
    );
    expect(components[0]?.props).toEqual({ to: '/guide/b#x', href: 'https://x.y', nextTo: '/d', at: './c' });
    expect(links).toEqual([
      { href: '/guide/b#x', line: 3 },
      { href: '/d', line: 3 },
    ]);
  });

  it.each([
    ['<Demo>\ntext\n', '3: <Demo> is never closed.'],
    ['<Demo a="x\n\ntext\n', '3: the tag <Demo has no end.'],
    ['<Demo/> text\n', '3: there is text on the line of <Demo>.'],
    ['text <Demo/> text\n', '3: <Demo> stands inside raw HTML.'],
    ['</Demo>\n', '3: </Demo> stands inside raw HTML.'],
    ['<div>\n<Demo/>\n</div>\n', '4: <Demo> stands inside raw HTML.'],
    ['<Demo :a="{b: 1}"/>\n', '3: ":a" of <Demo> is not JSON: {b: 1}'],
    ['<Demo :a/>', '3: ":a" of <Demo> is not JSON: nothing'],
    ['<Demo @click="x"/>', '3: <Demo> has the attribute "@click".'],
    ['<Demo a="1" a="2"/>', '3: <Demo> has "a" twice.'],
    ['<Demo __proto__="x"/>', '3: <Demo> has the attribute "__proto__".'],
    ['<CodeGroup>\n<CodeBlock>\na\n</CodeBlock>\n</CodeGroup>', '4: a CodeBlock has no title.'],
    ['<CodeGroup>\ntext\n</CodeGroup>', '3: a CodeGroup holds something else than CodeBlocks.'],
    ['<CodeBlock title="A">\ntext\n</CodeBlock>', '3: a CodeBlock stands outside of a CodeGroup.'],
  ])('%j is an error', async (text, message) => {
    expect(await problemsOf(`# T\n\n${text}`)).toEqual([message]);
  });
});

describe('code groups', () => {
  it.each([
    [' group="tool"', ' active', { labels: ['Yarn', 'npm'], group: 'tool', active: 1 }],
    ['', '', { labels: ['Yarn', 'npm'], active: 0 }],
  ])('are tabs, of the group and with the tab that are chosen', async (group, active, props) => {
    const yarn = '<CodeBlock title="Yarn">\n```bash\nyarn\n```\n</CodeBlock>';
    const npm = `<CodeBlock title="npm"${active}>\nnpm\n</CodeBlock>`;
    const { components, html, problems } = await compileText(
      `# T\n\n<CodeGroup${group}>\n${yarn}\n\n${npm}\n</CodeGroup>\n`,
    );
    expect(html).toMatch(/<\/h1>\n<!--island:0-->\n$/);
    const slots = [expect.stringContaining('language-bash'), '<p>npm</p>\n'];
    expect(components).toEqual([{ name: 'Tabs', props, slots, line: 3 }]);
    expect(problems).toEqual([]);
  });

  it('may be spelled with hyphens', async () => {
    const text = '<code-group>\n<code-block title="A">\na\n</code-block>\n</code-group>\n';
    expect((await compileText(text)).components).toMatchObject([{ name: 'Tabs', props: { labels: ['A'] } }]);
  });
});
