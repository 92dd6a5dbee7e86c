import { foldTerm, processTerm, tokenize } from '../../search/query/searchWords.ts';
import { proseOf, rowsOf, type TextRow } from '../../search/query/textRows.ts';
import type { ExcerptPart } from './types.ts';

/** Characters shown before the first match, and in all. */
const LEAD = 50;
const LENGTH = 180;
/** A sentence is not shown from its beginning if its first match is later than this. */
const LATE = 100;
const ELLIPSIS = '…';
const SENTENCE_END = /[.!?] (?=\p{Lu})/gu;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/**
 * The piece of a text that has the most words that a query found, all of them marked.
 *
 * @example excerptOf('Draw an annotation.', ['annot']) // [{ text: 'Draw an ', match: false }, { text: 'annotation', match: true }, …]
 */
export function excerptOf(text: string, terms: readonly string[]): ExcerptPart[] {
  const parts = partsOf(terms);
  const from = pieceStart(text, withoutLonger(parts));
  const to = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH);
  const piece = text.slice(from, to > from ? to : from + LENGTH);
  const marked = markParts(piece, parts);
  if (from > 0) marked.unshift({ text: `${ELLIPSIS} `, match: false });
  if (to < text.length && piece !== '') marked.push({ text: ` ${ELLIPSIS}`, match: false });
  return marked;
}

/** A row's first cell, which names it, and the piece of the others that `excerptOf` takes. */
export function rowExcerpt(
  [name = '', ...cells]: readonly string[],
  terms: readonly string[],
): ExcerptPart[] {
  const rest = excerptOf(cells.join(' · '), terms);
  return [...markText(cells.length > 0 ? `${name} · ` : name, terms), ...rest];
}

/**
 * The row of a table that answers a query better than the prose around it; undefined if none does: with its
 * columns' heads it has to have more of the words, or as many with one of them in its first cell.
 *
 * @example rowFor('Codes:\n\tc-61\t61\tBad file', ['bad', '61']) // { slug: 'c-61', cells: ['61', 'Bad file'], … }
 */
export function rowFor(text: string, terms: readonly string[]): TextRow | undefined {
  const parts = [...new Set(partsOf(terms))];
  const found = (piece: string) => {
    const lower = piece.toLowerCase();
    return parts.filter((part) => wordIndex(lower, part) >= 0).length;
  };
  let best: TextRow | undefined;
  let most = found(proseOf(text));
  for (const row of rowsOf(text)) {
    const cells = row.cells.join(' ');
    if (found(cells) === 0) continue;
    const count = found(`${cells} ${row.heads}`) + (found(row.cells[0] ?? '') > 0 ? 0.5 : 0);
    if (count > most) [best, most] = [row, count];
  }
  return best;
}

/** @example markText('Draw it', ['draw']) // [{ text: 'Draw', match: true }, { text: ' it', match: false }] */
export function markText(text: string, terms: readonly string[]): ExcerptPart[] {
  return markParts(text, partsOf(terms));
}

/** Terms without those that begin with another one: both stand for the same word of the query. */
function withoutLonger(terms: readonly string[]): string[] {
  return terms.filter(
    (term, i) => !terms.some((other, j) => term.startsWith(other) && (term !== other || j < i)),
  );
}

/** Identifiers and names of several words count by their parts too, but for common words such as "of". */
function partsOf(terms: readonly string[]): string[] {
  const parts = (term: string) => tokenize(term).filter((part) => processTerm(part) !== null);
  return terms.flatMap((term) => [term, ...parts(term)]).map((term) => term.toLowerCase());
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

/**
 * Where the piece begins that has the most different terms, the first of equals: with a sentence, unless that has its
 * first term late. Plain search first: folding every word of a long text costs more than an answer may take.
 */
function pieceStart(text: string, terms: readonly string[]): number {
  if (text.length <= LENGTH) return 0;
  const lower = text.toLowerCase();
  const places = terms.map((term) => ({ term, at: wordIndexes(lower, term) }));
  const found = places.flatMap(({ at }) => at).sort((a, b) => a - b);
  if (found.length === 0) found.push(matchingWords(text, terms)[0]?.from ?? 0);
  const startOf = (at: number) => {
    const from = Math.max(0, at - LATE);
    const end = [...text.slice(from, at + 1).matchAll(SENTENCE_END)].at(-1);
    if (end !== undefined) return from + end.index + 2;
    return from === 0 ? 0 : wordStart(text, at - LEAD);
  };
  const isShown = (term: string, at: number, from: number) => at >= from && at + term.length <= from + LENGTH;
  let [best, most] = [0, -1];
  for (const from of new Set(found.map(startOf))) {
    const count = places.filter(({ term, at }) => at.some((one) => isShown(term, one, from))).length;
    if (count > most) [best, most] = [from, count];
  }
  return best;
}

/** Where words begin with a term. */
function wordIndexes(text: string, term: string): number[] {
  const places: number[] = [];
  for (let at = wordIndex(text, term); at >= 0; at = wordIndex(text, term, at + 1)) places.push(at);
  return places;
}

function wordIndex(text: string, term: string, from = 0): number {
  let index = text.indexOf(term, from);
  while (index > 0 && /[\p{L}\p{N}]/u.test(text[index - 1] ?? '')) index = text.indexOf(term, index + 1);
  return index;
}

function wordStart(text: string, index: number): number {
  return text.indexOf(' ', index) + 1 || index;
}

/** A piece of a text, from and to as positions in it. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Words of a text that one of the terms names, whole or by its beginning. Terms are folded, as the index has them.
 *
 * @example matchingWords('Éléments of style', ['elem']) // [{ from: 0, to: 8 }]
 */
export function matchingWords(text: string, terms: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = foldTerm(word);
    // Scripts without spaces give words as long as a sentence.
    const isMatch = terms.some(
      (term) => folded.startsWith(term) || (!isLatin(term) && folded.includes(term)),
    );
    if (isMatch) spans.push({ from: index, to: index + word.length });
  }
  return spans;
}

function isLatin(term: string): boolean {
  return term.charCodeAt(0) < 0x2e80;
}
