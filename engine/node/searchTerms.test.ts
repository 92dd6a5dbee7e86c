import MiniSearch, { type AsPlainObject } from 'minisearch';
import { describe, expect, it } from 'vitest';
import { bodyOptions, headOptions } from '../shared/searchOptions.ts';
import type { Address, SearchDocument } from '../shared/types.ts';
import { indexJson, joinTerms, sectionTerms } from './searchTerms.ts';

const TEXTS: [title: string, trail: string[], text: string][] = [
  ['Project', [], 'A project groups images, and the people of the project annotate them.'],
  ['Members', ['Project'], 'Call getUserById("é"), then user_by_id; 画像を開く.'],
  ['__proto__ and constructor', ['Project', 'Members'], ''],
  ['', [], 'x'.repeat(100)],
];

const documents = TEXTS.map(
  ([title, trail, text], i): SearchDocument => ({
    id: String(i),
    address: '/a' as Address,
    hash: '',
    title,
    trail,
    text,
    kind: undefined,
    guide: '',
    edition: undefined,
  }),
);

/** The index in one order, since that of its terms has no meaning. */
const sorted = (index: AsPlainObject) => ({
  ...index,
  index: [...index.index].sort(([a], [b]) => (a < b ? -1 : 1)),
});

describe('indexJson', () => {
  it.each([
    ['titles', headOptions],
    ['everything', bodyOptions],
  ])('writes what MiniSearch itself would write of %s', (_, options) => {
    const search = new MiniSearch(options);
    search.addAll(documents.map((document, id) => ({ ...document, id, trail: document.trail.join(' \n') })));
    const json = [...indexJson(joinTerms(documents.map(sectionTerms)), options.fields)].join('');
    expect(sorted(JSON.parse(json))).toEqual(sorted(JSON.parse(JSON.stringify(search))));
  });

  it('writes an index of nothing', () => {
    const json = [...indexJson(joinTerms([]), headOptions.fields)].join('');
    expect(MiniSearch.loadJSON(json, headOptions).documentCount).toBe(0);
  });
});
