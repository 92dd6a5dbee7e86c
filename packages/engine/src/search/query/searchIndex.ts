import type { EditionName } from '../../core/types.ts';
import { FIELDS, type FieldName } from './searchWeights.ts';
import { isCommon, plainText, processTerm, stemOf, tokenize } from './searchWords.ts';
import { type IndexedSection, readSections } from './storedSections.ts';
import { readOut, rowsOf } from './textRows.ts';

/** The file loaded first: enough to find titles. */
export interface SearchHead {
  /** As `storedSections.ts` has them, like the operations. */
  sections: string[];
  /** Spellings that mean the same, from the glossary; the term itself first. */
  synonyms: string[][];
  /** Keys of the guides in the order of the site: those for most readers first. */
  guides: string[];
  /** Words that a question names an edition by, and what its pages count where none does. */
  editions: Readonly<Record<EditionName, { words: readonly string[]; weight: number }>>;
}

/** The file loaded second, packed by `packedText.ts`. */
export interface SearchBody extends SectionTexts {
  /** Operations of the API: sections behind those of the first file. */
  operations: string[];
  /** Labels of the interface, and what they are called in other languages. */
  translations: Readonly<Record<string, readonly string[]>>;
}

/** Stands in a text for the anchor of its section, as a word. */
export const OWN_HASH = ' \x7f ';

/** Texts of sections, in the order of these. */
export interface SectionTexts {
  /** With rows of tables as `textRows.ts` has them. */
  texts: string[];
  /** What readers ask, one question a line, without common words. */
  questions: string[];
}

/** Where a term stands: for each of `FIELDS` a list of section and count by turns. */
export type Places = (number[] | undefined)[];

/** Letters that all forms of a word begin with. */
const SHARED_START = 3;
/** The index as far as it is loaded. */
export class SearchIndex {
  readonly sections: IndexedSection[] = [];
  /** Empty for sections whose text is not loaded yet. */
  readonly texts: string[] = [];
  readonly guides: string[] = [];
  editions: SearchHead['editions'] = {};
  /** Sections from here on are operations of the API. */
  apiFrom = Number.POSITIVE_INFINITY;
  /** Number of words in each field of each section. */
  readonly lengths: number[][] = FIELDS.map(() => []);
  #sorted: { terms: string[]; letters: Uint32Array } | undefined;
  #averages: number[] | undefined;
  readonly #places = new Map<string, Places>();
  readonly #questions: string[] = [];
  #plain: string[] = [];
  #asked: string[][][] = [];
  readonly #titles: string[][][] = [];
  readonly #forms = new Map<string, readonly string[]>();

  addHead({ sections, guides, editions }: SearchHead): void {
    this.addSections(sections);
    this.apiFrom = this.sections.length;
    this.guides.push(...guides);
    this.editions = editions;
  }

  addSections(stored: readonly string[]): void {
    for (const section of readSections(stored)) {
      const id = this.sections.push(section) - 1;
      const { address, trail, edition, title } = section;
      // Readers name where a page is ("legacy backup") although its headings need not say so.
      const place = decodeURI(address).split('/').slice(2).join(' ');
      this.#addField(id, 'title', title);
      this.#addField(id, 'trail', [...trail, place, edition].join(' \n'));
    }
    this.#forget();
  }

  /** Adds the texts of some sections, from a position on: all at once take longer than a reader's keystroke. */
  addTexts(first: number, { texts, questions }: SectionTexts): void {
    for (const [i, stored] of texts.entries()) {
      const text = withHash(stored, this.sections[first + i]);
      this.texts[first + i] = text;
      const labels = rowsOf(text).map(({ cells }) => cells.find((cell) => cell !== '') ?? '');
      this.#addField(first + i, 'label', labels.join('\n'));
      this.#questions[first + i] = questions[i] ?? '';
      this.#addField(first + i, 'question', questions[i] ?? '');
      this.#addField(first + i, 'text', readOut(text));
    }
    this.#forget();
  }

  placesOf(term: string): Places | undefined {
    return this.#places.get(term);
  }

  /** All terms in alphabetical order, each with its letters as bits: these rule most out before slips are counted. */
  get sorted(): { terms: readonly string[]; letters: Uint32Array } {
    if (this.#sorted === undefined) {
      const terms = [...this.#places.keys()].sort();
      this.#sorted = { terms, letters: Uint32Array.from(terms, lettersOf) };
    }
    return this.#sorted;
  }

  /** Mean number of words in each field, of the sections that are loaded. */
  get averages(): readonly number[] {
    this.#averages ??= this.lengths.map((all) =>
      Math.max(1, all.reduce((sum, length) => sum + length, 0) / Math.max(1, all.length)),
    );
    return this.#averages;
  }

  /** In how many sections a term stands, at most: one with it in two fields counts twice. */
  countOf(term: string): number {
    return (this.#places.get(term) ?? []).reduce((sum, list) => sum + (list?.length ?? 0) / 2, 0);
  }

  /** Heading and text of a section as plain words. */
  plainOf(id: number): string {
    this.#plain[id] ??= plainText(this.sections[id]?.title ?? '') + plainText(readOut(this.texts[id] ?? ''));
    return this.#plain[id];
  }

  /** Stems of a heading, and of what stands before its colon. */
  titlesOf(id: number): readonly (readonly string[])[] {
    const known = this.#titles[id];
    if (known !== undefined) return known;
    const title = this.sections[id]?.title ?? '';
    const page = this.sections[id]?.trail[0]?.replace(/: .*$/, '');
    const spellings = new Set([title, title.replace(/: .*$/, '')]);
    if (page !== undefined) spellings.add(`${page} ${title}`);
    const titles = [...spellings].map(stemsOf);
    this.#titles[id] = titles;
    return titles;
  }

  /** What readers ask and a section answers, one question a line. */
  questionTextOf(id: number): string {
    return this.#questions[id] ?? '';
  }

  /** Stems of each question that readers ask and a section answers. */
  questionsOf(id: number): readonly (readonly string[])[] {
    this.#asked[id] ??= this.questionTextOf(id).split('\n').filter(Boolean).map(stemsOf);
    return this.#asked[id];
  }

  /** Terms that are forms of the same word: they share its beginning, if it is not very short. */
  formsOf(term: string): readonly string[] {
    const stem = stemOf(term);
    const known = this.#forms.get(stem);
    if (known !== undefined) return known;
    const start = stem.slice(0, Math.max(1, Math.min(SHARED_START, stem.length - 1)));
    const forms = this.beginningWith(start).filter((form) => stemOf(form) === stem);
    this.#forms.set(stem, forms);
    return forms;
  }

  /** Terms that begin with a text. */
  beginningWith(start: string): string[] {
    const { terms } = this.sorted;
    const found: string[] = [];
    for (let i = positionOf(terms, start); terms[i]?.startsWith(start); i++) found.push(terms[i] ?? '');
    return found;
  }

  #addField(id: number, name: FieldName, text: string): void {
    const field = FIELDS.indexOf(name);
    let length = 0;
    for (const word of text === '' ? [] : tokenize(text)) {
      const term = termOf(word);
      if (term === null) continue;
      length++;
      let places = this.#places.get(term);
      if (places === undefined) {
        places = FIELDS.map(() => undefined);
        this.#places.set(term, places);
      }
      const list = places[field] ?? [];
      places[field] = list;
      if (list.at(-2) === id) list[list.length - 1] = (list.at(-1) ?? 0) + 1;
      else list.push(id, 1);
    }
    const lengths = this.lengths[field];
    if (lengths !== undefined) lengths[id] = length;
  }

  /** What was worked out from fewer sections. */
  #forget(): void {
    this.#sorted = undefined;
    this.#averages = undefined;
    this.#plain = [];
    this.#asked = [];
    this.#forms.clear();
  }
}

/** The text of a section as it was before it was stored. */
export function withHash(text: string, section: Pick<IndexedSection, 'hash'> | undefined): string {
  return text.replace(OWN_HASH, () => ` ${section?.hash.slice(1)} `);
}

function stemsOf(text: string): string[] {
  const words = plainText(text).trim().split(' ');
  return [...new Set(words.filter((word) => !isCommon(word)).map(stemOf))];
}

/** Word -> its term: the words of a site are few compared with how often they occur. */
const known = new Map<string, string | null>();

function termOf(word: string): string | null {
  let term = known.get(word);
  if (term === undefined) {
    term = processTerm(word);
    known.set(word, term);
  }
  return term;
}

function positionOf(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
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
