import type { GlossaryTerm } from '../compiled.ts';

/** A term as found in a text. */
export interface TermMatch {
  start: number;
  end: number;
  term: GlossaryTerm;
}

/** Finds terms in a text, left to right, the longest first. */
export type TermMatcher = (text: string) => TermMatch[];

/** A spelling of a term. */
interface Spelling {
  text: string;
  term: GlossaryTerm;
}

const WORDS = /[\p{L}\p{N}_]+/gu;
const WORD_CHARACTER = /[\p{L}\p{N}_]/u;
/** Between word characters these make a name, an address or a compound, which is something else than the term. */
const JOINTS = '-./@:';

const matchers = new WeakMap<readonly GlossaryTerm[], TermMatcher>();

/** The matcher of a site's glossary, made once for each list. */
export function glossaryMatcher(glossary: readonly GlossaryTerm[]): TermMatcher {
  const known = matchers.get(glossary);
  if (known !== undefined) return known;
  const matcher = termMatcher(glossary);
  matchers.set(glossary, matcher);
  return matcher;
}

/**
 * Makes a matcher for whole words, with an English plural allowed. Abbreviations match in their exact case, other terms
 * in any. Each word of the text is looked up once, so the work does not grow with the number of terms.
 */
export function termMatcher(terms: readonly GlossaryTerm[]): TermMatcher {
  const spellings = new Map<string, Spelling[]>();
  for (const term of terms.filter(({ match }) => match)) {
    for (const text of [term.term, ...term.synonyms]) {
      const word = firstWord(text);
      if (word !== '') spellings.set(word, [...(spellings.get(word) ?? []), { text, term }]);
    }
  }
  for (const list of spellings.values()) list.sort((a, b) => b.text.length - a.text.length);
  return (text) => findTerms(text, spellings);
}

function findTerms(text: string, spellings: Map<string, Spelling[]>): TermMatch[] {
  const found: TermMatch[] = [];
  let done = 0;
  for (const { 0: word, index: start } of text.matchAll(WORDS)) {
    if (start < done || isJoined(text, start - 1, start - 2)) continue;
    const match = candidates(word, spellings)
      .map(({ text: spelling, term }) => ({ start, end: endOfMatch(text, start, spelling, term), term }))
      .find(({ end }) => end > start);
    if (match === undefined) continue;
    found.push(match);
    done = match.end;
  }
  return found;
}

function candidates(word: string, spellings: Map<string, Spelling[]>): Spelling[] {
  const key = word.toLowerCase();
  return [key, key.replace(/s$/, ''), key.replace(/es$/, '')]
    .filter((spelling, index, all) => all.indexOf(spelling) === index)
    .flatMap((spelling) => spellings.get(spelling) ?? []);
}

/** End of a term that stands at `start`, plural included, or 0. */
function endOfMatch(text: string, start: number, spelling: string, term: GlossaryTerm): number {
  const end = start + spelling.length;
  const written = text.slice(start, end);
  const isSame = term.abbreviation ? written === spelling : written.toLowerCase() === spelling.toLowerCase();
  if (!isSame) return 0;
  return (
    [end, end + 1, end + 2].find((at) => ['', 's', 'es'].includes(text.slice(end, at)) && isEnd(text, at)) ??
    0
  );
}

function isEnd(text: string, at: number): boolean {
  return !WORD_CHARACTER.test(text[at] ?? '') && !isJoined(text, at, at + 1);
}

/** True for a joint at one place with a word character beyond it. */
function isJoined(text: string, joint: number, beyond: number): boolean {
  return JOINTS.includes(text[joint] ?? ' ') && WORD_CHARACTER.test(text[beyond] ?? '');
}

function firstWord(text: string): string {
  const word = /^[\p{L}\p{N}_]+/u.exec(text)?.[0] ?? '';
  return word.toLowerCase();
}
