import { type RefObject, useEffect } from 'react';

const BEHIND = '.skip-link, .navbar, #content, .site-foot';
/** What the list of pages is while it covers the page. */
const DIALOG = Object.entries({ role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menu' });
const FOCUSABLE = 'a[href], button, summary';

/** Keeps the focus inside the drawer while it is open, and closes it after a navigation. */
export function useDrawer(drawer: RefObject<HTMLElement | null>, address: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what closes it
  useEffect(() => {
    if (isOpen(drawer.current)) drawer.current?.hidePopover();
  }, [address]);

  useEffect(() => {
    const element = drawer.current;
    if (element === null) return;
    // Before the change: what is inert could not be given the focus back.
    const onBeforeToggle = (event: ToggleEvent) => {
      const open = event.newState === 'open';
      for (const [name, value] of DIALOG) {
        if (open) element.setAttribute(name, value);
        else element.removeAttribute(name);
      }
      for (const part of document.querySelectorAll(BEHIND)) part.toggleAttribute('inert', open);
    };
    const onToggle = () => {
      if (isOpen(element)) element.querySelector('button')?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && isOpen(element)) wrapFocus(element, event);
    };
    const onClick = (event: MouseEvent) => {
      // A link to a heading of this page changes no address.
      if (event.target instanceof Element && event.target.closest('a') && isOpen(element))
        element.hidePopover();
    };
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener('beforetoggle', onBeforeToggle, { signal });
    element.addEventListener('toggle', onToggle, { signal });
    element.addEventListener('keydown', onKeyDown, { signal });
    element.addEventListener('click', onClick, { signal });
    return () => end.abort();
  }, [drawer]);
}

function isOpen(element: HTMLElement | null): boolean {
  return element?.matches(':popover-open') ?? false;
}

function wrapFocus(element: HTMLElement, event: KeyboardEvent): void {
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) =>
    stop.checkVisibility(),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
