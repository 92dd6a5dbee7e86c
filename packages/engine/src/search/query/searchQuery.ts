import { nearTerms } from './expandWord.ts';
import { orderMatches, type SearchPlace } from './orderMatches.ts';
import { type ParsedQuery, parseQuery } from './parseQuery.ts';
import { joinMatches, matchSynonyms, matchWords, type WordMatches } from './scoreSections.ts';
import type { SearchIndex } from './searchIndex.ts';
import { findSynonyms, type SynonymTable, type SynonymUse } from './searchSynonyms.ts';
import * as weights from './searchWeights.ts';

/** One section found. */
export interface SearchMatch {
  /** Position in `SearchIndex.sections`. */
  id: number;
  score: number;
  /** Terms of the index that matched: what an excerpt marks. */
  terms: string[];
  /** Spellings of the glossary by which it was found, in place of the words asked. */
  also: string[];
}

/** The answer to a question. */
export interface SearchFindings {
  /** Best first. */
  matches: SearchMatch[];
  /** Words of the question that have other names, with those that found something. */
  also: { asked: string; also: string[] }[];
  /** The question as it was probably meant, when words of it are unknown. */
  suggestion: string | undefined;
}

const NOTHING: SearchFindings = { matches: [], also: [], suggestion: undefined };

/** Answers a question. `limit`: no more sections than these. */
export function queryIndex(
  index: SearchIndex,
  table: SynonymTable,
  question: string,
  place: SearchPlace,
  limit: number,
): SearchFindings {
  const query = parseQuery(question);
  if (query.words.length === 0) return NOTHING;
  const matches = matchWords(index, query);
  // A part of an identifier is no word of the reader's: "Job" in "CytomineJob".
  const synonyms = [...namesFor(query, matches, table), ...joinedWords(query, index)].filter(
    ({ from, to }) => to - from > 1 || query.isPart[from] !== true,
  );
  matchSynonyms(index, matches, synonyms);
  const { only } = place;
  const candidates = joinMatches(index, matches).filter(
    ({ id }) => only === undefined || index.sections[id]?.guide === only,
  );
  const ordered = orderMatches(index, query, matches, candidates, place);
  const least = (ordered[0]?.score ?? 0) * weights.LEAST_SHARE;
  const kept = fewPerPage(
    index,
    ordered.filter(({ score }, i) => i < weights.MIN_KEPT || score >= least),
    limit,
  );
  const found = kept.map(({ id, score }) => ({ id, score, ...whatMatched(index, id, matches) }));
  return {
    matches: found,
    also: namesThatFound(synonyms, found),
    suggestion: suggestionFor(index, query, matches),
  };
}

/** Other names of what was asked as it was written, then of misspelled words as they were meant. */
function namesFor({ all }: ParsedQuery, matches: readonly WordMatches[], table: SynonymTable): SynonymUse[] {
  const written = findSynonyms(all, table);
  const meant = [...all];
  for (const { word, expanded } of matches)
    if (!word.isWhole && expanded.corrected !== undefined) meant[word.position] = expanded.corrected;
  if (meant.every((word, i) => word === all[i])) return written;
  const isTaken = (use: SynonymUse) => written.some(({ from, to }) => from < use.to && use.from < to);
  return [...written, ...findSynonyms(meant, table).filter((use) => !isTaken(use))];
}

/** Neighbors that the index has as one word: "set up" as "setup". */
function joinedWords({ all, isPart }: ParsedQuery, index: SearchIndex): SynonymUse[] {
  return all.slice(1).flatMap((word, from) => {
    const spelling = `${all[from]}${word}`;
    if (isPart[from] || isPart[from + 1] || spelling.length < 5 || index.placesOf(spelling) === undefined)
      return [];
    const alternatives = [{ spelling, terms: [spelling], isPreferred: true }];
    return [{ from, to: from + 2, asked: `${all[from]} ${word}`, alternatives }];
  });
}

/** Only names found in the first hits are shown. */
const NAMED_HITS = 8;

function namesThatFound(
  synonyms: readonly SynonymUse[],
  found: readonly SearchMatch[],
): SearchFindings['also'] {
  const names = new Set(found.slice(0, NAMED_HITS).flatMap(({ also }) => also));
  return synonyms.flatMap(({ asked, alternatives }) => {
    const also = alternatives.map(({ spelling }) => spelling).filter((spelling) => names.has(spelling));
    return also.length === 0 ? [] : [{ asked, also }];
  });
}

/** A page full of the asked word must not hide all others, nor a definition the section that it leads to. */
function fewPerPage<T extends { id: number }>(index: SearchIndex, ordered: readonly T[], limit: number): T[] {
  const kept: T[] = [];
  const places = new Map<string, Set<string>>();
  for (const one of ordered) {
    if (kept.length === limit) break;
    const { address = '', hash = '' } = index.sections[one.id] ?? {};
    const onPage = places.get(address) ?? new Set();
    places.set(address, onPage);
    if (onPage.size === weights.MAX_PER_PAGE || onPage.has(hash)) continue;
    onPage.add(hash);
    kept.push(one);
  }
  return kept;
}

function whatMatched(
  index: SearchIndex,
  id: number,
  matches: readonly WordMatches[],
): { terms: string[]; also: string[] } {
  const terms = new Set<string>();
  const also = new Set<string>();
  for (const { word, expanded, scores, spellings } of matches) {
    if ((scores[id] ?? 0) === 0) continue;
    const spelling = spellings.get(id);
    if (spelling !== undefined) {
      also.add(spelling);
      terms.add(spelling.toLowerCase());
    } else if (expanded.corrected === undefined) terms.add(word.term);
    else for (const { term } of expanded.expansions) if (stands(index, term, id)) terms.add(term);
  }
  return { terms: [...terms], also: [...also] };
}

function stands(index: SearchIndex, term: string, id: number): boolean {
  return (index.placesOf(term) ?? []).some((list) => list?.some((entry, i) => i % 2 === 0 && entry === id));
}

/** Slips allowed in a suggestion, which only asks: more than in an answer. */
const SUGGESTED_SLIPS = 3;

function suggestionFor(
  index: SearchIndex,
  { all }: ParsedQuery,
  matches: readonly WordMatches[],
): string | undefined {
  const better = new Map<string, string>();
  for (const { word, expanded, scores } of matches) {
    if (word.isWhole || (expanded.expansions.length > 0 && expanded.corrected === undefined)) continue;
    const isKnownOtherwise = expanded.corrected === undefined && scores.some((score) => score > 0);
    if (isKnownOtherwise) continue;
    const limit = Math.min(SUGGESTED_SLIPS, Math.floor(word.term.length / 3));
    const corrected = expanded.corrected ?? nearTerms(index, word.term, limit, false)[0]?.term;
    if (corrected !== undefined) better.set(word.term, corrected);
  }
  return better.size === 0 ? undefined : all.map((word) => better.get(word) ?? word).join(' ');
}
