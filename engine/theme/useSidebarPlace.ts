import { type RefObject, useEffect } from 'react';

/** Room left above and below the current entry when the list has to be scrolled to it. */
const MARGIN_PX = 48;

/**
 * Keeps the list of pages where the reader left it, also over a full page load, and moves it only when the current
 * entry would be out of sight.
 */
export function useSidebarPlace(list: RefObject<HTMLElement | null>, guide: string, address: string): void {
  useEffect(() => {
    const key = `sidebar-place:${guide}`;
    const element = list.current;
    if (element === null) return;
    const place = readPlace(key);
    if (place !== undefined) element.scrollTop = place;
    const save = () => writePlace(key, element.scrollTop);
    addEventListener('pagehide', save);
    return () => {
      save();
      removeEventListener('pagehide', save);
    };
  }, [list, guide]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address has another current entry
  useEffect(() => {
    // With the next frame, for which the browser measures anyway: measuring now would delay the page itself.
    const frame = requestAnimationFrame(() => {
      if (list.current !== null) bringIntoView(list.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [address]);
}

function bringIntoView(element: HTMLElement): void {
  const entry = element.querySelector<HTMLElement>('.sidebar-nav [aria-current="page"]');
  if (!entry) return;
  const box = element.getBoundingClientRect();
  const at = entry.getBoundingClientRect();
  if (at.top < box.top) element.scrollTop += at.top - box.top - MARGIN_PX;
  else if (at.bottom > box.bottom) element.scrollTop += at.bottom - box.bottom + MARGIN_PX;
}

function readPlace(key: string): number | undefined {
  try {
    const value = sessionStorage.getItem(key);
    return value === null ? undefined : Number(value);
  } catch {
    return undefined;
  }
}

function writePlace(key: string, top: number): void {
  try {
    sessionStorage.setItem(key, String(top));
  } catch {
    // Storage refused: the list starts at its top next time.
  }
}
