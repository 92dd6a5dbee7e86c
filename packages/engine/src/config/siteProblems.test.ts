import { expect, it } from 'vitest';
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

const sidebar = (items: unknown) => ({ sidebars: { '/b/': items } });
const entries = [
  '',
  ['a', 'A'],
  { title: 'T', path: '/x', collapsable: false, children: ['b'] },
  { title: 'U' },
];

it.each([
  {},
  sidebar(entries),
  sidebar({ title: 'T', items: entries }),
  { nav: [{ text: 'A', items: [{ text: 'B', link: 'https://b.org' }] }] },
])('accepts what an author may write: %j', (config) => {
  expect(problemsOf({ ...VALID, ...config })).toEqual([]);
});

const PATH = 'It has to be a path that starts and ends with "/".';
const ENTRY = 'It has to be a page path, a [path, text] pair, or an object with title and children.';
const ITEM = 'It has to be a page path, an object with text and link, with text and items, or with guide.';
const LINK = 'It has to be a path that starts with "/", or a URL.';
const SIDEBAR = 'It has to be a list of entries, or an object with title and items.';
it.each([
  [{ title: undefined }, '`title` is missing. Give it a text.'],
  [{ title: 5 }, '`title` is 5. It has to be a text.'],
  [{ title: '' }, '`title` is "". It has to be a text that is not empty.'],
  [{ base: '/x' }, `\`base\` is "/x". ${PATH}`],
  [{ base: '/../' }, `\`base\` is "/../". ${PATH}`],
  [{ icon: 'a.svg' }, '`icon` is "a.svg". It has to be a path under public/ that starts with "/".'],
  [{ style: {} }, '`style.accentColor` is missing. Give it a color such as "#3eaf7c".'],
  [{ sidebarDepth: 3 }, '`sidebarDepth` is 3. It has to be 0, 1 or 2.'],
  [{ serach: {} }, '`serach` is not a field of the site configuration. Did you mean `search`?'],
  [{ checks: { orphans: 'off' } }, '`checks.orphans` is "off". It has to be "error" or "warn".'],
  [{ servers: { demo: 'ftp://x' } }, '`servers.demo` is "ftp://x". It has to be a URL or "".'],
  [{ nav: [{ text: 'A' }] }, '`nav[0].link` is missing. Give it a path that starts with "/", or a URL.'],
  [{ nav: [5] }, `\`nav[0]\` is 5. ${ITEM}`],
  [{ nav: [{ text: 'A', items: [{ text: 'B', link: 'b' }] }] }, `\`nav[0].items[0].link\` is "b". ${LINK}`],
  [sidebar(['a', 5]), `\`sidebars["/b/"][1]\` is 5. ${ENTRY}`],
  [sidebar({ items: [] }), '`sidebars["/b/"].title` is missing. Give it a text.'],
  [sidebar('auto'), `\`sidebars["/b/"]\` is "auto". ${SIDEBAR}`],
  [
    sidebar([{ title: 'T', children: [{ title: 'U', collapsible: true, children: [] }] }]),
    '`sidebars["/b/"][0].children[0].collapsible` is not a field of the site configuration. Did you mean `collapsable`?',
  ],
  [
    { sidebars: { guide: [] } },
    '`sidebars.guide` is no prefix of addresses. Start and end it with "/", like "/user-guide/".',
  ],
])('%j', (config, expected) => {
  expect(problemsOf({ ...VALID, ...config })).toEqual([expected]);
});

const search = { key: 'k', indexName: 'docs', appId: '', host: '' };
it.each([
  [{ key: '', indexName: '' }, []],
  [{ ...search, appId: 'AB1' }, []],
  [{ ...search, host: 'http://localhost:8108' }, []],
  [{ ...search, key: '', appId: 'AB1' }, ['key']],
  [{ key: 'k', indexName: '' }, ['indexName', 'appId']],
  [{ ...search, host: 'https://search.example.org/path' }, ['host']],
  [{ ...search, host: "https://a.org; script-src 'unsafe-inline'" }, ['host']],
  [{ ...search, host: 'javascript://a.org' }, ['host']],
  [{ ...search, appId: 'a.org#' }, ['appId']],
  [{ ...search, protocol: 'typesense', host: 'http://localhost:8108' }, []],
  [{ ...search, protocol: 'typesense' }, ['host']],
  [{ key: '', indexName: '', protocol: 'typesense', host: 'https://a.org' }, ['key', 'indexName']],
  [{ ...search, protocol: 'meilisearch', host: 'https://a.org' }, ['protocol']],
])('hosted search %j: names what is wrong: %j', (given, fields) => {
  const problems = problemsOf({ ...VALID, search: given });
  expect(problems.map((problem) => /^`search\.(\w+)` is /.exec(problem)?.[1])).toEqual(fields);
});

it.each([
  [
    { title: 5 },
    "export default {\n  a: {\n    title: 'x',\n  },\n  title: 5,\n};\n",
    '5 `title` is 5. It has to be a text.',
  ],
  [
    { search: { key: 'k', indexName: '', appId: 'AB1' } },
    "export default {\n  search: {\n    key: 'k',\n    indexName: '',\n  },\n};\n",
    '4 `search.indexName` is missing. A hosted search needs the name of its index.',
  ],
  [
    // Not in the next field.
    { urls: { docUrl: '', githubDiscussions: '', siteUrl: '' } },
    "export default {\n  urls: { docUrl: '' },\n  servers: { docRepo: '' },\n};\n",
    '2 `urls.docRepo` is missing. Give it a URL or "".',
  ],
])('finds the line of %j', (config, text, expected) => {
  expect(problemsOf({ ...VALID, ...config }, text)).toEqual([expected]);
});

it.each([[() => VALID], ['x'], [null]])('refuses a default export that is no object', (config) => {
  expect(problemsOf(config)).toEqual(['The default export is no configuration. It has to be an object.']);
});
