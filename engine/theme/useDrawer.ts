import { type RefObject, useEffect } from 'react';

const BEHIND = '.skip-link, .navbar, #content, .site-foot';
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
      // What the list of pages is while it covers the page.
      element.role = open ? 'dialog' : null;
      element.ariaModal = open ? 'true' : null;
      element.ariaLabel = open ? 'Menu' : null;
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
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}
