/** What takes the marks of the page on show away, when there are any. */
let unmark: (() => void) | undefined;

/** Marks the words that a search asks for, '' for none; what does it is fetched only then. */
export async function markWordsLater(query: string): Promise<void> {
  unmark?.();
  unmark = undefined;
  if (query === '') return;
  try {
    const words = await import('./markWords.ts');
    words.markWords(query);
    unmark = words.unmarkWords;
  } catch (error) {
    console.warn('The words of the search cannot be marked.', error);
  }
}

/** Lets Escape take the marks away; `forget` keeps them away on a later visit. */
export function watchMarks(forget: () => void): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || unmark === undefined) return;
    void markWordsLater('');
    forget();
  });
}
