import type { FieldName } from './searchFields.ts';

/** Words of some sections: each with a list for each field, of section and count by turns; sections as steps. */
export interface TermLists {
  fields: FieldName[];
  /** Number of words in each field of each section; a list for each field. */
  lengths: number[][];
  /** Sorted by code unit. */
  terms: [string, ...number[][]][];
}

/** The words of one file of the index, looked up in it as it was read: loading it costs nothing for each word. */
export class TermPart {
  readonly #lists: TermLists;
  /** Section that the file counts from. */
  readonly #first: number;
  #letters: Uint32Array | undefined;

  constructor(lists: TermLists, first: number) {
    this.#lists = lists;
    this.#first = first;
  }

  get terms(): TermLists['terms'] {
    return this.#lists.terms;
  }

  /** Position of the first word that is not before a text. */
  positionOf(text: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.terms[middle]?.[0] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Sections and counts by turns, for each field of this file in which the word stands. */
  *placesOf(term: string): Generator<{ field: FieldName; places: number[] }> {
    const [found, ...lists] = this.terms[this.positionOf(term)] ?? [''];
    if (found !== term) return;
    for (const [i, field] of this.#lists.fields.entries()) {
      const list = lists[i];
      if (list !== undefined && list.length > 0) yield { field, places: fromSteps(list, this.#first) };
    }
  }

  /** For each word the letters in it, as bits: rules most words out before their slips are counted. */
  get letters(): Uint32Array {
    this.#letters ??= Uint32Array.from(this.terms, ([term]) => lettersOf(term));
    return this.#letters;
  }
}

/** The letters of a word as bits; digits and other characters share the last ones. */
export function lettersOf(term: string): number {
  let bits = 0;
  for (let i = 0; i < term.length; i++) {
    const letter = term.charCodeAt(i) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (term.charCodeAt(i) % 6));
  }
  return bits >>> 0;
}

/** Steps become section ids. */
function fromSteps(list: readonly number[], first: number): number[] {
  const places: number[] = [];
  let id = first;
  for (let i = 0; i < list.length; i += 2) {
    id += list[i] ?? 0;
    places.push(id, list[i + 1] ?? 0);
  }
  return places;
}
