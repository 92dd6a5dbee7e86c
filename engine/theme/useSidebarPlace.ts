import { type RefObject, useEffect } from 'react';
import { keepInView } from './keepInView.ts';

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
      const entry = list.current?.querySelector('.sidebar-nav [aria-current="page"]');
      if (list.current && entry) keepInView(list.current, entry);
    });
    return () => cancelAnimationFrame(frame);
  }, [address]);
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
