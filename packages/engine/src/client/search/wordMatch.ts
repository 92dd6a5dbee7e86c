import { foldTerm } from '../../search/query/searchWords.ts';

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

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
