import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../app/hooks.ts';
import type { Address } from '../shared/types.ts';
import { groupHits, markWords } from './groupHits.ts';

const hit = (address: string, hash: string, title: string, trail: string[]): SearchHit => ({
  address: address as Address,
  hash,
  title,
  trail,
  excerpt: [],
  guide: '',
  kind: undefined,
  edition: undefined,
  also: [],
});

describe('groupHits', () => {
  it('gathers the hits of a page where its best one stood', () => {
    const groups = groupHits([
      hit('/a', '#x', 'X', ['A']),
      hit('/b', '', 'B', []),
      hit('/a', '#y', 'Y', ['A', 'X']),
    ]);
    expect(groups.map(({ title, hits }) => [title, hits.map((h) => h.title)])).toEqual([
      ['A', ['X', 'Y']],
      ['B', ['B']],
    ]);
  });
});

describe('markWords', () => {
  it('marks beginnings of words, whatever their case', () => {
    expect(markWords('Draw annotations, re-draw', 'draw ANNOT')).toEqual([
      { text: 'Draw', match: true },
      { text: ' ', match: false },
      { text: 'annot', match: true },
      { text: 'ations, re-', match: false },
      { text: 'draw', match: true },
    ]);
  });
  it('takes signs in the query for spaces', () => {
    expect(markWords('a+b', '+(')).toEqual([{ text: 'a+b', match: false }]);
  });
});
