import { describe, expect, it } from 'vitest';
import { compileText, problemsOf } from '../../../../../test/support/compileText.ts';
import { readComponentTag } from './components.ts';

const TITLE = '---\ntitle: A\n---\n';
const compile = async (text: string) => {
  const page = await compileText(TITLE + text);
  return { ...page, html: page.html.replace(/^<h1[^>]*>.*<\/h1>\n/, '') };
};

describe('components', () => {
  it('leave a numbered place', async () => {
    const { html, components, problems } = await compile(
      'before\n\n<Demo name="a" :count="2"/>\n\n<Other/>\n\nafter\n',
    );
    expect(html).toBe('<p>before</p>\n<!--island:0-->\n<!--island:1-->\n<p>after</p>\n');
    expect(components).toEqual([
      { name: 'Demo', props: { name: 'a', count: 2 }, slots: [], line: 6 },
      { name: 'Other', props: {}, slots: [], line: 8 },
    ]);
    expect(problems).toEqual([]);
  });

  it('may interrupt a paragraph and have attributes on several lines', async () => {
    const { html, components } = await compile('text\n<Demo\n  alt="x"\n/>\nmore');
    expect(html).toBe('<p>text</p>\n<!--island:0-->\n<p>more</p>\n');
    expect(components[0]?.props).toEqual({ alt: 'x' });
  });

  it('hold Markdown', async () => {
    const { html, components } = await compile('<Demo>\n\n**a** [b](./b.md)\n\n- c\n\n</Demo>\n');
    expect(html).toBe('<!--island:0-->\n');
    expect(components[0]?.slots).toEqual([
      '<p><strong>a</strong> <a href="/guide/b">b</a></p>\n<ul>\n<li>c</li>\n</ul>\n',
    ]);
  });

  it('hold Markdown on one line', async () => {
    expect((await compile('<Demo a="b">some *text*</Demo>')).components).toEqual([
      { name: 'Demo', props: { a: 'b' }, slots: ['<p>some <em>text</em></p>\n'], line: 4 },
    ]);
  });

  it('nest, outer ones first', async () => {
    const { html, components } = await compile(
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
    const { components, links } = await compile(
      '<Demo to="./b.md#x" href="https://x.y" nextTo="/d" text="./c.md"/>',
    );
    expect(components[0]?.props).toEqual({
      to: '/guide/b#x',
      href: 'https://x.y',
      nextTo: '/d',
      text: './c.md',
    });
    expect(links).toEqual([
      { href: '/guide/b#x', line: 4, from: 'component' },
      { href: '/d', line: 4, from: 'component' },
    ]);
  });

  it('are text in code', async () => {
    const { components, html } = await compile('`<Demo/>`\n\n```html\n<Demo/>\n```\n\n    <Demo/>\n');
    expect(components).toEqual([]);
    expect(html).not.toContain('island');
  });

  it('end where their parent ends', async () => {
    const { html } = await compile('- <Demo>\n  x\n\nafter\n');
    expect(html).toContain('<p>after</p>');
  });

  it.each([
    ['<Demo>\ntext\n', '5: <Demo> is never closed.'],
    ['<Demo a="x\n\ntext\n', '5: the tag <Demo has no end.'],
    ['<Demo/> text\n', '5: there is text on the line of <Demo>.'],
    ['text <Demo/> text\n', '5: <Demo> stands in text.'],
    ['<Demo :a="{b: 1}"/>\n', '5: ":a" of <Demo> is not JSON: {b: 1}'],
    ['</Demo>\n', '5: </Demo> stands inside raw HTML.'],
    ['text\n</Demo>\n', '6: </Demo> stands inside raw HTML.'],
    ['<div>\n<Demo/>\n</div>\n', '6: <Demo> stands inside raw HTML.'],
  ])('%j is an error', async (text, message) => {
    expect(await problemsOf(`${TITLE}\n${text}`)).toEqual([message]);
  });
});

describe('code groups', () => {
  const group = (open: string, rest = '') =>
    `<CodeGroup${rest}>\n<CodeBlock title="Yarn">\n\`\`\`bash\nyarn\n\`\`\`\n</CodeBlock>\n\n${open}\nnpm\n</CodeBlock>\n</CodeGroup>\n`;

  it('are tabs', async () => {
    const { components, html, problems } = await compile(
      group('<CodeBlock title="npm" active>', ' group="tool"'),
    );
    expect(html).toBe('<!--island:0-->\n');
    expect(components).toHaveLength(1);
    expect(components[0]).toMatchObject({
      name: 'Tabs',
      props: { labels: ['Yarn', 'npm'], group: 'tool', active: 1 },
      line: 4,
    });
    expect(components[0]?.slots[0]).toContain('language-bash');
    expect(components[0]?.slots[1]).toBe('<p>npm</p>\n');
    expect(problems).toEqual([]);
  });

  it('show the first when none is active', async () => {
    expect((await compile(group('<CodeBlock title="npm">'))).components[0]?.props.active).toBe(0);
  });

  it('may be spelled with hyphens', async () => {
    const text = '<code-group>\n<code-block title="A">\na\n</code-block>\n</code-group>\n';
    expect((await compile(text)).components[0]).toMatchObject({ name: 'Tabs', props: { labels: ['A'] } });
  });

  it('hold titled blocks only', async () => {
    expect(await problemsOf(`${TITLE}${group('<CodeBlock>')}`)).toEqual(['11: a CodeBlock has no title.']);
    expect(await problemsOf(`${TITLE}<CodeGroup>\ntext\n</CodeGroup>\n`)).toEqual([
      '4: a CodeGroup holds something else than CodeBlocks.',
    ]);
    expect(await problemsOf(`${TITLE}<CodeBlock title="A">\ntext\n</CodeBlock>\n`)).toEqual([
      '4: a CodeBlock stands outside of a CodeGroup.',
    ]);
  });
});

describe('readComponentTag', () => {
  it.each([
    ['<Demo/>', {}, true],
    ['<Demo>', {}, false],
    ['<Demo a="x y" b=\'"q"\' c=d e />', { a: 'x y', b: '"q"', c: 'd', e: true }, true],
    [
      `<Demo :a='["x", 1]' :b="true" :c="{&quot;d&quot;: null}"/>`,
      { a: ['x', 1], b: true, c: { d: null } },
      true,
    ],
    ['<Demo\n  alt="two\nlines"\n/>', { alt: 'two\nlines' }, true],
    ['<Demo data-name="x"/>', { dataName: 'x' }, true],
    ['<Demo constructor="x"/>', { constructor: 'x' }, true],
    ['<Demo text="a &gt; b">', { text: 'a > b' }, false],
  ])('%s', (text, props, isSelfClosing) => {
    expect(readComponentTag(text)).toMatchObject({
      name: 'Demo',
      props,
      isSelfClosing,
      end: text.length,
      mistakes: [],
    });
  });

  it.each(['<div/>', '<DIV/>', '<A/>', '<Demo', '<Demo a="', '< Demo/>', '<Demo a="x" <b>', '</Demo>'])(
    '%s is none',
    (text) => {
      expect(readComponentTag(text)).toBeUndefined();
    },
  );

  it.each([
    [`<Demo :a="['x']"/>`, `":a" of <Demo> is not JSON: ['x']`],
    ['<Demo :a/>', '":a" of <Demo> is not JSON: nothing'],
    ['<Demo @click="x"/>', '<Demo> has the attribute "@click".'],
    ['<Demo a="1" a="2"/>', '<Demo> has "a" twice.'],
    ['<Demo __proto__="x"/>', '<Demo> has the attribute "__proto__".'],
  ])('%s is a mistake', (text, message) => {
    expect(readComponentTag(text)?.mistakes.map((mistake) => mistake.message)).toEqual([message]);
  });

  it('reads the spelling of code groups with hyphens', () => {
    expect(readComponentTag('<code-group>')?.name).toBe('CodeGroup');
  });
});
