import { afterEach, expect, it, vi } from 'vitest';
import { fakeTime } from '../../../../../test/support/fakeTime.ts';
import { mayHardNavigate } from './router.ts';

fakeTime();
afterEach(() => vi.unstubAllGlobals());

it('allows one load of a place, another one 10 s later, and any of another place', () => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  expect(mayHardNavigate('/a')).toBe(true);
  vi.advanceTimersByTime(9_999);
  expect(mayHardNavigate('/a')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(mayHardNavigate('/a')).toBe(true);
  expect(mayHardNavigate('/b')).toBe(true);
});

it('allows none where storage is refused', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(mayHardNavigate('/a')).toBe(false);
});
