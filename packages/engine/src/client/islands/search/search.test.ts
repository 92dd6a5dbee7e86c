import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Address } from '../../../core/types.ts';
import type { SearchHit } from '../../search/types.ts';
import { arrangeHits } from './SearchResults.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './SearchStart.tsx';
import { questionOf, searchAddress, searchChoices } from './searchQuestion.ts';

describe('arrangeHits', () => {
  const hit = (address: string, title: string, trail: string[], kind?: SearchHit['kind']): SearchHit => ({
    address: address as Address,
    hash: '',
    title,
    heading: [],
    trail,
    excerpt: [],
    guide: '/guide/',
    kind,
    edition: undefined,
    also: [],
  });
  const shape = (hits: SearchHit[]) =>
    arrangeHits(hits).groups.map(({ title, guide, hits }) => [title, guide, hits.map((one) => one.title)]);

  it('gathers the hits of a page where its best one stood', () => {
    expect(shape([hit('/a', 'X', ['A']), hit('/b', 'B', []), hit('/a', 'Y', ['A', 'X'])])).toEqual([
      ['A', '/guide/', ['X', 'Y']],
      ['B', '/guide/', ['B']],
    ]);
  });

  it('puts a definition before all if it answers best, and gathers the others', () => {
    const page = hit('/a', 'A', []);
    const [roi, wsi] = [hit('/a', 'roi', [], 'term'), hit('/b', 'wsi', [], 'term')];
    expect(arrangeHits([roi, page, wsi]).card).toBe(roi);
    expect(shape([roi, page, wsi])).toEqual([
      ['A', '/guide/', ['A']],
      ['Glossary', '', ['wsi']],
    ]);
    expect(arrangeHits([page, roi]).card).toBeUndefined();
  });
});

describe('recent searches', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

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
});

describe('the address of a question', () => {
  const keys = ['/dev-guide/api/', '/user-guide/'];

  it.each([
    [{ query: '', only: undefined }, '/docs/search'],
    [{ query: 'wsi', only: '/dev-guide/api/' }, '/docs/search?q=wsi&guide=dev-guide/api'],
    [{ query: 'a&b =ü', only: undefined }, '/docs/search?q=a%26b+%3D%C3%BC'],
  ])('holds %o', (question, address) => {
    expect(searchAddress(question, '/docs/')).toBe(address);
    expect(questionOf(new URL(address, 'http://localhost').search, keys)).toEqual(question);
  });

  it('forgets a guide that is none', () => {
    expect(questionOf('?q=a&guide=else', keys)).toEqual({ query: 'a', only: undefined });
  });
});

it('names guides shortly, with what lies inside another after it', () => {
  const guides = [
    { key: '/dev-guide/api/reference/', title: 'REST API reference' },
    { key: '/user-guide/', title: 'User Guide' },
    { key: '/dev-guide/', title: 'Developer Guide' },
    { key: '/community/', title: 'Community' },
  ];
  const names = searchChoices(guides).map(({ name }) => name);
  expect(names).toEqual(['User', 'Developer', 'REST API', 'Community']);
});
