/** Name of the highlight, for style sheets: `::highlight(search-hit)`. */
const HIGHLIGHT = 'search-hit';

/** Marks the words that a search asks for, '' for none; what does it is fetched only then. */
export async function markWordsLater(query: string): Promise<void> {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(HIGHLIGHT);
  if (query === '') return;
  try {
    const { wordsOf } = await import('./wordsOf.ts');
    CSS.highlights.set(HIGHLIGHT, new Highlight(...wordsOf(query)));
  } catch (error) {
    console.warn('The words of the search cannot be marked.', error);
  }
}

/** Lets Escape take the marks away. */
export function watchMarks(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') void markWordsLater('');
  });
}
