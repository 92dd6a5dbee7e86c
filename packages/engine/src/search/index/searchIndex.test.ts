import { describe, expect, it } from 'vitest';
import type { Address, EditionName, SearchDocument } from '../../core/types.ts';
import { makeContent } from '../../files/plan.ts';
import { unpackJson } from '../query/packedText.ts';
import { OWN_HASH, type SearchBody, type SearchHead, SearchIndex } from '../query/searchIndex.ts';
import { queryIndex } from '../query/searchQuery.ts';
import { synonymTable } from '../query/searchSynonyms.ts';
import { readSections } from '../query/storedSections.ts';
import { searchIndexFiles } from './searchIndex.ts';

const GUIDES = ['/user-guide/', '/admin-guide/', '/dev-guide/'];

const documents: SearchDocument[] = [
  section('/user-guide/project', 'Project', 'A project groups images and the people who annotate them.'),
  section('/user-guide/project#members', 'Members', 'Contributors and managers work together.'),
  section('/user-guide/role#projects', 'Roles in a project', 'What each member may do.'),
  section('/dev-guide/python#fetch', 'Fetch a model', 'Call Image.fetch_by_id() or getUserById.'),
  section('/admin-guide/legacy/backup', 'Make a copy', 'Copy the folder.', { edition: 'legacy' }),
  section('/admin-guide/ce/backup', 'Make a copy', 'Copy the folder.', { edition: 'community' }),
  section('/admin-guide/ce/installation#docker', 'Install Docker', 'Run the engine first.'),
  section(
    '/user-guide/image-viewer',
    'Image viewer',
    'Open a virtual slide. Les éléments. 画像を開く\n\t\tReset zoom',
  ),
  section('/dev-guide/api/images#list', 'List images', 'GET /api/image.json list Gives all.', { api: true }),
];
const glossary = [
  term('virtual slide', ['WSI', 'whole slide image'], '/user-guide/image-viewer'),
  term('Ontology', [], undefined),
  term('member', ['people', 'peopel on board'], undefined),
];
const filler = many(30, (i) => section(`/other/p${i}`, `Other ${i}`, `Something else number ${i}.`));

function section(
  id: string,
  title: string,
  text: string,
  extra: Partial<SearchDocument> = {},
): SearchDocument {
  const [address = '', slug] = id.split('#');
  return {
    address: address as Address,
    hash: slug === undefined ? '' : `#${slug}`,
    title,
    trail: [],
    text,
    questions: [],
    kind: undefined,
    guide: '',
    edition: undefined,
    api: false,
    ...extra,
  };
}

function term(name: string, synonyms: string[], to: string | undefined) {
  return { term: name, synonyms, definition: 'Something.', to, abbreviation: false, match: true };
}

function many(count: number, make: (i: number) => SearchDocument): SearchDocument[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

function read(given = documents, terms = glossary) {
  const { files, urls } = searchIndexFiles(given, '/docs/', terms, GUIDES, {
    translations: {},
    pageEditions: {
      community: { words: ['community'], weight: 1 },
      legacy: { words: ['legacy'], weight: 0.4 },
    },
  });
  const [head, body] = files.map(makeContent) as [Uint8Array, Uint8Array];
  return { files, urls, head: unpackJson<SearchHead>(head), body: unpackJson<SearchBody>(body) };
}

/** An index of some sections; `before` is asked once only their titles are there. */
function load(given = documents, terms = glossary, before?: string) {
  const { head, body } = read(given, terms);
  const index = new SearchIndex();
  const table = synonymTable(head.synonyms);
  const find = (query: string, place: { guide?: string; edition?: EditionName; only?: string } = {}) =>
    queryIndex(index, table, query, { guide: '', edition: undefined, ...place }, 40);
  const ask = (...question: Parameters<typeof find>) =>
    find(...question).matches.map(({ id }) => {
      const found = index.sections[id];
      return `${found?.address}${found?.hash}`;
    });
  index.addHead(head);
  const early = before === undefined ? [] : ask(before);
  index.addSections(body.operations);
  index.addTexts(0, body);
  return { index, find, ask, early };
}

describe('searchIndexFiles', () => {
  it('names hashed files and their URLs, the same for equal input', () => {
    const { files, urls } = read();
    expect(files.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^assets\/search\/titles\.[\w-]{8}\.txt$/),
      expect.stringMatching(/^assets\/search\/text\.[\w-]{8}\.txt$/),
    ]);
    expect(Object.values(urls)).toEqual(files.map(({ path }) => `/docs/${path}`));
    expect(read([...documents])).toEqual(read());
  });

  it('keeps text and operations out of the first file', () => {
    const { head, body } = read();
    expect(JSON.stringify(head)).not.toMatch(/contributors|List images/i);
    expect(body.texts[1]).toBe('Contributors and managers work together.');
    expect(readSections(body.operations)).toMatchObject([{ title: 'List images' }]);
  });

  it('makes definitions of the glossary sections of their own, and tells the guide of each', () => {
    const { head, body } = read();
    expect(readSections(head.sections).at(-1)).toMatchObject({
      title: 'virtual slide',
      address: '/user-guide/image-viewer',
      kind: 'term',
      guide: '/user-guide/',
    });
    expect(body.texts[head.sections.length - 1]).toBe('Something.');
    expect(head.synonyms).toEqual([
      ['virtual slide', 'WSI', 'whole slide image'],
      ['member', 'people', 'peopel on board'],
    ]);
  });
});

describe('queryIndex', () => {
  const { ask, find } = load();

  it.each([
    ['project', '/user-guide/project'],
    ['contributors', '/user-guide/project#members'],
    ['getuserbyid', '/dev-guide/python#fetch'],
    ['get user', '/dev-guide/python#fetch'],
    ['fetch_by', '/dev-guide/python#fetch'],
    ['how to install the doc', '/admin-guide/ce/installation#docker'],
    ['installing dokcer', '/admin-guide/ce/installation#docker'],
    ['contibutors', '/user-guide/project#members'],
    ['elements', '/user-guide/image-viewer'],
    ['画像', '/user-guide/image-viewer'],
    ['zoom reset', '/user-guide/image-viewer'],
    // One word of the index as two, and the first of two words unfinished.
    ['back up else', '/admin-guide/ce/backup'],
    ['contrib work', '/user-guide/project#members'],
    ['WSI', '/user-guide/image-viewer'],
    ['roles project', '/user-guide/role#projects'],
    ['managers zebra', '/user-guide/project#members'],
    ['/api/image.json', '/dev-guide/api/images#list'],
    ['images', '/user-guide/image-viewer'],
    ['', undefined],
    ['!!', undefined],
    ['qqqqqq', undefined],
  ])('%j leads to %s', (query, expected) => {
    expect(ask(query)[0]).toBe(expected);
  });

  it('knows what readers ask once texts are there, even if it was asked before', () => {
    const asked = section('/user-guide/role', 'Members of a project', 'Text.', {
      questions: ['share my work'],
    });
    const other = section('/user-guide/storage', 'Share', 'Share my work with others, share it.');
    const scoresOf = (before?: string) =>
      load([asked, other, ...filler], [], before).find('share my work').matches;
    expect(scoresOf('members of a project share')).toEqual(scoresOf());
  });

  it('finds words of texts once these are there', () => {
    const late = load(documents, glossary, 'contributors');
    expect(late.early).toEqual([]);
    expect(late.ask('contributors')).toEqual(['/user-guide/project#members']);
    expect(load(documents, glossary, 'project').early[0]).toBe('/user-guide/project');
  });

  it('puts other editions after the Community Edition, unless they are named or the reader is there', () => {
    expect(ask('make a copy')[0]).toBe('/admin-guide/ce/backup');
    expect(ask('make a copy legacy')[0]).toBe('/admin-guide/legacy/backup');
    const there = { guide: '/admin-guide/', edition: 'legacy' } as const;
    expect(ask('make a copy', there)[0]).toBe('/admin-guide/legacy/backup');
  });

  it('says which other name found a section', () => {
    const { matches, also } = find('wsi');
    expect(matches[0]?.also).toEqual(['virtual slide']);
    expect(also).toEqual([{ asked: 'wsi', also: ['virtual slide'] }]);
    expect(find('contributors').also).toEqual([]);
  });

  it('knows other names of a misspelled word too, unless they are known as they were written', () => {
    expect(ask('people')).toContain('/user-guide/role#projects');
    expect(ask('poeple')).toContain('/user-guide/role#projects');
    expect(find('poeple').also).toEqual([{ asked: 'people', also: ['member'] }]);
    expect(find('peopel on board').also[0]?.asked).toBe('peopel on board');
  });

  it.each([
    ['contibutors', 'contributors'],
    ['vewer', 'viewer'],
    ['qqqqqq', undefined],
    ['viewer', undefined],
    ['wsi', undefined],
  ])('suggests for %j: %j', (query, suggestion) => {
    expect(find(query).suggestion).toBe(suggestion);
  });

  it('gives at most four sections of a page', () => {
    const page = many(9, (i) => section(`/a#s${i}`, `Slide ${i}`, 'All about the slide and what is on it.'));
    const found = load([...page, section('/b', 'Slide', 'One slide.'), ...filler], []).ask('slide');
    expect(found.filter((id) => id.startsWith('/a#'))).toHaveLength(4);
    expect(found).toContain('/b');
  });

  it('stays within the guide that is asked for', () => {
    const given = GUIDES.map((guide) => section(`${guide}a`, 'Slide', 'A slide.', { guide }));
    const found = load([...given, ...filler], []);
    expect(found.ask('slide')).toHaveLength(3);
    expect(found.ask('slide', { only: '/dev-guide/' })).toEqual(['/dev-guide/a']);
  });

  it('gives what is explained before the operations that do it, whose texts lie behind those of pages', () => {
    const text = 'How to list slides in the browser window of a project.';
    const operation = section('/api#list', 'List slides', text, { api: true });
    const found = load([operation, section('/a', 'List slides', text), ...filler], []);
    expect(found.ask('list slides').slice(0, 2)).toEqual(['/a', '/api#list']);
    expect(found.index.texts[0]).toBe(text);
    expect(found.index.texts).toHaveLength(filler.length + 2);
  });

  it('has texts as they were, with the anchors that files leave out', () => {
    const { body } = read();
    const { index } = load();
    const at = body.texts.findIndex((text) => text.includes(OWN_HASH));
    expect(index.texts[at]).toBe('GET /api/image.json list Gives all.');
  });
});
