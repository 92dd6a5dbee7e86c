import { type Expanded, expandWord } from './expandWord.ts';
import type { ParsedQuery, QueryWord } from './parseQuery.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { SynonymUse } from './searchSynonyms.ts';
import * as weights from './searchWeights.ts';
import { plainText } from './searchWords.ts';

/** What one word of a question found. */
export interface WordMatches {
  word: QueryWord;
  expanded: Expanded;
  /** For each section how well it answers the word, 0 for not at all. */
  scores: Float64Array;
  /** Inverse document frequency. */
  rarity: number;
  /** For each section the spelling of the glossary that answered better than the word itself. */
  spellings: Map<number, string>;
  /** Terms of its other names in the glossary. */
  names: Set<string>;
}

/** A section that answers some of a question. */
export interface Candidate {
  id: number;
  score: number;
}

/** Looks up every word of a question. */
export function matchWords(index: SearchIndex, { words }: ParsedQuery): WordMatches[] {
  const last = words.at(-1);
  return words.map((word) => matchWord(index, word, word === last));
}

/** Adds matches of synonyms from the glossary, then computes the rarity of each word. */
export function matchSynonyms(
  index: SearchIndex,
  matches: readonly WordMatches[],
  synonyms: readonly SynonymUse[],
): void {
  for (const use of synonyms) {
    const used = matches.filter(
      ({ word }) => word.position >= use.from && word.position < use.to && !word.isWhole,
    );
    for (const { spelling, terms, isPreferred } of use.alternatives) {
      const scores = scoreAll(index, terms);
      keepWhole(index, scores, spelling, terms);
      const weight = isPreferred ? weights.SYNONYM_WEIGHT : weights.OTHER_SYNONYM_WEIGHT;
      for (const match of used) {
        takeBetter(match, scores, weight, spelling);
        for (const term of terms) match.names.add(term);
      }
    }
  }
  for (const match of matches) match.rarity = rarityOf(index, match);
}

/** Adds up what the words found, the less the more of the question they leave out. */
export function joinMatches(index: SearchIndex, matches: readonly WordMatches[]): Candidate[] {
  const partOf = ({ word, rarity }: WordMatches) => (word.isWhole ? 0 : rarity);
  const all = matches.reduce((sum, match) => sum + partOf(match), 0);
  return index.sections.flatMap((_, id) => {
    let sum = 0;
    let answered = 0;
    for (const match of matches) {
      const score = match.scores[id] ?? 0;
      if (score === 0) continue;
      sum += score * match.rarity * (match.word.isWhole ? weights.IDENTIFIER_WEIGHT : 1);
      answered += partOf(match);
    }
    return sum === 0 ? [] : [{ id, score: sum * (answered / all) ** weights.SHARE_POWER }];
  });
}

function matchWord(index: SearchIndex, word: QueryWord, isLast: boolean): WordMatches {
  const expanded = word.isWhole
    ? { expansions: [{ term: word.term, weight: 1 }], corrected: undefined }
    : expandWord(index, word.term, isLast);
  const scores = new Float64Array(index.sections.length);
  for (const { term, weight } of expanded.expansions) {
    for (const [id, score] of scoreTerm(index, term)) {
      if (score * weight > (scores[id] ?? 0)) scores[id] = score * weight;
    }
  }
  return { word, expanded, scores, rarity: 0, spellings: new Map(), names: new Set() };
}

/** How well each section that has a term answers it: often, in short fields, in the heading above all. */
function scoreTerm(index: SearchIndex, term: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const [field, list] of (index.placesOf(term) ?? []).entries()) {
    if (list === undefined) continue;
    const name = weights.FIELDS[field] ?? 'text';
    const share = weights.LENGTH_SHARE[name];
    for (let i = 0; i < list.length; i += 2) {
      const id = list[i] ?? 0;
      const count = list[i + 1] ?? 0;
      const length = (index.lengths[field]?.[id] ?? 1) / (index.averages[field] ?? 1);
      const score =
        weights.FIELD_WEIGHTS[name] * (count / (count + weights.SATURATION * (1 - share + share * length)));
      found.set(id, (found.get(id) ?? 0) + score);
    }
  }
  return found;
}

/** Sections that have all the terms, in any of their forms. */
function scoreAll(index: SearchIndex, terms: readonly string[]): Map<number, number> {
  let joined: Map<number, number> | undefined;
  for (const term of terms) {
    const own = new Map<number, number>();
    for (const form of new Set([term, ...index.formsOf(term)])) {
      const weight = form === term ? 1 : weights.STEM_WEIGHT;
      for (const [id, score] of scoreTerm(index, form))
        own.set(id, Math.max(own.get(id) ?? 0, score * weight));
    }
    const before = joined;
    joined = new Map(
      [...own].flatMap(([id, score]): [number, number][] => {
        const other = before === undefined ? score : before.get(id);
        return other === undefined ? [] : [[id, Math.min(score, other)]];
      }),
    );
  }
  return joined ?? new Map();
}

/** The index has no common words, so of "Log in" it knows "log" alone: what lacks the whole name does not count. */
function keepWhole(
  index: SearchIndex,
  scores: Map<number, number>,
  spelling: string,
  terms: readonly string[],
): void {
  const name = plainText(spelling).trim();
  if (name.split(' ').length === terms.length) return;
  const whole = new RegExp(` ${name.replace(/s$/, '')}s? `);
  for (const id of scores.keys()) if (!whole.test(index.plainOf(id))) scores.delete(id);
}

function takeBetter(match: WordMatches, scores: Map<number, number>, weight: number, spelling: string): void {
  for (const [id, score] of scores) {
    if (score * weight <= (match.scores[id] ?? 0)) continue;
    match.scores[id] = score * weight;
    match.spellings.set(id, spelling);
  }
}

/** Inverse document frequency of what a word found, as BM25 has it. */
function rarityOf(index: SearchIndex, { scores }: WordMatches): number {
  let count = 0;
  for (const score of scores) if (score > 0) count++;
  return Math.log(1 + (index.sections.length - count + 0.5) / (count + 0.5));
}
