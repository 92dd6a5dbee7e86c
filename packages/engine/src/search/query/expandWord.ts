import { editDistance } from '../../core/editDistance.ts';
import { lettersOf, type SearchIndex } from './searchIndex.ts';
import {
  INNER_PREFIX_WEIGHT,
  PREFIX_WEIGHT,
  STEM_WEIGHT,
  TYPO_LENGTHS,
  TYPO_WEIGHTS,
} from './searchWeights.ts';

/** A term of the index that may be what a word of the question means, and how much it counts. */
export interface Expansion {
  term: string;
  weight: number;
}

/** The terms that a query word matches. */
export interface Expanded {
  expansions: Expansion[];
  /** The term that the word was probably meant to be, if it is in no way in the index. */
  corrected: string | undefined;
}

/** More beginnings and near misses than these are noise. */
const MAX_BEGINNINGS = 60;
const MAX_NEAR = 8;
/** A slip at the first letter is rare. */
const OTHER_START_WEIGHT = 0.7;
/** A slip in a word that is not finished yet. */
const UNFINISHED_WEIGHT = 0.8;

/** The word itself, its forms and what it is the beginning of; only when there are none, words it may be a slip of. */
export function expandWord(index: SearchIndex, word: string, isLast: boolean): Expanded {
  const weights = new Map<string, number>();
  if (index.placesOf(word) !== undefined) weights.set(word, 1);
  for (const form of index.formsOf(word)) if (!weights.has(form)) weights.set(form, STEM_WEIGHT);
  addBeginnings(index, word, isLast ? PREFIX_WEIGHT : INNER_PREFIX_WEIGHT, weights);
  const corrected = weights.size === 0 ? addNear(index, word, isLast, weights) : undefined;
  return { expansions: [...weights].map(([term, weight]) => ({ term, weight })), corrected };
}

function addBeginnings(index: SearchIndex, word: string, weight: number, weights: Map<string, number>): void {
  if (word.length < 2) return;
  let count = 0;
  for (const term of index.beginningWith(word)) {
    if (weights.has(term)) continue;
    if (++count > MAX_BEGINNINGS) return;
    weights.set(term, weight * (0.5 + (0.5 * word.length) / term.length));
  }
}

function addNear(
  index: SearchIndex,
  word: string,
  isLast: boolean,
  weights: Map<string, number>,
): string | undefined {
  const limit = slipsAllowed(word);
  if (limit === 0) return undefined;
  const near = nearTerms(index, word, limit, isLast);
  for (const { term, slips, isWhole } of near.slice(0, MAX_NEAR)) {
    const weight =
      (TYPO_WEIGHTS[slips - 1] ?? 0) *
      (term[0] === word[0] ? 1 : OTHER_START_WEIGHT) *
      (isWhole ? 1 : UNFINISHED_WEIGHT);
    weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    for (const form of index.formsOf(term))
      weights.set(form, Math.max(weight * STEM_WEIGHT, weights.get(form) ?? 0));
  }
  return near[0]?.term;
}

function slipsAllowed(word: string): number {
  return TYPO_LENGTHS.filter((length) => word.length >= length).length;
}

interface NearTerm {
  term: string;
  slips: number;
  isWhole: boolean;
}

/** Terms within some slips of a word, best first. `unfinished`: the word may lack its end. */
export function nearTerms(index: SearchIndex, word: string, limit: number, unfinished: boolean): NearTerm[] {
  const near = new Map<string, NearTerm>();
  for (const one of eachNear(index, word, limit, unfinished)) near.set(one.term, one);
  const rank = ({ slips, isWhole, term }: NearTerm) =>
    slips + (isWhole ? 0 : 0.5) + (term[0] === word[0] ? 0 : 0.6);
  return [...near.values()].sort(
    (a, b) => rank(a) - rank(b) || index.countOf(b.term) - index.countOf(a.term),
  );
}

function* eachNear(
  { sorted: { terms, letters } }: SearchIndex,
  word: string,
  limit: number,
  unfinished: boolean,
): Generator<NearTerm> {
  const own = lettersOf(word);
  for (let i = 0; i < terms.length; i++) {
    // Each slip adds at most one letter that the other word lacks.
    if (bitCount(own & ~(letters[i] ?? 0)) > limit) continue;
    const term = terms[i] ?? '';
    if (term.length < word.length - limit || (!unfinished && term.length > word.length + limit)) continue;
    const { whole, beginning } = editDistance(word, term, limit);
    if (whole <= limit) yield { term, slips: whole, isWhole: true };
    else if (unfinished && beginning <= limit) yield { term, slips: beginning, isWhole: false };
  }
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
