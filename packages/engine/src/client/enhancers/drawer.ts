import { SAID } from '../../core/strings.ts';
import { PAGE_SHOWN } from '../events.ts';

/** All of the frame but the drawer, dialogs and what is only heard. */
const BEHIND = '#app > :not(.frame, dialog, [role]), #content';
const FOCUSABLE = 'a[href], button, summary';

/** Keeps the focus inside the drawer while it is open, and closes it after a navigation. */
export function enhanceDrawer(): void {
  const drawer = document.getElementById('sidebar');
  if (drawer === null) return;
  const close = () => {
    if (isOpen(drawer)) drawer.hidePopover();
  };
  // Before the change: what is inert could not be given the focus back.
  drawer.addEventListener('beforetoggle', ({ newState }) => {
    const open = newState === 'open';
    // What the list of pages is while it covers the page.
    drawer.role = open ? 'dialog' : null;
    drawer.ariaModal = open ? 'true' : null;
    drawer.ariaLabel = open ? SAID.menu : null;
    for (const part of document.querySelectorAll(BEHIND)) part.toggleAttribute('inert', open);
  });
  drawer.addEventListener('toggle', () => {
    if (isOpen(drawer)) drawer.querySelector('button')?.focus();
  });
  drawer.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && isOpen(drawer)) wrapFocus(drawer, event);
  });
  drawer.addEventListener('click', ({ target }) => {
    // A link to a heading of this page shows no other.
    if (target instanceof Element && target.closest('a')) close();
  });
  document.addEventListener(PAGE_SHOWN, close);
}

function isOpen(drawer: HTMLElement): boolean {
  return drawer.matches(':popover-open');
}

function wrapFocus(element: HTMLElement, event: KeyboardEvent): void {
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) =>
    stop.checkVisibility(),
  );
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}
