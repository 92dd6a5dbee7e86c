import { type RefObject, useEffect } from 'react';
import { readStored, writeStored } from '../app/stored.ts';
import { useKeptInView } from './useKeptInView.ts';

/**
 * Keeps the list of pages where the reader left it, also over a full page load, and moves it only when the current
 * entry would be out of sight.
 */
export function useSidebarPlace(list: RefObject<HTMLElement | null>, guide: string, address: string): void {
  useEffect(() => {
    const key = `sidebar-place:${guide}`;
    const element = list.current;
    if (element === null) return;
    const place = readStored(key, 'sessionStorage');
    if (place !== undefined) element.scrollTop = Number(place);
    const save = () => writeStored(key, String(element.scrollTop), 'sessionStorage');
    addEventListener('pagehide', save);
    return () => {
      save();
      removeEventListener('pagehide', save);
    };
  }, [list, guide]);

  useKeptInView(list, '.sidebar-nav [aria-current="page"]', address);
}
