import { describe, expect, it } from 'vitest';
import { mayHardNavigate } from './router.ts';

function memory() {
  const values = new Map<string, string>();
  return () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
}

describe('mayHardNavigate', () => {
  it('allows one load of a place, and another one much later', () => {
    const storage = memory();
    expect(mayHardNavigate('/a', storage, 1000)).toBe(true);
    expect(mayHardNavigate('/a', storage, 5000)).toBe(false);
    expect(mayHardNavigate('/a', storage, 11_000)).toBe(true);
  });

  it('allows another place', () => {
    const storage = memory();
    expect(mayHardNavigate('/a', storage, 1000)).toBe(true);
    expect(mayHardNavigate('/b', storage, 1001)).toBe(true);
  });

  it('is careful where storage is refused', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    expect(mayHardNavigate('/a', refuse, 1000)).toBe(false);
  });
});
