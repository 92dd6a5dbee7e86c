const STORAGE_KEY = 'real-load';

/** A second hard navigation to the same place within this time would be a loop. */
const LOOP_MS = 10_000;

/** The part of a window's storage that the guard uses. */
export interface LoadMemory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * Whether to go to a place by a hard navigation after its chunk failed: yes once, no when that has just been tried.
 * Without storage it is unknown, so no.
 */
export function mayHardNavigate(url: string, memory: () => LoadMemory, now = Date.now()): boolean {
  try {
    const storage = memory();
    const [last = '', at = '0'] = (storage.getItem(STORAGE_KEY) ?? '').split(' ');
    if (last === url && now - Number(at) < LOOP_MS) return false;
    storage.setItem(STORAGE_KEY, `${url} ${now}`);
    return true;
  } catch {
    return false;
  }
}
