import { expect, it } from 'vitest';
import { mayHardNavigate } from './router.ts';

it('allows one load of a place, another one 10 s later, and any of another place', () => {
  const values = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  expect(mayHardNavigate('/a', storage, 1000)).toBe(true);
  expect(mayHardNavigate('/a', storage, 10_999)).toBe(false);
  expect(mayHardNavigate('/a', storage, 11_000)).toBe(true);
  expect(mayHardNavigate('/b', storage, 11_001)).toBe(true);
});

it('allows none where storage is refused', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(mayHardNavigate('/a', refuse, 1000)).toBe(false);
});
