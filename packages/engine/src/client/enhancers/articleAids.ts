import { SAID } from '../../core/strings.ts';
import { announce } from '../navigation/announce.ts';

/** How long a heading's sign shows that its link was copied. */
const COPIED_MS = 1500;
/** Terms whose notes the style sheet shows. */
const SHOWING = '.term:is(:hover, :focus, :focus-within)';

/**
 * What scripts add to an article: a click on a heading's sign or on a line's number copies its link, Escape puts a
 * glossary note away until it is asked for anew, and a note opens to the left where there is no room to its right.
 */
export function enhanceArticleAids(): void {
  document.addEventListener('click', (event) => {
    const linked = event.target instanceof HTMLElement ? linkedBy(event, event.target) : undefined;
    if (linked) void copyLink(linked);
  });
  const show = ({ target, relatedTarget }: FocusEvent | PointerEvent) => {
    if (target instanceof Element) showNote(target, relatedTarget);
  };
  document.addEventListener('pointerover', show, { passive: true });
  document.addEventListener('focusin', show);
  // Anywhere: a note shows below a pointer too, while the focus is elsewhere.
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of document.querySelectorAll(SHOWING)) term.classList.add('put-away');
  });
}

/** What a click asks the link of: a heading, by its sign, or a line of code, by its number. */
function linkedBy(event: MouseEvent, target: HTMLElement): HTMLElement | undefined {
  const anchor = target.closest<HTMLElement>('.header-anchor');
  if (anchor) return anchor;
  const line = target.closest<HTMLElement>('.line-numbers-mode .line[id]');
  if (line === null || getSelection()?.isCollapsed === false) return undefined;
  // The style sheet draws the number in the line's own left padding.
  const gutter = Number.parseFloat(getComputedStyle(line).paddingInlineStart);
  return event.clientX - line.getBoundingClientRect().left < gutter ? line : undefined;
}

async function copyLink(linked: HTMLElement): Promise<void> {
  const url = new URL(location.href);
  url.hash = linked.id || (linked.parentElement?.id ?? '');
  try {
    await navigator.clipboard.writeText(url.href);
  } catch {
    // A page without certificate has no clipboard; a heading's link is then in the address bar.
    return;
  }
  linked.classList.add('copied');
  setTimeout(() => linked.classList.remove('copied'), COPIED_MS);
  announce(SAID.linkCopied);
}

/** `from`: where the pointer or the focus was before. */
function showNote(target: Element, from: EventTarget | null): void {
  const term = target.closest('.term');
  const note = term?.querySelector<HTMLElement>('.term-note');
  if (!term || !note) return;
  if (!(from instanceof Node && term.contains(from))) term.classList.remove('put-away');
  const room = document.documentElement.clientWidth - term.getBoundingClientRect().left;
  term.classList.toggle('turned', room < note.offsetWidth);
}
