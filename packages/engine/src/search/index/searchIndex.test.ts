import { describe, expect, it } from 'vitest';
import type { Address, EditionName, SearchDocument } from '../../core/types.ts';
import { type SearchApi, type SearchBody, type SearchHead, SearchIndex } from '../query/searchIndex.ts';
import { queryIndex } from '../query/searchQuery.ts';
import { synonymTable } from '../query/searchSynonyms.ts';
import { searchIndexFiles } from './searchIndex.ts';

const GUIDES = ['/user-guide/', '/admin-guide/', '/dev-guide/'];

const documents: SearchDocument[] = [
  section('/user-guide/project', 'Project', [], 'A project groups images and the people who annotate them.'),
  section('/user-guide/project#members', 'Members', ['Project'], 'Contributors and managers work together.'),
  section('/user-guide/role#projects', 'Roles in a project', ['Role'], 'What each member may do.'),
  section(
    '/dev-guide/clients/python/usage#fetch',
    'Fetch a model',
    ['Python'],
    'Call Image.fetch_by_id() or getUserById.',
  ),
  section('/admin-guide/legacy/backup', 'Make a copy', [], 'Copy the folder.', { edition: 'legacy' }),
  section('/admin-guide/ce/backup', 'Make a copy', [], 'Copy the folder.', { edition: 'community' }),
  section('/admin-guide/ce/installation#docker', 'Install Docker', ['Installation'], 'Run the engine first.'),
  section(
    '/user-guide/image-viewer',
    'Image viewer',
    [],
    'Open a virtual slide. Les éléments. 画像を開く\n\t\tReset zoom',
    {},
  ),
  section('/dev-guide/api/reference/images#list', 'List images', [], 'GET /api/image.json', { api: true }),
];
const glossary = [
  term('virtual slide', ['WSI', 'whole slide image'], '/user-guide/image-viewer'),
  term('Ontology', [], undefined),
  term('member', ['people', 'peopel on board'], undefined),
];

function section(
  id: string,
  title: string,
  trail: string[],
  text: string,
  extra: Partial<SearchDocument> = {},
): SearchDocument {
  const [address = '', slug] = id.split('#');
  const hash = slug === undefined ? '' : `#${slug}`;
  const rest = {
    summary: '',
    questions: [],
    kind: undefined,
    guide: '',
    edition: undefined,
    api: false,
  };
  return { ...rest, id, address: address as Address, hash, title, trail, text, ...extra };
}

function term(name: string, synonyms: string[], to: string | undefined) {
  return { term: name, synonyms, definition: 'Something.', to, abbreviation: false, match: true };
}

function read() {
  const { files, urls } = searchIndexFiles(documents, '/docs/', glossary, GUIDES, {
    translations: {},
    pageEditions: {
      community: { words: ['community'], weight: 1 },
      legacy: { words: ['legacy'], weight: 0.4 },
    },
  });
  const [head, body, api] = files.map((file) => JSON.parse('content' in file ? String(file.content) : ''));
  return { files, urls, head: head as SearchHead, body: body as SearchBody, api: api as SearchApi };
}

function load(parts: 'titles' | 'all') {
  const { head, body, api } = read();
  const index = new SearchIndex();
  index.addHead(head);
  if (parts === 'all') index.addTexts(0, body);
  if (parts === 'all') index.addApi(api);
  const table = synonymTable(head.synonyms);
  const find = (query: string, guide = '', edition?: EditionName) =>
    queryIndex(index, table, query, { guide, edition }, 10);
  const ask = (query: string, guide?: string, edition?: EditionName) =>
    find(query, guide, edition).matches.map(({ id }) => {
      const found = index.sections[id];
      return `${found?.address}${found?.hash}`;
    });
  return { find, ask };
}

describe('searchIndexFiles', () => {
  it('names hashed files and their URLs', () => {
    const { files, urls } = read();
    expect(files.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^assets\/search\/titles\.[\w-]{8}\.json$/),
      expect.stringMatching(/^assets\/search\/text\.[\w-]{8}\.json$/),
      expect.stringMatching(/^assets\/search\/api\.[\w-]{8}\.json$/),
    ]);
    expect(Object.values(urls)).toEqual(files.map(({ path }) => `/docs/${path}`));
  });

  it('has no file for operations where there are none', () => {
    const { files, urls } = searchIndexFiles(documents.slice(0, 2), '/');
    expect(files).toHaveLength(2);
    expect(urls.api).toBeUndefined();
  });

  it('gives equal bytes for equal input', () => {
    expect(searchIndexFiles([...documents], '/', glossary)).toEqual(
      searchIndexFiles(documents, '/', glossary),
    );
  });

  it('keeps text and operations out of the first file', () => {
    const { head, body, api } = read();
    expect(JSON.stringify(head)).not.toMatch(/contributors|List images/i);
    expect(body.texts[1]).toBe('Contributors and managers work together.');
    expect(api.sections.map(({ title }) => title)).toEqual(['List images']);
  });

  it('makes definitions of the glossary sections of their own, and tells the guide of each', () => {
    const { head, body } = read();
    const { title, address, kind, guide } = head.sections.at(-1) ?? {};
    expect([title, address, kind, guide]).toEqual([
      'virtual slide',
      '/user-guide/image-viewer',
      'term',
      '/user-guide/',
    ]);
    expect(body.texts.at(-1)).toBe('Something.');
    expect(head.synonyms.map((group) => group.map(({ text }) => text))).toEqual([
      ['virtual slide', 'WSI', 'whole slide image'],
      ['member', 'people', 'peopel on board'],
    ]);
  });
});

describe('queryIndex', () => {
  const titles = load('titles');
  const all = load('all');

  it('finds titles with the first file, the page itself first', () => {
    expect(titles.ask('project')[0]).toBe('/user-guide/project');
    expect(titles.ask('contributors')).toEqual([]);
  });

  it.each([
    ['contributors', '/user-guide/project#members'],
    ['getuserbyid', '/dev-guide/clients/python/usage#fetch'],
    ['get user', '/dev-guide/clients/python/usage#fetch'],
    ['fetch_by', '/dev-guide/clients/python/usage#fetch'],
    ['fetch', '/dev-guide/clients/python/usage#fetch'],
    ['how to install the doc', '/admin-guide/ce/installation#docker'],
    ['installing dokcer', '/admin-guide/ce/installation#docker'],
    ['contibutors', '/user-guide/project#members'],
    ['elements', '/user-guide/image-viewer'],
    ['画像', '/user-guide/image-viewer'],
    ['zoom reset', '/user-guide/image-viewer'],
    ['WSI', '/user-guide/image-viewer'],
    ['roles project', '/user-guide/role#projects'],
    ['managers zebra', '/user-guide/project#members'],
    ['/api/image.json', '/dev-guide/api/reference/images#list'],
    ['images', '/user-guide/image-viewer'],
  ])('%j leads to %s', (query, expected) => {
    expect(all.ask(query)[0]).toBe(expected);
  });

  it.each(['', '   ', '!!', 'qqqqqq'])('finds nothing for %j', (query) => {
    expect(all.ask(query)).toEqual([]);
  });

  it('puts other editions after the Community Edition, unless they are named or the reader is there', () => {
    expect(all.ask('make a copy')[0]).toBe('/admin-guide/ce/backup');
    expect(all.ask('make a copy legacy')[0]).toBe('/admin-guide/legacy/backup');
    expect(all.ask('make a copy', '/admin-guide/', 'legacy')[0]).toBe('/admin-guide/legacy/backup');
  });

  it('says which other name found a section', () => {
    const { matches, also } = all.find('wsi');
    expect(matches[0]?.also).toEqual(['virtual slide']);
    expect(also).toEqual([{ asked: 'wsi', also: ['virtual slide'] }]);
    expect(all.find('contributors').also).toEqual([]);
  });

  it('knows other names of a misspelled word too, unless they are known as they were written', () => {
    expect(all.ask('people')).toContain('/user-guide/role#projects');
    expect(all.ask('poeple')).toContain('/user-guide/role#projects');
    expect(all.find('poeple').also).toEqual([{ asked: 'people', also: ['member'] }]);
    expect(all.find('peopel on board').also[0]?.asked).toBe('peopel on board');
  });

  it.each([
    ['contibutors', 'contributors'],
    ['vewer', 'viewer'],
    ['qqqqqq', undefined],
    ['viewer', undefined],
    ['wsi', undefined],
  ])('suggests for %j: %j', (query, suggestion) => {
    expect(all.find(query).suggestion).toBe(suggestion);
  });
});
