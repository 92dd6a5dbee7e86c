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

/** Spellings by their words, without regard to case, accents and plurals; verbs stay apart from their nouns. */
export type SynonymTable = Map<string, readonly string[]>;

const MAX_WORDS = 5;

/** Prepares groups of spellings for looking them up; the first of each group is the preferred one. */
export function synonymTable(groups: readonly (readonly string[])[]): SynonymTable {
  const table: SynonymTable = new Map();
  for (const group of groups) for (const spelling of group) table.set(keyOf(parseQuery(spelling).all), group);
  return table;
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
      const group = table.get(key);
      if (group === undefined) continue;
      const alternatives = group.flatMap((spelling, i) => alternative(spelling, key, i === 0));
      found.push({ from, to, asked: words.slice(from, to).join(' '), alternatives });
      from = to - 1;
      break;
    }
  }
  return found;
}

function alternative(spelling: string, asked: string, isPreferred: boolean): Alternative[] {
  const { words, all } = parseQuery(spelling);
  if (keyOf(all) === asked) return [];
  return [{ spelling, terms: words.filter(({ isWhole }) => !isWhole).map(({ term }) => term), isPreferred }];
}

function keyOf(words: readonly string[]): string {
  return words.map(singularOf).join(' ');
}
