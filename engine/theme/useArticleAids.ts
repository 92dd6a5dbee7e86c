import { type RefObject, useEffect, useState } from 'react';
import type { ArticleAids } from './articleAids.ts';

/** Moves of a reader that the aids answer. */
const MOVES = ['click', 'pointerover', 'focusin'];

/** What scripts add to an article, fetched when the reader first reaches into it. Returns what to announce. */
export function useArticleAids(root: RefObject<HTMLElement | null>): string {
  const [message, setMessage] = useState('');
  useEffect(() => {
    let aids: Promise<ArticleAids> | undefined;
    const end = new AbortController();
    const answer = (event: Event) => {
      aids ??= import('./articleAids.ts').then((m) => m.createArticleAids(setMessage));
      // Without them links still work, and notes still open.
      aids.then((act) => act(event)).catch(() => {});
    };
    for (const move of MOVES) root.current?.addEventListener(move, answer, { signal: end.signal });
    return () => end.abort();
  }, [root]);
  return message;
}
