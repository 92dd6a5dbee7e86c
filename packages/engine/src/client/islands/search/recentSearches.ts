import { readStored, writeStored } from '../../stored.ts';

const KEY = 'recent-searches';
/** As many as fit without scrolling. */
const MAX = 6;

/** What the reader of this browser searched for, the latest first. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(readStored(KEY) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((entry) => typeof entry === 'string').slice(0, MAX);
  } catch {
    // Something else wrote there.
    return [];
  }
}

/** Puts a search first; case makes no difference. */
export function rememberSearch(query: string): void {
  const others = recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase());
  writeStored(KEY, JSON.stringify([query, ...others].slice(0, MAX)));
}

/** Forgets them all. */
export function forgetSearches(): void {
  writeStored(KEY, '[]');
}
