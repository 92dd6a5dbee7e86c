import { describe, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

describe('createStore', () => {
  it('gives the latest value, and keeps the first', () => {
    const store = createStore('a');
    store.set('b');
    expect(store.get()).toBe('b');
    expect(store.initial()).toBe('a');
  });

  it('tells its listeners once per change, and nothing for the same value', () => {
    const store = createStore(1);
    const listener = vi.fn();
    store.subscribe(listener);
    store.set(2);
    store.set(2);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('tells nothing to one who left, also when they leave while being told', () => {
    const store = createStore(1);
    const second = vi.fn();
    const leave = store.subscribe(() => leave());
    store.subscribe(second);
    store.set(2);
    store.set(3);
    expect(second).toHaveBeenCalledTimes(2);
  });
});
