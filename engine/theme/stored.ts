/** What the reader's browser remembers under a key; undefined when nothing, or when storage is refused. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a value; a browser that refuses storage forgets it, and nothing else happens. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and strict settings refuse storage: the choice then lasts as long as the page.
  }
}
