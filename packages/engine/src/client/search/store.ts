/** One value that others watch. */
export interface Store<T> {
  get(): T;
  /** Replaces the value; listeners are not called when it is the same one. */
  set(value: T): void;
  /** Calls `listener` after every change; returns what ends that. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
