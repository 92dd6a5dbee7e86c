import { foldTerm, processTerm, wordsOf } from './searchWords.ts';

/** Words beyond these are not looked up. */
const MAX_WORDS = 16;

/** An HTTP method, as code has it: in capitals. */
const METHOD = /\b(?:GET|POST|PUT|PATCH|DELETE)\b/;

/** One word to look up. */
export interface QueryWord {
  term: string;
  /** Position among all words of the question, common ones included. */
  position: number;
  /** True for an identifier as a whole, whose parts are words of their own. */
  isWhole: boolean;
}

/** A question, read. */
export interface ParsedQuery {
  /** Words to look up: no common ones, unless there are no others. */
  words: QueryWord[];
  /** All words in their order, folded. */
  all: string[];
  /** For each of `all` whether it is a part of an identifier or another compound. */
  isPart: boolean[];
  /** True if something in it looks like a name in a program, a file or a path. */
  hasCode: boolean;
}

/** Reads a question. */
export function parseQuery(query: string): ParsedQuery {
  const all: string[] = [];
  const isPart: boolean[] = [];
  const words: QueryWord[] = [];
  const common: QueryWord[] = [];
  let hasCode = METHOD.test(capQuery(query));
  for (const { whole, parts } of wordsOf(capQuery(query))) {
    hasCode ||= parts.length > 1 && /[_/.:@$]|[\p{Ll}\p{N}]\p{Lu}/u.test(whole);
    if (parts.length > 1) addWord(words, [], whole, all.length, true);
    for (const part of parts.length > 1 ? parts : [whole]) {
      addWord(words, common, part, all.length, false);
      all.push(foldTerm(part));
      isPart.push(parts.length > 1);
    }
  }
  const chosen = words.length > 0 ? words : common;
  return { words: chosen.slice(0, MAX_WORDS), all, isPart, hasCode };
}

function addWord(
  words: QueryWord[],
  common: QueryWord[],
  text: string,
  position: number,
  isWhole: boolean,
): void {
  const term = foldTerm(text);
  if (term === '' || words.some((word) => word.term === term)) return;
  const list = processTerm(text) === null ? common : words;
  list.push({ term, position, isWhole });
}

/** The words of a question that are worth marking in a text. */
export function termsOf(query: string): string[] {
  return parseQuery(query).words.map(({ term }) => term);
}

/** Nobody types more; what is pasted beyond is not read. */
export const MAX_QUERY_LENGTH = 200;

/** The part of a question that is read: cut before anything else looks at it, since a megabyte may have been pasted. */
export function capQuery(query: string): string {
  return query.slice(0, MAX_QUERY_LENGTH);
}
