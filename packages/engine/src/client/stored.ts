/** Where a browser remembers: for good, or as long as the tab is open. */
type Storage = 'localStorage' | 'sessionStorage';

/** What the reader's browser remembers under a key; undefined when nothing, or when storage is refused. */
export function readStored(key: string, where: Storage = 'localStorage'): string | undefined {
  try {
    return globalThis[where].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a value; false when storage is refused: the choice then lasts as long as the page. */
export function writeStored(key: string, value: string, where: Storage = 'localStorage'): boolean {
  try {
    globalThis[where].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
