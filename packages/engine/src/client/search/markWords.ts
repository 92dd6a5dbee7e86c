import { termsOf } from '../../search/query/parseQuery.ts';
import { matchingWords } from './excerpt.ts';

/** Name of the highlight, for style sheets: `::highlight(search-hit)`. */
const HIGHLIGHT = 'search-hit';
/** More marks than this are no help. */
const MAX_MARKS = 300;

/** Marks the words of a query in the article, without touching its DOM. */
export function markWords(query: string): void {
  const root = document.querySelector('.content');
  const terms = termsOf(query);
  if (!('highlights' in CSS) || root === null || terms.length === 0) return;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < MAX_MARKS) {
    const { currentNode } = walker;
    for (const { from, to } of matchingWords(currentNode.textContent ?? '', terms)) {
      const range = new Range();
      range.setStart(currentNode, from);
      range.setEnd(currentNode, to);
      ranges.push(range);
    }
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

/** Takes the marks away. */
export function unmarkWords(): void {
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
}
