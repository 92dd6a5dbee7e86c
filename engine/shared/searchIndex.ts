import { plainText, stemOf } from './searchWords.ts';
import type { Address, EditionName, PageKind } from './types.ts';

/** What a section is indexed by. */
export const FIELDS = ['title', 'trail', 'label', 'text'] as const;
export type FieldName = (typeof FIELDS)[number];

/** A section as results show it. Its position among all sections is its id. */
export interface SearchSection {
  address: Address;
  /** '' for the page itself, else `#slug`. */
  hash: string;
  title: string;
  /** Page title, then the headings above this section. */
  trail: string[];
  guide: string;
  /** `term`: a definition of the glossary. */
  kind: PageKind | 'term' | undefined;
  edition: EditionName | undefined;
}

/** Words of some sections: each with a list for each field, of section and count by turns; sections as steps. */
export interface TermLists {
  fields: FieldName[];
  /** Number of words in each field of each section; a list for each field. */
  lengths: number[][];
  terms: [string, ...number[][]][];
}

/** The file loaded first: enough to find titles. */
export interface SearchHead {
  sections: SearchSection[];
  /** Spellings that mean the same, from the glossary; the term itself first. */
  synonyms: string[][];
  index: TermLists;
}

/** The file loaded second: text of the sections of the first, in the same order. */
export interface SearchBody {
  texts: string[];
  index: TermLists;
}

/** The file loaded last: operations of the API, with all their fields. */
export interface SearchApi {
  sections: SearchSection[];
  texts: string[];
  index: TermLists;
}

/** Where a term stands: for each of `FIELDS` a list of section and count by turns. */
export type Places = (number[] | undefined)[];

/** The index as far as it is loaded. */
export class SearchIndex {
  readonly sections: SearchSection[] = [];
  /** Empty for sections whose text is not loaded yet. */
  readonly texts: string[] = [];
  readonly synonyms: string[][] = [];
  /** Sections from here on are operations of the API. */
  apiFrom = Number.POSITIVE_INFINITY;
  readonly lengths: number[][] = FIELDS.map(() => []);
  readonly averages: number[] = FIELDS.map(() => 1);
  /** All terms, sorted by code unit. */
  sorted: string[] = [];
  /** For each of `sorted` the letters in it, as bits: rules most words out before their slips are counted. */
  letters = new Uint32Array(0);
  readonly #plain: (string | undefined)[] = [];
  readonly #titles: (readonly (readonly string[])[] | undefined)[] = [];
  readonly #places = new Map<string, Places>();
  readonly #byStem = new Map<string, string[]>();

  addHead({ sections, synonyms, index }: SearchHead): void {
    this.sections.push(...sections);
    this.synonyms.push(...synonyms);
    this.#addTerms(index, 0);
  }

  addBody({ texts, index }: SearchBody): void {
    for (const [i, text] of texts.entries()) this.texts[i] = text;
    this.#plain.length = 0;
    this.#addTerms(index, 0);
  }

  addApi({ sections, texts, index }: SearchApi): void {
    const first = this.sections.length;
    this.apiFrom = first;
    this.sections.push(...sections);
    for (const [i, text] of texts.entries()) this.texts[first + i] = text;
    this.#addTerms(index, first);
  }

  placesOf(term: string): Places | undefined {
    return this.#places.get(term);
  }

  /** In how many sections a term stands, at most: one with it in two fields counts twice. */
  countOf(term: string): number {
    return (this.#places.get(term) ?? []).reduce((sum, list) => sum + (list?.length ?? 0) / 2, 0);
  }

  /** Heading and text of a section as plain words. */
  plainOf(id: number): string {
    const known = this.#plain[id];
    if (known !== undefined) return known;
    const plain = plainText(this.sections[id]?.title ?? '') + plainText(this.texts[id] ?? '');
    this.#plain[id] = plain;
    return plain;
  }

  /** Stems of a heading, and of what stands before its colon. */
  titlesOf(id: number): readonly (readonly string[])[] {
    const known = this.#titles[id];
    if (known !== undefined) return known;
    const title = this.sections[id]?.title ?? '';
    const spellings = [...new Set([title, title.replace(/: .*$/, '')])];
    const titles = spellings.map((text) => plainText(text).trim().split(' ').map(stemOf));
    this.#titles[id] = titles;
    return titles;
  }

  /** Terms that are forms of the same word. */
  formsOf(term: string): readonly string[] {
    return this.#byStem.get(stemOf(term)) ?? [];
  }

  /** Terms that begin with a text, and the position of the first. */
  *beginningWith(start: string): Generator<string> {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    for (let term = this.sorted[low]; term?.startsWith(start); term = this.sorted[++low]) yield term;
  }

  #addTerms({ fields, lengths, terms }: TermLists, first: number): void {
    const positions = fields.map((field) => FIELDS.indexOf(field));
    for (const [i, field] of positions.entries()) this.#addLengths(field, lengths[i] ?? [], first);
    for (const [term, ...lists] of terms) {
      let places = this.#places.get(term);
      if (places === undefined) {
        places = FIELDS.map(() => undefined);
        this.#places.set(term, places);
        const stem = stemOf(term);
        const forms = this.#byStem.get(stem);
        if (forms) forms.push(term);
        else this.#byStem.set(stem, [term]);
      }
      for (const [i, field] of positions.entries()) {
        const list = lists[i];
        if (list !== undefined && list.length > 0) places[field] = joined(places[field], list, first);
      }
    }
    this.sorted = [...this.#places.keys()].sort();
    this.letters = Uint32Array.from(this.sorted, lettersOf);
  }

  #addLengths(field: number, lengths: readonly number[], first: number): void {
    const all = this.lengths[field] ?? [];
    for (const [i, length] of lengths.entries()) all[first + i] = length;
    this.averages[field] = Math.max(
      1,
      all.reduce((sum, length) => sum + length, 0) / Math.max(1, all.length),
    );
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
function joined(before: readonly number[] | undefined, list: readonly number[], first: number): number[] {
  const all = before === undefined ? [] : [...before];
  let id = first;
  for (let i = 0; i < list.length; i += 2) {
    id += list[i] ?? 0;
    all.push(id, list[i + 1] ?? 0);
  }
  return all;
}
