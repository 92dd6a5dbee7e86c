import { useLayoutEffect, useState } from 'react';
import type { Guide, SidebarItem } from '../shared/types.ts';
import { readStored, writeStored } from './stored.ts';

/** Which groups of a sidebar are open, and the way to change it. */
export interface OpenGroups {
  isOpen(path: string): boolean;
  set(path: string, open: boolean): void;
}

/**
 * Remembers per guide which groups the reader opened or closed. What was never touched follows the page: the groups
 * around it are open, or the first one when the page is in none. A navigation opens the groups of its page.
 */
export function useOpenGroups(guide: Guide, address: string): OpenGroups {
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const defaults = defaultGroups(guide.sidebar, address);
  const storageKey = `sidebar:${guide.key}`;

  // Before the paint, so that a remembered group is never seen to open.
  useLayoutEffect(() => {
    setChosen((now) => ({ ...readGroups(storageKey), ...now, ...around(guide.sidebar, address) }));
  }, [storageKey, guide.sidebar, address]);

  return {
    isOpen: (path) => chosen[path] ?? defaults.includes(path),
    set: (path, open) => {
      // Also told of changes that React made itself: those are no choice of the reader.
      if ((chosen[path] ?? defaults.includes(path)) === open) return;
      const next = { ...chosen, [path]: open };
      setChosen(next);
      writeStored(storageKey, JSON.stringify(next));
    },
  };
}

/**
 * Paths of the groups that are open before the reader has chosen.
 *
 * @example defaultGroups([{ type: 'group', text: 'Concepts', … }], '/elsewhere') // ['/Concepts']
 */
export function defaultGroups(items: readonly SidebarItem[], address: string): string[] {
  const holding = groupsAround(items, address);
  if (holding.length > 0 || items.some((item) => item.to === address)) return holding;
  const first = items.find((item) => item.type === 'group');
  return first === undefined ? [] : [`/${first.text}`];
}

/** Paths of the groups that hold the page, outermost first. */
export function groupsAround(items: readonly SidebarItem[], address: string, path = ''): string[] {
  for (const item of items) {
    if (item.type !== 'group') continue;
    const key = `${path}/${item.text}`;
    const inner = groupsAround(item.items, address, key);
    if (inner.length > 0 || item.to === address || item.items.some((child) => child.to === address)) {
      return [key, ...inner];
    }
  }
  return [];
}

function around(items: readonly SidebarItem[], address: string): Record<string, boolean> {
  return Object.fromEntries(groupsAround(items, address).map((path) => [path, true]));
}

function readGroups(storageKey: string): Record<string, boolean> {
  try {
    const value: unknown = JSON.parse(readStored(storageKey) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const entries = Object.entries(value).filter(([, open]) => typeof open === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
