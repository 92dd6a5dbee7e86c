import { useLayoutEffect, useState } from 'react';
import { readStored, writeStored } from '../app/stored.ts';
import type { Guide, SidebarItem } from '../shared/types.ts';

/** Which groups of a sidebar are open, and the way to change it. */
export interface OpenGroups {
  isOpen(path: string): boolean;
  set(path: string, open: boolean): void;
}

/**
 * Remembers per guide which groups the reader opened or closed. What was never touched is as the first page found it: of
 * the groups beside each other, the one around that page is open, else the one that the configuration names. A navigation
 * opens the groups of its page, and closes none.
 */
export function useOpenGroups(guide: Guide, address: string): OpenGroups {
  const [chosen, setChosen] = useState<Record<string, boolean>>(() => around(guide.sidebar, address));
  const [defaults] = useState(() => defaultGroups(guide.sidebar, address));
  const storageKey = `sidebar:${guide.key}`;

  // Before the paint, so that a remembered group is never seen to open.
  useLayoutEffect(() => {
    setChosen((now) => {
      const next = { ...readGroups(storageKey), ...now, ...around(guide.sidebar, address) };
      // Mostly nothing changes, and then nothing is to be drawn again.
      return Object.entries(next).every(([path, open]) => now[path] === open) ? now : next;
    });
  }, [storageKey, guide.sidebar, address]);

  const isOpen = (path: string) => chosen[path] ?? defaults.includes(path);
  return {
    isOpen,
    set: (path, open) => {
      // Also told of changes that React made itself: those are no choice of the reader.
      if (isOpen(path) === open) return;
      const next = { ...chosen, [path]: open };
      setChosen(next);
      writeStored(storageKey, JSON.stringify(next));
    },
  };
}

/**
 * Paths of the groups that are open before the reader has chosen.
 *
 * @example defaultGroups([{ type: 'group', text: 'Concepts', open: true, … }], '/elsewhere') // ['/Concepts']
 */
export function defaultGroups(items: readonly SidebarItem[], address: string, path = ''): string[] {
  const [holding] = groupsAround(items, address, path);
  return items.flatMap((item) => {
    if (item.type !== 'group') return [];
    const key = `${path}/${item.text}`;
    const inner = defaultGroups(item.items, address, key);
    return (holding ? holding === key : item.open) ? [key, ...inner] : inner;
  });
}

/** Paths of the groups that hold the page, outermost first. */
export function groupsAround(items: readonly SidebarItem[], address: string, path = ''): string[] {
  for (const item of items) {
    if (item.type !== 'group') continue;
    const key = `${path}/${item.text}`;
    const inner = groupsAround(item.items, address, key);
    if (inner.length > 0 || item.items.some((child) => child.to === address)) {
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
    // Whatever else stands there has no entry that is true or false, or none at all.
    const entries = Object.entries<unknown>(JSON.parse(readStored(storageKey) ?? '{}'));
    return Object.fromEntries(
      entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}
