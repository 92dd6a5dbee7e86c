import { type RefObject, useEffect } from 'react';

/** Room left above and below an entry when its list has to be scrolled to it. */
const MARGIN_PX = 48;

/** Scrolls a list, and only the list, when another entry of it is the current one and would be out of sight. */
export function useKeptInView(list: RefObject<HTMLElement | null>, selector: string, current: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is current decides which entry the selector finds
  useEffect(() => {
    // With the next frame, for which the browser measures anyway: measuring now would delay the page itself.
    const frame = requestAnimationFrame(() => {
      const entry = list.current?.querySelector(selector);
      if (list.current && entry) keepInView(list.current, entry);
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
}

function keepInView(list: HTMLElement, entry: Element): void {
  const box = list.getBoundingClientRect();
  const at = entry.getBoundingClientRect();
  if (at.top < box.top) list.scrollTop += at.top - box.top - MARGIN_PX;
  else if (at.bottom > box.bottom) list.scrollTop += at.bottom - box.bottom + MARGIN_PX;
}
