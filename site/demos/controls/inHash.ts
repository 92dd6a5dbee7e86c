import { useEffect, useState } from 'react';

/** What a reader entered, by the name of its field. */
export type Entries = Record<string, string>;

/** The address is written this long after the last change: browsers refuse a hundred within seconds. */
const WRITE_MS = 300;

/**
 * The hash that holds what was entered, behind the name of the section; what is as at first stays out.
 *
 * @example hashOf('sizing', { years: '5', slides: '10' }, { years: '1', slides: '10' }) // '#sizing?years=5'
 */
export function hashOf(section: string, entries: Entries, first: Entries): string {
  const changed = Object.entries(entries).filter(([name, value]) => value !== first[name]);
  return changed.length === 0 ? `#${section}` : `#${section}?${new URLSearchParams(changed)}`;
}

/** The entries of `first` with those that the hash holds; undefined when it is that of another section. */
export function entriesOf<T extends Entries>(section: string, hash: string, first: T): T | undefined {
  const [name, query = ''] = hash.slice(1).split(/\?(.*)/s);
  if (name !== section) return undefined;
  const known = [...new URLSearchParams(query)].filter(([key]) => Object.hasOwn(first, key));
  return { ...first, ...Object.fromEntries(known) };
}

/**
 * What the reader of a tool entered. The address holds it in its hash, which browsers send to no server; so never
 * give it a secret.
 *
 * @param section - slug of the heading above the tool
 */
export function useEntries<T extends Entries>(section: string, first: T): [T, (change: Partial<T>) => void] {
  const [entries, setEntries] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `first` is a constant of the tool
  useEffect(() => {
    const read = () => setEntries((before) => entriesOf(section, location.hash, first) ?? before);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [section]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (entries === first) return;
    const timer = setTimeout(() => {
      const { pathname, search } = location;
      history.replaceState(history.state, '', pathname + search + hashOf(section, entries, first));
    }, WRITE_MS);
    return () => clearTimeout(timer);
  }, [entries, section]);
  return [entries, (change) => setEntries((before) => ({ ...before, ...change }))];
}
