import { termsOf } from '../../search/query/parseQuery.ts';
import { matchingWords } from './excerpt.ts';

/** More marks than this are no help. */
const MAX_MARKS = 300;

/** Where the words of a query stand in the article. */
export function wordsOf(query: string): Range[] {
  const root = document.querySelector('.content');
  const terms = termsOf(query);
  if (root === null || terms.length === 0) return [];
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
  return ranges;
}
