/** How long a heading's sign shows that its link was copied. */
const COPIED_MS = 1500;

/** What an article tells its reader's moves to. */
export interface ArticleAids {
  /** Copies the link of a heading's sign, or links to a line whose number was clicked. */
  onClick(event: MouseEvent): void;
  /** Puts a glossary note away. */
  onKeyDown(event: KeyboardEvent): void;
  /** Opens a note to the left where there is no room to its right. */
  onReach(event: Event): void;
}

/** What scripts add to an article; `say` announces. */
export function createArticleAids(say: (message: string) => void): ArticleAids {
  return {
    onClick(event) {
      if (!(event.target instanceof HTMLElement)) return;
      const anchor = event.target.closest<HTMLAnchorElement>('.header-anchor');
      if (anchor) void copyLink(anchor).then(say);
      else linkToLine(event, event.target);
    },
    onKeyDown(event) {
      if (event.key === 'Escape' && document.activeElement?.matches('.term')) putAway(document.activeElement);
    },
    onReach(event) {
      if (event.target instanceof Element) turnNote(event.target);
    },
  };
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
