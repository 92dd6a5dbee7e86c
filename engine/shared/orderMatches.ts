import type { ParsedQuery } from './parseQuery.ts';
import type { Candidate, WordMatches } from './scoreSections.ts';
import type { SearchIndex, SearchSection } from './searchIndex.ts';
import {
  API_WEIGHT,
  EDITION_WEIGHTS,
  GUIDE_WEIGHT,
  NEIGHBOR_BONUS,
  PAGE_WEIGHT,
  PHRASE_BONUS,
  TITLE_FIT_BONUS,
} from './searchWeights.ts';
import { stemOf } from './searchWords.ts';
import type { EditionName } from './types.ts';

/** Where the reader is while asking. */
export interface Standing {
  /** Key of the guide, '' outside of all. */
  guide: string;
  edition: EditionName | undefined;
  /** Key of the only guide to search; all where there is none. */
  only?: string;
}

/** Words that a question names an edition by. */
const EDITION_NAMES: Record<EditionName, readonly string[]> = {
  community: [],
  bigpicture: ['bigpicture', 'bp'],
  enterprise: ['enterprise', 'ee'],
  legacy: ['legacy'],
};
/** Words of someone who asks for single calls. */
const API_WORDS = ['api', 'endpoint', 'endpoints', 'rest', 'http'];

/** So many of the best are looked at closely: at the order of words in their text. */
const CLOSE_LOOKS = 80;

/** Puts candidates in the order in which results show them. */
export function orderMatches(
  index: SearchIndex,
  query: ParsedQuery,
  matches: readonly WordMatches[],
  candidates: readonly Candidate[],
  standing: Standing,
): Candidate[] {
  const wantsApi = query.hasCode || query.all.some((word) => API_WORDS.includes(word));
  const weighed = candidates.map(({ id, score }) => {
    const section = index.sections[id];
    const api = id >= index.apiFrom && !wantsApi ? API_WEIGHT : 1;
    return { id, score: section === undefined ? 0 : score * api * weightOf(section, query, standing) };
  });
  const byScore = (a: Candidate, b: Candidate) => b.score - a.score || a.id - b.id;
  weighed.sort(byScore);
  const asked = askedStems(matches);
  const looked = weighed.slice(0, CLOSE_LOOKS).map(({ id, score }) => ({
    id,
    score: score * closeness(index, id, query) * (1 + TITLE_FIT_BONUS * titleFit(index.titlesOf(id), asked)),
  }));
  return [...looked.sort(byScore), ...weighed.slice(CLOSE_LOOKS)];
}

function weightOf(
  { edition, guide, hash, kind }: SearchSection,
  query: ParsedQuery,
  standing: Standing,
): number {
  const isNamed =
    edition === undefined ||
    edition === standing.edition ||
    EDITION_NAMES[edition].some((name) => query.all.includes(name));
  return (
    (isNamed ? 1 : EDITION_WEIGHTS[edition]) *
    (guide !== '' && guide === standing.guide ? GUIDE_WEIGHT : 1) *
    (hash === '' && kind !== 'term' ? PAGE_WEIGHT : 1)
  );
}

/** More than 1 where words of the question follow each other in the heading or the text. */
function closeness(index: SearchIndex, id: number, { all }: ParsedQuery): number {
  if (all.length < 2) return 1;
  const text = index.plainOf(id);
  if (text.includes(` ${all.join(' ')}`)) return 1 + PHRASE_BONUS + NEIGHBOR_BONUS;
  let neighbors = 0;
  for (let i = 1; i < all.length; i++) if (text.includes(` ${all[i - 1]} ${all[i]}`)) neighbors++;
  return 1 + (NEIGHBOR_BONUS * neighbors) / (all.length - 1);
}

/** A word of the question by all its stems, made once for all headings. */
interface AskedStems {
  stems: ReadonlySet<string>;
  rarity: number;
}

function askedStems(matches: readonly WordMatches[]): AskedStems[] {
  return matches
    .filter(({ word }) => !word.isWhole)
    .map(({ word, expanded, rarity }) => ({
      stems: new Set([word.term, ...expanded.expansions.map(({ term }) => term)].map(stemOf)),
      rarity,
    }));
}

/** 1 if a heading, or what stands before its colon, has the words of the question and no other; else less. */
function titleFit(titles: readonly (readonly string[])[], asked: readonly AskedStems[]): number {
  return Math.max(...titles.map((stems) => fitOf(stems, asked)));
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
  return all === 0 ? 0 : (found / all) * (hit.size / title.length);
}
