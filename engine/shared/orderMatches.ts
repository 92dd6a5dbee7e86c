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
import { plainText, stemOf } from './searchWords.ts';
import type { EditionName } from './types.ts';

/** Where the reader is while asking. */
export interface Standing {
  /** Key of the guide, '' outside of all. */
  guide: string;
  edition: EditionName | undefined;
}

/** Words that a question names an edition by. */
const EDITION_NAMES: Record<EditionName, readonly string[]> = {
  community: [],
  bigpicture: ['bigpicture', 'bp'],
  enterprise: ['enterprise', 'ee'],
  legacy: ['legacy'],
};
/** Words of someone who asks for single calls. */
const API_WORDS = ['api', 'endpoint', 'endpoints', 'rest', 'http', 'get', 'post', 'put', 'delete'];

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
  const looked = weighed.slice(0, CLOSE_LOOKS).map(({ id, score }) => ({
    id,
    score: score * closeness(index, id, query) * (1 + TITLE_FIT_BONUS * titleFit(index, id, matches)),
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

/** 1 if a heading has the words of the question and no other, less for each that is missing or too much. */
function titleFit(index: SearchIndex, id: number, matches: readonly WordMatches[]): number {
  const title = plainText(index.sections[id]?.title ?? '')
    .trim()
    .split(' ')
    .map(stemOf);
  let asked = 0;
  let found = 0;
  const hit = new Set<string>();
  for (const { word, expanded, rarity } of matches) {
    if (word.isWhole) continue;
    asked += rarity;
    const stems = [word.term, ...expanded.expansions.map(({ term }) => term)].map(stemOf);
    const match = title.find((stem) => stems.includes(stem));
    if (match === undefined) continue;
    hit.add(match);
    found += rarity;
  }
  return asked === 0 ? 0 : (found / asked) * (hit.size / title.length);
}
