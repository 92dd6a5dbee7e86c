import type { EditionName } from '../../core/types.ts';
import type { ParsedQuery } from './parseQuery.ts';
import type { Candidate, WordMatches } from './scoreSections.ts';
import type { SearchIndex } from './searchIndex.ts';
import * as weights from './searchWeights.ts';
import { stemOf } from './searchWords.ts';
import type { IndexedSection } from './storedSections.ts';

/** Where the reader is while asking. */
export interface SearchPlace {
  /** Key of the guide, '' outside of all. */
  guide: string;
  edition: EditionName | undefined;
  /** Key of the only guide to search; all where there is none. */
  only?: string;
}

/** Words of someone who asks for single calls. */
const API_WORDS = ['api', 'endpoint', 'endpoints', 'rest', 'http'];

/** So many of the best are looked at closely: at the order of words in their text. */
const CLOSE_LOOKS = 100;

/** Puts candidates in the order in which results show them. */
export function orderMatches(
  index: SearchIndex,
  query: ParsedQuery,
  matches: readonly WordMatches[],
  candidates: readonly Candidate[],
  place: SearchPlace,
): Candidate[] {
  const wantsApi = query.hasCode || query.all.some((word) => API_WORDS.includes(word));
  const named = namedEdition(query, index.editions);
  const weighed = candidates.map(({ id, score }) => {
    const section = index.sections[id];
    if (section === undefined) return { id, score: 0 };
    const api =
      id < index.apiFrom || query.hasCode ? 1 : wantsApi ? weights.API_NAMED_WEIGHT : weights.API_WEIGHT;
    const order = wantsApi
      ? 1
      : weights.GUIDE_ORDER_WEIGHT ** Math.max(0, index.guides.indexOf(section.guide));
    return { id, score: score * api * order * weightOf(section, index.editions, named, place) };
  });
  const byScore = (a: Candidate, b: Candidate) => b.score - a.score || a.id - b.id;
  weighed.sort(byScore);
  const asked = askedStems(matches);
  const patterns = matches.filter(({ word }) => !word.isWhole).map(patternOf);
  const close = weighed.slice(0, CLOSE_LOOKS).map(({ id, score }) => ({
    id,
    score:
      score *
      closeness(index.plainOf(id), query, patterns) *
      (1 + weights.TITLE_FIT_BONUS * bestFit(index.titlesOf(id), asked)),
    fit: bestFit(index.questionsOf(id), asked),
  }));
  // The page of a question lacks its words, so its own score is low: the best score decides, too, what a fit is worth.
  const best = query.hasCode ? 0 : Math.max(0, ...close.map(({ score }) => score));
  const looked = close.map(({ id, score, fit }) => ({
    id,
    score: score * (1 + weights.QUESTION_FIT_BONUS * fit) + best * weights.QUESTION_SAME_BONUS * fit ** 2,
  }));
  return [...withPages(index, looked.sort(byScore)).sort(byScore), ...weighed.slice(CLOSE_LOOKS)];
}

/** A page that answers in several places is worth more than one that does so once. */
function withPages(index: SearchIndex, ordered: readonly Candidate[]): Candidate[] {
  const sums = new Map<string, number>();
  const addressOf = (id: number) => index.sections[id]?.address ?? '';
  for (const { id, score } of ordered) sums.set(addressOf(id), (sums.get(addressOf(id)) ?? 0) + score);
  return ordered.map(({ id, score }) => {
    const others = (sums.get(addressOf(id)) ?? 0) - score;
    return { id, score: score + weights.PAGE_SUM_BONUS * Math.min(others, 2 * score) };
  });
}

function weightOf(
  { edition, guide }: IndexedSection,
  editions: SearchIndex['editions'],
  named: EditionName | undefined,
  place: SearchPlace,
): number {
  const isMeant = edition === undefined || edition === place.edition || edition === named;
  return (
    (isMeant ? 1 : (editions[edition]?.weight ?? 1)) *
    (guide !== '' && guide === place.guide ? weights.GUIDE_WEIGHT : 1)
  );
}

/** The one edition that a question is about; one that names several compares them. */
function namedEdition({ all }: ParsedQuery, editions: SearchIndex['editions']): EditionName | undefined {
  const named = Object.entries(editions).filter(([, { words }]) => words.some((word) => all.includes(word)));
  return named.length === 1 ? named[0]?.[0] : undefined;
}

/** More than 1 where words of the question stand together in the heading or the text. */
function closeness(text: string, { all }: ParsedQuery, patterns: readonly RegExp[]): number {
  if (all.length < 2) return 1;
  const phrase = text.includes(` ${all.join(' ')}`) ? weights.PHRASE_BONUS : 0;
  return 1 + phrase + togetherness(text, patterns);
}

/** Characters in between that still count as near. */
const NEAR = 30;
/** Letters at the end of a stem that other forms of its word may not have. */
const UNSURE_END = /(?<=..)[yei]$/;

/** What finds a word of the question in plain text, in most of its forms. */
function patternOf({ word, expanded }: WordMatches): RegExp {
  const term = expanded.corrected ?? word.term;
  const stem = stemOf(term);
  return new RegExp(stem.length < 3 ? ` ${term}(?= )` : ` ${stem.replace(UNSURE_END, '')}[a-z0-9]*`, 'g');
}

/** For each two neighbors of the question, whether the text has them side by side, or near each other at least. */
function togetherness(text: string, patterns: readonly RegExp[]): number {
  if (patterns.length < 2) return 0;
  const places = patterns.map((pattern) =>
    [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length] as const),
  );
  let bonus = 0;
  for (let i = 1; i < places.length; i++) {
    let best = 0;
    for (const [from, to] of places[i - 1] ?? []) {
      for (const [start, end] of places[i] ?? []) {
        if (start === to) best = weights.NEIGHBOR_BONUS + weights.NEAR_BONUS;
        else if (from !== start && start - to <= NEAR && from - end <= NEAR)
          best = Math.max(best, weights.NEAR_BONUS);
      }
    }
    bonus += best;
  }
  return bonus / (patterns.length - 1);
}

/** A word of the question by all its stems, made once for all headings. */
interface AskedStems {
  stems: ReadonlySet<string>;
  rarity: number;
}

function askedStems(matches: readonly WordMatches[]): AskedStems[] {
  return matches
    .filter(({ word }) => !word.isWhole)
    .map(({ word, expanded, rarity, names }) => ({
      stems: new Set([word.term, ...names, ...expanded.expansions.map(({ term }) => term)].map(stemOf)),
      rarity,
    }));
}

/** 1 if a heading, or what stands before its colon, has the words of the question and no other; else less. */
function bestFit(titles: readonly (readonly string[])[], asked: readonly AskedStems[]): number {
  return Math.max(0, ...titles.map((stems) => fitOf(stems, asked)));
}

function fitOf(title: readonly string[], asked: readonly AskedStems[]): number {
  const hit = new Set<string>();
  let found = 0;
  let all = 0;
  for (const { stems, rarity } of asked) {
    all += rarity;
    const match = title.find((stem) => stems.has(stem));
    if (match === undefined) continue;
    hit.add(match);
    found += rarity;
  }
  return all === 0 || title.length === 0 ? 0 : (found / all) * (hit.size / title.length);
}
