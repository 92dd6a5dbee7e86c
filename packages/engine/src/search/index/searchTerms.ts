import type { SearchDocument } from '../../core/types.ts';
import { FIELDS, type FieldName } from '../query/searchFields.ts';
import { processTerm, tokenize } from '../query/searchWords.ts';

/** What the index keeps of one section: for each of `FIELDS` its length and its terms. */
export type SectionTerms = FieldTerms[];

export interface FieldTerms {
  /** Number of words worth indexing. */
  length: number;
  /** Term and number of times, by turns. */
  terms: (string | number)[];
}

/** Counts the terms of a section. Most of the cost of an index, so it is done per page and kept. */
export function sectionTerms(document: SearchDocument): SectionTerms {
  const { address, title, trail, labels, summary, text, edition } = document;
  // Readers name where a page is ("legacy backup") although its headings need not say so.
  const place = decodeURI(address).split('/').slice(2).join(' ');
  const edited = edition === undefined || edition === 'community' ? '' : edition;
  return [title, [...trail, place, edited, summary].join(' \n'), labels.join(' \n'), text].map(fieldTerms);
}

/** Word -> its term. The words of a site are few compared with how often they occur. */
const known = new Map<string, string | null>();
const MAX_KNOWN = 50_000;

function indexedTerm(word: string): string | null {
  const before = known.get(word);
  if (before !== undefined) return before;
  const term = processTerm(word);
  if (known.size < MAX_KNOWN) known.set(word, term);
  return term;
}

function fieldTerms(field: string): FieldTerms {
  const counts = new Map<string, number>();
  let length = 0;
  for (const word of tokenize(field)) {
    const term = indexedTerm(word);
    if (term === null) continue;
    length++;
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return { length, terms: [...counts].flat() };
}

/** Places of a term: for each field, section and count by turns. */
type Postings = number[][];

/** All terms of some sections, to be written as one index or several. */
export class TermTable {
  readonly #postings = new Map<string, Postings>();
  readonly #lengths: number[][] = FIELDS.map(() => []);
  #count = 0;

  /** A section's id is its position. */
  add(fields: SectionTerms): void {
    const id = this.#count++;
    for (const [field, { length, terms }] of fields.entries()) {
      this.#lengths[field]?.push(length);
      for (let i = 0; i < terms.length; i += 2) {
        const term = String(terms[i]);
        const places = this.#postings.get(term) ?? FIELDS.map(() => []);
        places[field]?.push(id, Number(terms[i + 1]));
        this.#postings.set(term, places);
      }
    }
  }

  /** A `TermLists` as JSON, in pieces. Terms are sorted, which compresses best. */
  *json(fields: readonly FieldName[]): Generator<string> {
    const positions = fields.map((field) => FIELDS.indexOf(field));
    const lengths = positions.map((position) => this.#lengths[position]);
    yield `${JSON.stringify({ fields, lengths }).slice(0, -1)},"terms":`;
    let separator = '[';
    for (const term of [...this.#postings.keys()].sort()) {
      const lists = positions.map((position) => steps(this.#postings.get(term)?.[position] ?? []));
      if (lists.every((list) => list.length === 0)) continue;
      yield separator + JSON.stringify([term, ...lists]);
      separator = ',';
    }
    yield separator === '[' ? '[]}' : ']}';
  }
}

/** Sections as steps from the one before: small numbers compress better. */
function steps(list: readonly number[]): number[] {
  return list.map((entry, i) => (i % 2 === 0 && i > 0 ? entry - (list[i - 2] ?? 0) : entry));
}
