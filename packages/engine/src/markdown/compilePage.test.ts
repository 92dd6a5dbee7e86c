import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../../../test/support/compileText.ts';

describe('compilePage', () => {
  it('makes the page record', async () => {
    const text = '---\ntitle: A *b*\nsidebarDepth: 1\n---\n## S\n';
    const { record } = await compileText(text, {}, 'dev-guide/README.md');
    expect(record).toMatchObject({
      title: 'A b',
      relativePath: 'dev-guide/README.md',
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

  it.each([
    ['README.md', '# A', '/', '/'],
    ['readme.md', '# A', '/', '/'],
    ['foo/Index.md', '# A', '/foo/', '/foo/'],
    ['foo/bar.md', '# A', '/foo/bar.html', '/foo/bar'],
    ['a/b c.md', '# A', '/a/b%20c.html', '/a/b%20c'],
    ['a.md', '---\npermalink: /old place/\n---\n', '/a.html', '/old%20place/'],
  ])('gives %s with %j the paths it had', async (file, text, regularPath, path) => {
    expect((await compileText(text, {}, file)).record).toMatchObject({ regularPath, path });
  });

  it('names files from the root of the site, as in a warning of a second title', async () => {
    expect((await compileText('text')).problems[0]?.file).toBe('docs/guide/page.md');
    const [second] = (await compileText('# A\n\n# B')).problems;
    expect(second).toMatchObject({ file: 'docs/guide/page.md', line: 3, severity: 'warning' });
  });

  it.each([
    ['title: A & *b*', 'text', '<h1 id="frontmatter-title">A &amp; b</h1>\n<p>text</p>'],
    ['title: A', '<h1>B</h1>', '<h1>B</h1>'],
    ['home: true', 'text', '<p>text</p>'],
  ])('has one heading of the first level with "%s" above %j', async (frontMatter, body, html) => {
    expect(await htmlOf(`---\n${frontMatter}\n---\n${body}`)).toBe(html);
  });

  it.each([
    ['---\ntitle: A\ndescription: D\n---\ntext', 'D'],
    ['::: tip\nbox\n:::\n\nSome *text*, `code`\nand a [link](/x).\n\nMore.', 'Some text, code and a link.'],
    ['# A', ''],
    ['word, '.repeat(40), `${'word, '.repeat(25)}word…`],
  ])('describes %.30j as %j', async (text, description) => {
    expect((await compileText(text)).description).toBe(description);
  });

  it.each([
    [400, 2],
    [990, 5],
  ])('takes %i words to be read in %i minutes', async (words, minutes) => {
    const code = '```\ncode code code\n```\n'.repeat(200);
    expect((await compileText(`${'word '.repeat(words)}\n\n${code}`)).minutes).toBe(minutes);
  });
});
