import { describe, expect, it } from 'vitest';
import type { Address, SearchDocument } from '../../core/types.ts';
import { SearchIndex } from '../query/searchIndex.ts';
import { queryIndex } from '../query/searchQuery.ts';
import { synonymTable } from '../query/searchSynonyms.ts';
import { searchIndexFiles } from './searchIndex.ts';

const GUIDES = ['/user-guide/', '/dev-guide/'];

function section(
  id: string,
  title: string,
  text: string,
  extra: Partial<SearchDocument> = {},
): SearchDocument {
  const [address = '', slug] = id.split('#');
  const hash = slug === undefined ? '' : `#${slug}`;
  const rest = {
    trail: [],
    summary: '',
    questions: [],
    kind: undefined,
    edition: undefined,
    api: false,
  };
  return { ...rest, guide: '', id, address: address as Address, hash, title, text, ...extra };
}

/** An index of some sections; `before` is asked once only their titles are there. */
function load(documents: SearchDocument[], before?: string) {
  const [head, body, api] = searchIndexFiles(documents, '/', [], GUIDES).files.map((file) =>
    JSON.parse('content' in file ? String(file.content) : ''),
  );
  const index = new SearchIndex();
  const ask = (query: string, only?: string) => {
    const place = { guide: '', edition: undefined, ...(only === undefined ? {} : { only }) };
    return queryIndex(index, synonymTable([]), query, place, 40).matches.map(({ id }) => {
      const found = index.sections[id];
      return `${found?.address}${found?.hash}`;
    });
  };
  index.addHead(head);
  if (before !== undefined) ask(before);
  index.addTexts(0, body);
  if (api !== undefined) index.addApi(api);
  return { index, ask };
}

const many = (count: number, make: (i: number) => SearchDocument) =>
  Array.from({ length: count }, (_, i) => make(i));
const filler = many(30, (i) => section(`/other/p${i}`, `Other ${i}`, `Something else number ${i}.`));

describe('the answer to a question', () => {
  it('has at most four sections of a page', () => {
    const page = many(9, (i) => section(`/a#s${i}`, `Slide ${i}`, 'All about the slide and what is on it.'));
    const { ask } = load([...page, section('/b', 'Slide', 'One slide.'), ...filler]);
    const found = ask('slide');
    expect(found.filter((id) => id.startsWith('/a#'))).toHaveLength(4);
    expect(found).toContain('/b');
  });

  it('stays within the guide that is asked for', () => {
    const { ask } = load([
      section('/user-guide/a', 'Slide', 'A slide.', { guide: '/user-guide/' }),
      section('/dev-guide/a', 'Slide', 'A slide.', { guide: '/dev-guide/' }),
      ...filler,
    ]);
    expect(ask('slide').sort()).toEqual(['/dev-guide/a', '/user-guide/a']);
    expect(ask('slide', '/dev-guide/')).toEqual(['/dev-guide/a']);
  });

  it('knows the words of a text that came after the word was asked for', () => {
    const { ask } = load([section('/a', 'Viewer', 'Shows a thumbnail.'), ...filler], 'thumbnail');
    expect(ask('thumbnail')).toEqual(['/a']);
  });

  it('keeps the texts of operations apart from those of pages', () => {
    const { index } = load([
      section('/a', 'Viewer', 'Shows a slide.'),
      section('/api#list', 'List slides', 'GET /slides', { api: true }),
    ]);
    expect(index.texts).toEqual(['Shows a slide.', 'GET /slides']);
    expect(index.plainOf(0)).toContain(' shows a slide ');
  });

  it('gives what is explained before the operations that do it', () => {
    const { ask } = load([
      section('/a', 'List slides', 'How to list slides in the browser window of a project.'),
      section('/api#list', 'List slides', 'How to list slides in the browser window of a project.', {
        api: true,
      }),
      ...filler,
    ]);
    expect(ask('list slides').slice(0, 2)).toEqual(['/a', '/api#list']);
  });
});
