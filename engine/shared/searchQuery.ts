import { foldTerm, processTerm, queryOptions, tokenize } from './searchOptions.ts';
import type { Address, EditionName, PageKind } from './types.ts';

/** A section as results show it; its position in `SearchHead.sections` is its id in both indexes. */
export interface SearchSection {
  address: Address;
  /** '' for the page itself, else `#slug`. */
  hash: string;
  title: string;
  /** Page title, then the headings above this section. */
  trail: string[];
  guide: string;
  kind: PageKind | undefined;
  edition: EditionName | undefined;
}

/** The file loaded first: enough to find titles. `index` goes to `MiniSearch.loadJS(index, headOptions)`. */
export interface SearchHead<Index> {
  index: Index;
  sections: SearchSection[];
  /** Spellings that mean the same, from the glossary. */
  synonyms: string[][];
}

/** The file loaded second. `index` goes to `MiniSearch.loadJS(index, bodyOptions)` and replaces the first. */
export interface SearchBody<Index> {
  index: Index;
  /** Text of each section, for excerpts; same order as `SearchHead.sections`. */
  texts: string[];
}

/** What we use of a MiniSearch result. */
export interface SearchMatch {
  /** Position in `SearchHead.sections`. */
  id: number;
  score: number;
  /** Terms of the index that matched, as `foldTerm` writes them: what an excerpt marks. */
  terms: string[];
}

interface QueryTree {
  combineWith: 'AND' | 'OR';
  queries: (string | QueryTree)[];
}

/** The part of a MiniSearch that a query needs. */
export interface SearchableIndex {
  search(query: QueryTree, options: QuerySettings): { id: unknown; score: number; terms: string[] }[];
}

interface QuerySettings {
  boost: Record<string, number>;
  weights: { fuzzy: number; prefix: number };
  tokenize: (text: string) => string[];
  processTerm: (term: string) => string;
  prefix: (term: string) => boolean;
  fuzzy: false | ((term: string) => number | false);
  boostDocument?: (id: unknown) => number;
}

/** The page itself goes before its sections when both match alike. */
const PAGE_WEIGHT = 1.25;

/**
 * Best sections first. All words must match, each whole or as a beginning; only if nothing does are slips of the
 * finger forgiven, and only after that may words be missing.
 */
export function queryIndex(
  index: SearchableIndex,
  query: string,
  sections: readonly SearchSection[],
  synonyms: readonly string[][],
): SearchMatch[] {
  const spellings = spellingsOf(query, synonyms).map(termsOf);
  if (spellings.every((terms) => terms.length === 0)) return [];
  const ask = (combineWith: 'AND' | 'OR', forgiving: boolean) =>
    index.search(
      { combineWith: 'OR', queries: spellings.map((queries) => ({ combineWith, queries })) },
      settings(sections, forgiving),
    );
  const attempts = [() => ask('AND', false), () => ask('AND', true), () => ask('OR', true)];
  for (const attempt of attempts) {
    const found = attempt();
    // Ids were given by the build as positions.
    if (found.length > 0) return found.map(({ id, score, terms }) => ({ id: id as number, score, terms }));
  }
  return [];
}

/**
 * The words of a query as the index knows them. Common words are not in the index, so they are dropped, except for a
 * last one, which may be the beginning of another.
 *
 * @example termsOf('How to install the to') // ['install', 'to']
 */
export function termsOf(query: string): string[] {
  const tokens = tokenize(query);
  const kept = tokens.filter((token, i) => i === tokens.length - 1 || processTerm(token) !== null);
  const stillTyping = /[\p{L}\p{N}]$/u.test(query);
  if (!stillTyping && kept.length > 1 && processTerm(kept.at(-1) ?? '') === null) kept.pop();
  return [...new Set(kept.map(foldTerm))].filter((term) => term !== '');
}

/**
 * The query, and the query with each glossary term in it replaced by what means the same.
 *
 * @example spellingsOf('open a WSI', [['WSI', 'whole slide image']]) // ['open a WSI', 'open a whole slide image']
 */
export function spellingsOf(query: string, synonyms: readonly string[][]): string[] {
  const asked = ` ${foldWords(query)} `;
  const spellings = [query];
  for (const group of synonyms) {
    const used = group.find((spelling) => asked.includes(` ${foldWords(spelling)} `));
    if (used === undefined) continue;
    for (const other of group) {
      if (other !== used) spellings.push(asked.replace(` ${foldWords(used)} `, ` ${other} `).trim());
    }
  }
  return spellings;
}

function foldWords(text: string): string {
  return text.split(/\s+/).map(foldTerm).filter(Boolean).join(' ');
}

function settings(sections: readonly SearchSection[], forgiving: boolean): QuerySettings {
  return {
    ...queryOptions,
    tokenize: (term) => [term],
    processTerm: (term) => term,
    prefix: (term) => term.length > 1,
    fuzzy: forgiving && ((term) => (term.length > 3 ? 0.25 : false)),
    boostDocument: (id) => (sections[id as number]?.hash === '' ? PAGE_WEIGHT : 1),
  };
}
