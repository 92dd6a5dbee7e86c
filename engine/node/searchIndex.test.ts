import MiniSearch, { type AsPlainObject } from 'minisearch';
import { describe, expect, it } from 'vitest';
import { bodyOptions, headOptions } from '../shared/searchOptions.ts';
import { queryIndex, type SearchBody, type SearchHead, spellingsOf, termsOf } from '../shared/searchQuery.ts';
import type { Address, SearchDocument } from '../shared/types.ts';
import { searchIndexFiles } from './searchIndex.ts';

const documents: SearchDocument[] = [
  section(
    '/user-guide/project',
    '',
    'Project',
    [],
    'A project groups images and the people who annotate them.',
  ),
  section(
    '/user-guide/project',
    '#members',
    'Members',
    ['Project'],
    'Contributors and managers work together.',
  ),
  section('/user-guide/role', '#projects', 'Roles in a project', ['Role'], 'What each member may do.'),
  section(
    '/dev-guide/clients/python/usage',
    '#fetch',
    'Fetch a model',
    ['Python'],
    'Call Image.fetch_by_id() or getUserById.',
  ),
  section(
    '/admin-guide/ce/installation',
    '#docker',
    'Install Docker',
    ['Installation'],
    'Run the container engine first.',
  ),
  section(
    '/user-guide/image-viewer',
    '',
    'Image viewer',
    [],
    'Open a whole slide image. Les éléments sont là. 画像を開く',
  ),
];
const glossary = [
  {
    term: 'WSI',
    synonyms: ['whole slide image'],
    definition: '',
    to: undefined,
    abbreviation: true,
    match: true,
  },
  { term: 'Ontology', synonyms: [], definition: '', to: undefined, abbreviation: false, match: true },
];

function section(
  address: string,
  hash: string,
  title: string,
  trail: string[],
  text: string,
): SearchDocument {
  const id = address + hash;
  return {
    id,
    address: address as Address,
    hash,
    title,
    trail,
    text,
    kind: 'guide',
    guide: '',
    edition: undefined,
  };
}

function load() {
  const { files, urls } = searchIndexFiles(documents, '/docs/', glossary);
  const [head, body] = files.map((file) => JSON.parse('content' in file ? String(file.content) : ''));
  const titles: SearchHead<AsPlainObject> = head;
  const text: SearchBody<AsPlainObject> = body;
  const heads = MiniSearch.loadJS(titles.index, headOptions);
  const bodies = MiniSearch.loadJS(text.index, bodyOptions);
  const ask = (index: MiniSearch, query: string) =>
    queryIndex(index, query, titles.sections, titles.synonyms).map(({ id }) => {
      const found = titles.sections[id];
      return `${found?.address}${found?.hash}`;
    });
  return { files, urls, titles, text, heads, bodies, ask };
}

describe('searchIndexFiles', () => {
  it('names two hashed files and their URLs', () => {
    const { files, urls } = load();
    expect(files.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^assets\/search\/titles\.[\w-]{8}\.json$/),
      expect.stringMatching(/^assets\/search\/text\.[\w-]{8}\.json$/),
    ]);
    expect(urls).toEqual({ head: `/docs/${files[0]?.path}`, body: `/docs/${files[1]?.path}` });
  });

  it('gives equal bytes for equal input', () => {
    expect(searchIndexFiles(documents, '/', glossary)).toEqual(
      searchIndexFiles([...documents], '/', glossary),
    );
  });

  it('keeps body text out of the first file, and synonyms only where there are some', () => {
    const { titles, text } = load();
    expect(JSON.stringify(titles)).not.toContain('Contributors');
    expect(titles.synonyms).toEqual([['WSI', 'whole slide image']]);
    expect(text.texts[1]).toBe('Contributors and managers work together.');
  });
});

describe('queryIndex', () => {
  const { heads, bodies, ask } = load();

  it('finds titles with the small index, the page itself first', () => {
    expect(ask(heads, 'project')[0]).toBe('/user-guide/project');
    expect(ask(heads, 'contributors')).toEqual([]);
  });

  it.each([
    ['contributors', '/user-guide/project#members'],
    ['getuserbyid', '/dev-guide/clients/python/usage#fetch'],
    ['get user', '/dev-guide/clients/python/usage#fetch'],
    ['fetch_by', '/dev-guide/clients/python/usage#fetch'],
    ['how to install the doc', '/admin-guide/ce/installation#docker'],
    ['instal dokcer', '/admin-guide/ce/installation#docker'],
    ['elements', '/user-guide/image-viewer'],
    ['画像', '/user-guide/image-viewer'],
    ['open WSI', '/user-guide/image-viewer'],
    ['roles project', '/user-guide/role#projects'],
    ['managers zebra', '/user-guide/project#members'],
  ])('%j leads to %s', (query, expected) => {
    expect(ask(bodies, query)[0]).toBe(expected);
  });

  it.each(['', '   ', '!!', 'qqqqqq'])('finds nothing for %j', (query) => {
    expect(ask(bodies, query)).toEqual([]);
  });
});

describe('termsOf', () => {
  it.each([
    ['how to install', ['install']],
    ['install the', ['install', 'the']],
    ['install the ', ['install']],
    ['the', ['the']],
    ['Users users', ['users']],
  ])('%j', (query, terms) => {
    expect(termsOf(query)).toEqual(terms);
  });
});

describe('spellingsOf', () => {
  it('replaces a term by what means the same, in both directions', () => {
    const groups = [['WSI', 'whole slide image']];
    expect(spellingsOf('open a wsi', groups)).toEqual(['open a wsi', 'open a whole slide image']);
    expect(spellingsOf('Whole slide image viewer', groups)).toEqual([
      'Whole slide image viewer',
      'WSI viewer',
    ]);
    expect(spellingsOf('wsix', groups)).toEqual(['wsix']);
  });
});
