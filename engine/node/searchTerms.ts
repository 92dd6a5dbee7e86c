import { processTerm, tokenize } from '../shared/searchOptions.ts';
import type { SearchDocument } from '../shared/types.ts';

/** What the index keeps of one section: for each of title, trail and text its length and its terms. */
export type SectionTerms = FieldTerms[];

export interface FieldTerms {
  /** Different words, before they are folded. */
  length: number;
  /** Term and number of times, by turns. */
  terms: (string | number)[];
}

/** Counts the terms of a section. Most of the cost of an index, so it is done per page and kept. */
export function sectionTerms({ title, trail, text }: SearchDocument): SectionTerms {
  return [title, trail.join(' \n'), text].map(fieldTerms);
}

function fieldTerms(field: string): FieldTerms {
  const words = tokenize(field);
  const counts = new Map<string, number>();
  for (const word of words) {
    const term = processTerm(word);
    if (term !== null) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return { length: new Set(words).size, terms: [...counts].flat() };
}

/** Places of a term: for each field, section and count by turns. */
type Postings = number[][];

/** All terms of all sections, to be written as one index or another. */
export interface TermTable {
  postings: Map<string, Postings>;
  lengths: number[][];
}

/** Joins the terms of all sections; a section's id is its position. */
export function joinTerms(sections: Iterable<SectionTerms>): TermTable {
  const postings: TermTable['postings'] = new Map();
  const lengths: number[][] = [];
  for (const fields of sections) {
    const id = lengths.length;
    lengths.push(fields.map(({ length }) => length));
    for (const [field, { terms }] of fields.entries())
      for (let i = 0; i < terms.length; i += 2)
        addPosting(postings, String(terms[i]), field, id, Number(terms[i + 1]));
  }
  return { postings, lengths };
}

function addPosting(
  postings: TermTable['postings'],
  term: string,
  field: number,
  id: number,
  count: number,
): void {
  const places = postings.get(term) ?? [[], [], []];
  if (places.every((list) => list.length === 0)) postings.set(term, places);
  places[field]?.push(id, count);
}

/**
 * An index over the first fields, in pieces, in the form that `MiniSearch.loadJS` reads. Written directly: filling a
 * MiniSearch and asking it for the same text takes ten times as long.
 */
export function* indexJson({ postings, lengths }: TermTable, fields: readonly string[]): Generator<string> {
  const ids = lengths.map((_, id) => id);
  const head = {
    documentCount: ids.length,
    nextId: ids.length,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(fields.map((field, i) => [field, i])),
    fieldLength: Object.fromEntries(lengths.map((own, id) => [id, own.slice(0, fields.length)])),
    averageFieldLength: fields.map((_, field) => averageLength(lengths, field)),
    storedFields: {},
    dirtCount: 0,
    serializationVersion: 2,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"index":`;
  let separator = '[';
  for (const [term, places] of postings) {
    const found = places
      .slice(0, fields.length)
      .flatMap((list, field) => (list.length === 0 ? [] : [`"${field}":${pairs(list)}`]));
    if (found.length === 0) continue;
    yield `${separator}[${JSON.stringify(term)},{${found.join(',')}}]`;
    separator = ',';
  }
  yield separator === '[' ? '[]}' : ']}';
}

function pairs(list: readonly number[]): string {
  let text = '';
  for (let i = 0; i < list.length; i += 2) text += `${i === 0 ? '' : ','}"${list[i]}":${list[i + 1]}`;
  return `{${text}}`;
}

/** Step by step as MiniSearch does, so that rounding is the same. */
function averageLength(lengths: readonly number[][], field: number): number {
  return lengths.reduce((average, own, count) => (average * count + (own[field] ?? 0)) / (count + 1), 0);
}
