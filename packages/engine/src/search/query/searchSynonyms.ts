import { parseQuery } from './parseQuery.ts';
import { singularOf } from './searchWords.ts';

/** Another spelling of some words of a question. */
export interface Alternative {
  spelling: string;
  /** Terms that all have to be there. */
  terms: string[];
  /** True for the word that the glossary prefers. */
  isPreferred: boolean;
}

/** Words of a question that the glossary knows under other names. */
export interface SynonymUse {
  /** Positions of the first word and after the last. */
  from: number;
  to: number;
  asked: string;
  alternatives: Alternative[];
}

interface Spelling {
  text: string;
  /** Its words without regard to case, accents and plurals; verbs stay apart from their nouns. */
  key: string;
  /** Words worth looking up. */
  terms: string[];
}

/** Other spellings of words, by the key of the words. */
export type SynonymTable = Map<string, Alternative[]>;

const MAX_WORDS = 5;

/** `Whole slide images` -> `{ …, key: 'whole slide image', terms: ['whole', 'slide', 'images'] }` */
function readSpelling(text: string): Spelling {
  const { words, all } = parseQuery(text);
  return { text, key: keyOf(all), terms: words.filter(({ isWhole }) => !isWhole).map(({ term }) => term) };
}

/** Prepares groups of spellings for looking them up; the first of each group is the preferred one. */
export function synonymTable(groups: readonly (readonly string[])[]): SynonymTable {
  const table: SynonymTable = new Map();
  for (const group of groups.map((spellings) => spellings.map(readSpelling))) {
    for (const { key } of group) {
      const alternatives = group.map(({ text, terms }, i) => ({
        spelling: text,
        terms,
        isPreferred: i === 0,
      }));
      table.set(
        key,
        alternatives.filter((_, i) => group[i]?.key !== key),
      );
    }
  }
  return table;
}

/** Adds labels of the interface, under their translations. What the glossary has stays as it is. */
export function addTranslations(
  table: SynonymTable,
  translations: Readonly<Record<string, readonly string[]>>,
): void {
  const known = new Set(table.keys());
  for (const [label, others] of Object.entries(translations)) {
    const { text, terms } = readSpelling(label);
    for (const { key } of others.map(readSpelling)) {
      if (known.has(key)) continue;
      table.set(key, [...(table.get(key) ?? []), { spelling: text, terms, isPreferred: true }]);
    }
  }
}

/**
 * Finds what the glossary knows among the words of a question; the longest spelling wins where two overlap.
 *
 * @example findSynonyms(['open', 'a', 'wsi'], table) // [{ from: 2, to: 3, asked: 'wsi', alternatives: [… 'whole slide image'] }]
 */
export function findSynonyms(words: readonly string[], table: SynonymTable): SynonymUse[] {
  const found: SynonymUse[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + MAX_WORDS); to > from; to--) {
      const key = keyOf(words.slice(from, to));
      const alternatives = table.get(key);
      if (alternatives === undefined) continue;
      found.push({ from, to, asked: words.slice(from, to).join(' '), alternatives });
      from = to - 1;
      break;
    }
  }
  return found;
}

/** What `findSynonyms` may find some spellings by: the same for those that differ by case, accents or plural. */
export function spellingKeys(spellings: readonly string[]): string[] {
  const all = spellings.map((text) => parseQuery(text).all);
  return [...new Set(all.filter(({ length }) => length <= MAX_WORDS).map(keyOf))];
}

function keyOf(words: readonly string[]): string {
  return words.map(singularOf).join(' ');
}
