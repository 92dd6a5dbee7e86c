import { tokenize } from '../../search/query/searchWords.ts';
import type { ExcerptPart } from './types.ts';
import { matchingWords } from './wordMatch.ts';

/** Characters shown before the first match, and in all. */
const LEAD = 50;
const LENGTH = 180;
const ELLIPSIS = '…';

/**
 * The piece of a text around the first word that a query found, with all its matches marked.
 *
 * @example excerptOf('Draw an annotation.', ['annot']) // [{ text: 'Draw an ', match: false }, { text: 'annotation', match: true }, …]
 */
export function excerptOf(text: string, terms: readonly string[]): ExcerptPart[] {
  const parts = partsOf(terms);
  const first = firstMatch(text, parts);
  const from = first <= LEAD ? 0 : wordStart(text, first - LEAD);
  const to = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH);
  const piece = text.slice(from, to > from ? to : from + LENGTH);
  const marked = markParts(piece, parts);
  if (from > 0) marked.unshift({ text: `${ELLIPSIS} `, match: false });
  if (to < text.length && piece !== '') marked.push({ text: ` ${ELLIPSIS}`, match: false });
  return marked;
}

/**
 * A whole text with the words that a query found marked.
 *
 * @example markText('Draw it', ['draw']) // [{ text: 'Draw', match: true }, { text: ' it', match: false }]
 */
export function markText(text: string, terms: readonly string[]): ExcerptPart[] {
  return markParts(text, partsOf(terms));
}

/** Identifiers and names of several words count by their parts too. */
function partsOf(terms: readonly string[]): string[] {
  return terms.flatMap((term) => [term, ...tokenize(term)]).map((term) => term.toLowerCase());
}

function markParts(piece: string, terms: readonly string[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let at = 0;
  for (const { from, to } of matchingWords(piece, terms)) {
    if (from > at) parts.push({ text: piece.slice(at, from), match: false });
    parts.push({ text: piece.slice(from, to), match: true });
    at = to;
  }
  if (at < piece.length) parts.push({ text: piece.slice(at), match: false });
  return parts;
}

/** Plain search first: folding every word of a long text costs more than an answer may take. */
function firstMatch(text: string, terms: readonly string[]): number {
  const lower = text.toLowerCase();
  const found = terms.map((term) => wordIndex(lower, term)).filter((index) => index >= 0);
  return found.length > 0 ? Math.min(...found) : (matchingWords(text, terms)[0]?.from ?? 0);
}

/** Where a word begins with the term. */
function wordIndex(text: string, term: string): number {
  let index = text.indexOf(term);
  while (index > 0 && /[\p{L}\p{N}]/u.test(text[index - 1] ?? '')) index = text.indexOf(term, index + 1);
  return index;
}

function wordStart(text: string, index: number): number {
  return text.indexOf(' ', index) + 1 || index;
}
