import type { Address, EditionName, PageKind } from '../../core/types.ts';
import { FIELDS } from './searchFields.ts';
import type { Spelling } from './searchSynonyms.ts';
import { isCommon, plainText, stemOf } from './searchWords.ts';
import { type TermLists, TermPart } from './termPart.ts';

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

/** The file loaded first: enough to find titles. */
export interface SearchHead {
  sections: SearchSection[];
  /** Spellings that mean the same, from the glossary; the term itself first. */
  synonyms: Spelling[][];
  /** Keys of the guides in the order of the site: those for most readers first. */
  guides: string[];
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

/** Letters that all forms of a word begin with. */
const SHARED_START = 3;
const TITLE = FIELDS.indexOf('title');
/** So many sections may have the same heading before it says little. */
const FEW_TITLES = 2;

/** The index as far as it is loaded. */
export class SearchIndex {
  readonly sections: SearchSection[] = [];
  /** Empty for sections whose text is not loaded yet. */
  readonly texts: string[] = [];
  readonly synonyms: Spelling[][] = [];
  readonly guides: string[] = [];
  /** Sections from here on are operations of the API. */
  apiFrom = Number.POSITIVE_INFINITY;
  readonly lengths: number[][] = FIELDS.map(() => []);
  readonly averages: number[] = FIELDS.map(() => 1);
  readonly parts: TermPart[] = [];
  readonly #plain: (string | undefined)[] = [];
  #common: readonly boolean[] | undefined;
  readonly #sameTitle = new Map<string, number>();
  readonly #titles: (readonly (readonly string[])[] | undefined)[] = [];
  /** What was looked up since the last file came. */
  readonly #places = new Map<string, Places | undefined>();
  readonly #forms = new Map<string, readonly string[]>();

  addHead({ sections, synonyms, guides, index }: SearchHead): void {
    this.#addSections(sections);
    this.synonyms.push(...synonyms);
    this.guides.push(...guides);
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
    this.#addSections(sections);
    for (const [i, text] of texts.entries()) this.texts[first + i] = text;
    this.#addTerms(index, first);
  }

  placesOf(term: string): Places | undefined {
    if (this.#places.has(term)) return this.#places.get(term);
    let places: Places | undefined;
    for (const part of this.parts) {
      for (const { field, places: own } of part.placesOf(term)) {
        places ??= FIELDS.map(() => undefined);
        const position = FIELDS.indexOf(field);
        places[position] = [...(places[position] ?? []), ...own];
      }
    }
    this.#places.set(term, places);
    return places;
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

  /** True for a heading that several pages have inside: it says little. Titles of pages and of the glossary say much. */
  hasCommonTitle(id: number): boolean {
    this.#common ??= this.sections.map(
      (section) => isInside(section) && (this.#sameTitle.get(section.title) ?? 0) > FEW_TITLES,
    );
    return this.#common[id] ?? false;
  }

  /** Whether headings use a word themselves. */
  isInTitles(word: string): boolean {
    return this.formsOf(word).some((form) => (this.placesOf(form)?.[TITLE]?.length ?? 0) > 0);
  }

  /** Stems of a heading, and of what stands before its colon. */
  titlesOf(id: number): readonly (readonly string[])[] {
    const known = this.#titles[id];
    if (known !== undefined) return known;
    const title = this.sections[id]?.title ?? '';
    const page = this.sections[id]?.trail[0]?.replace(/: .*$/, '');
    const spellings = new Set([title, title.replace(/: .*$/, '')]);
    if (page !== undefined) spellings.add(`${page} ${title}`);
    const titles = [...spellings].map((text) => [
      ...new Set(
        plainText(text)
          .trim()
          .split(' ')
          .filter((word) => !isCommon(word))
          .map(stemOf),
      ),
    ]);
    this.#titles[id] = titles;
    return titles;
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
    const terms = new Set<string>();
    for (const part of this.parts)
      for (let i = part.positionOf(start); part.terms[i]?.[0].startsWith(start); i++)
        terms.add(part.terms[i]?.[0] ?? '');
    return [...terms].sort();
  }

  #addSections(sections: readonly SearchSection[]): void {
    this.#common = undefined;
    for (const section of sections) {
      this.sections.push(section);
      if (isInside(section))
        this.#sameTitle.set(section.title, (this.#sameTitle.get(section.title) ?? 0) + 1);
    }
  }

  #addTerms(lists: TermLists, first: number): void {
    for (const [i, field] of lists.fields.entries())
      this.#addLengths(FIELDS.indexOf(field), lists.lengths[i] ?? [], first);
    this.parts.push(new TermPart(lists, first));
    this.#places.clear();
    this.#forms.clear();
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

/** True for a part of a page, which has a title of its own. */
function isInside({ hash, kind }: SearchSection): boolean {
  return hash !== '' && kind !== 'term';
}
