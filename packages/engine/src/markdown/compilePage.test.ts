import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../../../test/support/compileText.ts';

describe('compilePage', () => {
  it('makes the page record', async () => {
    const { record } = await compileText(
      '---\ntitle: A *b*\nsidebarDepth: 1\n---\n## S\n',
      {},
      'dev-guide/README.md',
    );
    expect(record).toMatchObject({
      title: 'A b',
      regularPath: '/dev-guide/',
      relativePath: 'dev-guide/README.md',
      path: '/dev-guide/',
      headers: [{ level: 2, title: 'S', slug: 's' }],
      frontmatter: { title: 'A *b*', sidebarDepth: 1, api: false, redirectFrom: [] },
    });
    expect(record.key).toMatch(/^v-[0-9a-f]{8}$/);
  });

  it('gives the same page the same result, whatever was compiled before', async () => {
    const text = '---\ntitle: A\n---\n## S\n\n<Demo/>\n\n```js\nlet a\n```\n';
    const first = await compileText(text);
    await compileText('# Other\n\n[a]: /b\n\n<Demo/>\n');
    expect(await compileText(text)).toEqual(first);
  });

  it('takes the path from permalink', async () => {
    const { record } = await compileText('---\ntitle: A\npermalink: /old place/\n---\n');
    expect(record).toMatchObject({ path: '/old%20place/', regularPath: '/guide/page.html' });
  });

  it.each([
    ['README.md', '/', '/'],
    ['index.md', '/', '/'],
    ['readme.md', '/', '/'],
    ['foo/README.md', '/foo/', '/foo/'],
    ['foo/Index.md', '/foo/', '/foo/'],
    ['foo/bar.md', '/foo/bar.html', '/foo/bar'],
    ['a/b c.md', '/a/b%20c.html', '/a/b%20c'],
  ])('gives %s the paths it had', async (file, regularPath, path) => {
    expect((await compileText('# A\n', {}, file)).record).toMatchObject({ regularPath, path });
  });

  it('names files from the root of the site', async () => {
    expect((await compileText('text')).problems[0]?.file).toBe('docs/guide/page.md');
    expect((await compileText('text', { docsDir: '.' })).problems[0]?.file).toBe('guide/page.md');
  });
});

describe('heading of the first level', () => {
  it('comes from front matter when the body has none', async () => {
    expect(await htmlOf('---\ntitle: A & *b*\n---\ntext')).toBe(
      '<h1 id="frontmatter-title">A &amp; b</h1>\n<p>text</p>',
    );
    expect((await compileText('---\ntitle: A\n---\ntext')).ids).toEqual(['frontmatter-title']);
  });

  it('is left to the layout on a home page', async () => {
    expect(await htmlOf('---\ntitle: A\nhome: true\n---\ntext')).toBe('<p>text</p>');
  });

  it.each(['# B', '<h1>B</h1>'])('%s in the body is the only one', async (heading) => {
    const html = await htmlOf(`---\ntitle: A\n---\n${heading}\n`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('B');
  });

  it('more than once is a warning', async () => {
    const { problems } = await compileText('# A\n\n# B\n');
    expect(problems).toMatchObject([{ severity: 'warning', line: 3 }]);
  });
});

describe('description', () => {
  it.each([
    ['---\ntitle: A\ndescription: D\n---\ntext', 'D'],
    [
      '---\ntitle: A\n---\n::: tip\nbox\n:::\n\nSome *text* with `code` :tada: {{ $site.title }}\nand a [link](/x).\n\nMore.',
      'Some text with code 🎉 Documentation and a link.',
    ],
    ['---\ntitle: A\n---\n', ''],
  ])('%j -> %s', async (text, description) => {
    expect((await compileText(text)).description).toBe(description);
  });

  it('is cut at a word', async () => {
    const { description } = await compileText(`---\ntitle: A\n---\n${'word, '.repeat(40)}`);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/word…$/);
  });
});

describe('reading time', () => {
  it.each([
    [10, 1],
    [400, 2],
    [990, 5],
  ])('of %i words is %i minutes', async (words, minutes) => {
    const code = '```\ncode code code\n```\n'.repeat(200);
    expect((await compileText(`# A\n\n${'word '.repeat(words)}\n\n${code}`)).minutes).toBe(minutes);
  });
});
