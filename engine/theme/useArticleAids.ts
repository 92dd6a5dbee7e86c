import { type RefObject, useEffect, useState } from 'react';

/** How long a heading's sign shows that its link was copied. */
const COPIED_MS = 1500;

/**
 * What scripts add to an article: a click on a heading's sign copies its link, one on a line number links to the line,
 * Escape puts a glossary note away, and a note near the right edge opens to the left. Returns what to announce.
 */
export function useArticleAids(root: RefObject<HTMLElement | null>): string {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const article = root.current;
    if (article === null) return;
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLElement)) return;
      const anchor = event.target.closest<HTMLAnchorElement>('.header-anchor');
      if (anchor) void copyLink(anchor).then(setMessage);
      else linkToLine(event, event.target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.activeElement?.matches('.term')) putAway(document.activeElement);
    };
    const onReach = (event: Event) => {
      if (event.target instanceof Element) turnNote(event.target);
    };
    article.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    article.addEventListener('pointerover', onReach);
    article.addEventListener('focusin', onReach);
    return () => {
      article.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      article.removeEventListener('pointerover', onReach);
      article.removeEventListener('focusin', onReach);
    };
  }, [root]);
  return message;
}

async function copyLink(anchor: HTMLAnchorElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(anchor.href);
  } catch {
    // The address bar has the link too, since the click went there.
    return '';
  }
  anchor.classList.add('copied');
  setTimeout(() => anchor.classList.remove('copied'), COPIED_MS);
  return 'Link copied';
}

/** A line's number is drawn by the style sheet in the line's own left padding, so a click there means the number. */
function linkToLine(event: MouseEvent, target: HTMLElement): void {
  const line = target.closest<HTMLElement>('.line-numbers-mode .line[id]');
  if (line === null || getSelection()?.isCollapsed === false) return;
  const gutter = Number.parseFloat(getComputedStyle(line).paddingInlineStart);
  if (event.clientX - line.getBoundingClientRect().left < gutter) location.replace(`#${line.id}`);
}

function putAway(term: Element): void {
  term.classList.add('put-away');
  term.addEventListener('blur', () => term.classList.remove('put-away'), { once: true });
}

function turnNote(target: Element): void {
  const term = target.closest('.term');
  const note = term?.querySelector<HTMLElement>('.term-note');
  if (!term || !note) return;
  const room = document.documentElement.clientWidth - term.getBoundingClientRect().left;
  term.classList.toggle('turned', room < note.offsetWidth);
}
