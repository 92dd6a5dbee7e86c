import { describe, expect, it } from 'vitest';
import { siteProblems } from './siteProblems.ts';
import { parseSite } from './siteSchema.ts';

const VALID = { title: 'A', description: 'B' };

/** `line message hint` of everything wrong with a configuration. */
function problemsOf(config: unknown, text = ''): string[] {
  const { error } = parseSite(config);
  return siteProblems(error?.issues ?? [], 'site.config.ts', text).map(({ line, message, hint }) =>
    [line, message, hint].filter((part) => part !== undefined).join(' '),
  );
}

const sidebar = (items: unknown) => ({ ...VALID, sidebars: { '/b/': items } });

describe('siteProblems', () => {
  it('accepts every form that an author may write', () => {
    const children = [
      '',
      ['a', 'A'],
      { title: 'T', path: '/x', collapsable: false, children: ['b'] },
      { title: 'U' },
    ];
    expect(problemsOf(VALID)).toEqual([]);
    expect(problemsOf(sidebar(children))).toEqual([]);
    expect(problemsOf(sidebar({ title: 'T', items: children }))).toEqual([]);
    expect(
      problemsOf({ ...VALID, nav: [{ text: 'A', items: [{ text: 'B', link: 'https://b.org' }] }] }),
    ).toEqual([]);
  });

  it.each([
    [{ description: 'B' }, '`title` is missing. Give it a text.'],
    [{ ...VALID, title: 5 }, '`title` is 5. It has to be a text.'],
    [{ ...VALID, title: '' }, '`title` is "". It has to be a text that is not empty.'],
    [{ ...VALID, base: '/x' }, '`base` is "/x". It has to be a path that starts and ends with "/".'],
    [{ ...VALID, base: '/../' }, '`base` is "/../". It has to be a path that starts and ends with "/".'],
    [
      { ...VALID, icon: 'a.svg' },
      '`icon` is "a.svg". It has to be a path under public/ that starts with "/".',
    ],
    [{ ...VALID, style: {} }, '`style.accentColor` is missing. Give it a color such as "#3eaf7c".'],
    [{ ...VALID, sidebarDepth: 3 }, '`sidebarDepth` is 3. It has to be 0, 1 or 2.'],
    [
      { ...VALID, docsDir: '../x' },
      '`docsDir` is "../x". It has to be a folder below the site, such as "docs".',
    ],
    [{ ...VALID, serach: {} }, '`serach` is not a field of the site configuration. Did you mean `search`?'],
    [{ ...VALID, checks: { orphans: 'off' } }, '`checks.orphans` is "off". It has to be "error" or "warn".'],
    [{ ...VALID, servers: { demo: 'ftp://x' } }, '`servers.demo` is "ftp://x". It has to be a URL or "".'],
  ])('%j', (config, expected) => {
    expect(problemsOf(config)).toEqual([expected]);
  });

  const search = { key: 'k', indexName: 'docs', appId: '', host: '' };
  it.each([
    [{ key: '', indexName: '' }, []],
    [{ key: '', indexName: '', appId: '', host: '' }, []],
    [{ ...search, appId: 'AB1' }, []],
    [{ ...search, host: 'http://localhost:8108' }, []],
    [{ ...search, host: 'https://search.example.org', indexName: '' }, ['indexName']],
    [{ ...search, key: '', appId: 'AB1' }, ['key']],
    [{ key: 'k', indexName: 'docs' }, ['appId']],
    [{ key: 'k', indexName: '' }, ['indexName', 'appId']],
    [{ key: '', indexName: '', host: 'https://search.example.org' }, ['key', 'indexName']],
    [{ ...search, host: 'https://search.example.org/path' }, ['host']],
    [{ ...search, host: "https://a.org; script-src 'unsafe-inline'" }, ['host']],
    [{ ...search, host: 'javascript://a.org' }, ['host']],
    [{ ...search, appId: 'a.org#' }, ['appId']],
    [{ ...search, protocol: 'typesense', host: 'http://localhost:8108' }, []],
    [{ protocol: 'typesense', key: '', indexName: '' }, []],
    [{ ...search, protocol: 'typesense' }, ['host']],
    [{ key: '', indexName: '', protocol: 'typesense', host: 'https://a.org' }, ['key', 'indexName']],
    [{ ...search, protocol: 'meilisearch', host: 'https://a.org' }, ['protocol']],
  ])('hosted search %j: names what is wrong: %j', (given, fields) => {
    const problems = problemsOf({ ...VALID, search: given });
    expect(problems.map((problem) => /^`search\.(\w+)` is /.exec(problem)?.[1])).toEqual(fields);
  });

  it('says what a hosted search lacks', () => {
    const text = "export default {\n  search: {\n    key: 'k',\n    indexName: '',\n  },\n};\n";
    expect(problemsOf({ ...VALID, search: { key: 'k', indexName: '', appId: 'AB1' } }, text)).toEqual([
      '4 `search.indexName` is missing. A hosted search needs the name of its index.',
    ]);
  });

  it.each([
    [[{ text: 'A' }], '`nav[0].link` is missing. Give it a path that starts with "/", or a URL.'],
    [
      [{ text: 'A', link: '/', items: [] }],
      '`nav[0].items` is not a field of the site configuration. Known here: text, link.',
    ],
    [
      [5],
      '`nav[0]` is 5. It has to be a page path, an object with text and link, with text and items, or with guide.',
    ],
    [
      [{ text: 'A', items: [{ text: 'B', link: 'b' }] }],
      '`nav[0].items[0].link` is "b". It has to be a path that starts with "/", or a URL.',
    ],
  ])('navigation %j', (nav, expected) => {
    expect(problemsOf({ ...VALID, nav })).toEqual([expected]);
  });

  const entry = 'It has to be a page path, a [path, text] pair, or an object with title and children.';
  it.each([
    [['a', 5], `\`sidebars["/b/"][1]\` is 5. ${entry}`],
    [[['a', 'b', 'c']], `\`sidebars["/b/"][0]\` is ["a","b","c"]. ${entry}`],
    [{ items: [] }, '`sidebars["/b/"].title` is missing. Give it a text.'],
    [
      'auto',
      '`sidebars["/b/"]` is "auto". It has to be a list of entries, or an object with title and items.',
    ],
    [
      [{ title: 'T', children: [{ title: 'U', collapsible: true, children: [] }] }],
      '`sidebars["/b/"][0].children[0].collapsible` is not a field of the site configuration. Did you mean `collapsable`?',
    ],
  ])('sidebar %j', (items, expected) => {
    expect(problemsOf(sidebar(items))).toEqual([expected]);
  });

  it('refuses a sidebar for what is no prefix', () => {
    expect(problemsOf({ ...VALID, sidebars: { guide: [] } })).toEqual([
      '`sidebars.guide` is no prefix of addresses. Start and end it with "/", like "/user-guide/".',
    ]);
  });

  it('finds the line of a field, the outermost one of its name', () => {
    const text =
      "export default {\n  a: {\n    title: 'x',\n  },\n  title: 5,\n  urls: {\n    docRepo: 'x' },\n};\n";
    expect(problemsOf({ ...VALID, title: 5 }, text)).toEqual(['5 `title` is 5. It has to be a text.']);
    const urls = { docRepo: 'x', docUrl: '', githubDiscussions: '', siteUrl: '' };
    expect(problemsOf({ ...VALID, urls }, text)[0]).toMatch(/^7 `urls\.docRepo` is "x"\./);
  });

  it('does not look for a missing field in the next one', () => {
    const text = "export default {\n  urls: { docUrl: '' },\n  servers: { docRepo: '' },\n};\n";
    const urls = { docUrl: '', githubDiscussions: '', siteUrl: '' };
    expect(problemsOf({ ...VALID, urls }, text)).toEqual([
      '2 `urls.docRepo` is missing. Give it a URL or "".',
    ]);
  });

  it.each([[() => VALID], ['x'], [null]])('refuses a default export that is no object', (config) => {
    expect(problemsOf(config)).toEqual(['The default export is no configuration. It has to be an object.']);
  });

  it('tells all mistakes together', () => {
    expect(problemsOf({ titel: 'A', lang: '?' })).toHaveLength(4);
  });
});
