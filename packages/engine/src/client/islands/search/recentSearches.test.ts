import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('recent searches', () => {
  it('are kept with the latest first, each once, six in all', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'C']) rememberSearch(query);
    expect(recentSearches()).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });

  it.each(['{', '{"a":1}', '[1,null,{"x":2}]'])('are none where something else is stored: %s', (text) => {
    stored.set('recent-searches', text);
    expect(recentSearches()).toEqual([]);
  });

  it('are none in a browser that refuses storage', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    rememberSearch('a');
    expect(recentSearches()).toEqual([]);
  });
});
