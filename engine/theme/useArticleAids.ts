import { type RefObject, useEffect, useState } from 'react';
import type { ArticleAids } from './articleAids.ts';

/** What scripts add to an article, fetched when the reader first reaches into it. Returns what to announce. */
export function useArticleAids(root: RefObject<HTMLElement | null>): string {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const article = root.current;
    if (article === null) return;
    let aids: Promise<ArticleAids> | undefined;
    const ask = (task: (aids: ArticleAids) => void) => {
      aids ??= import('./articleAids.ts').then(({ createArticleAids }) => createArticleAids(setMessage));
      // Without them links still work, and notes still open.
      aids.then(task).catch(() => {});
    };
    const onClick = (event: MouseEvent) => ask(({ onClick }) => onClick(event));
    const onKeyDown = (event: KeyboardEvent) => ask(({ onKeyDown }) => onKeyDown(event));
    const onReach = (event: Event) => ask(({ onReach }) => onReach(event));
    article.addEventListener('click', onClick);
    article.addEventListener('keydown', onKeyDown);
    article.addEventListener('pointerover', onReach);
    article.addEventListener('focusin', onReach);
    return () => {
      article.removeEventListener('click', onClick);
      article.removeEventListener('keydown', onKeyDown);
      article.removeEventListener('pointerover', onReach);
      article.removeEventListener('focusin', onReach);
    };
  }, [root]);
  return message;
}
