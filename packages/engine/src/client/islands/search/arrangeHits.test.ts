import { describe, expect, it } from 'vitest';
import type { Address } from '../../../core/types.ts';
import type { SearchHit } from '../../search/types.ts';
import { arrangeHits } from './arrangeHits.ts';

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
  arrangeHits(hits).groups.map((group) => [group.title, group.guide, group.hits.map(({ title }) => title)]);

describe('arrangeHits', () => {
  it('gathers the hits of a page where its best one stood', () => {
    expect(shape([hit('/a', 'X', ['A']), hit('/b', 'B', []), hit('/a', 'Y', ['A', 'X'])])).toEqual([
      ['A', '/guide/', ['X', 'Y']],
      ['B', '/guide/', ['B']],
    ]);
  });

  it('puts a definition that answers best before all, and gathers the others', () => {
    const hits = [
      hit('/a', 'roi', [], 'term'),
      hit('/a', 'A', []),
      hit('/b', 'wsi', [], 'term'),
      hit('/c', 'tile', [], 'term'),
    ];
    expect(arrangeHits(hits).card?.title).toBe('roi');
    expect(shape(hits)).toEqual([
      ['A', '/guide/', ['A']],
      ['Glossary', '', ['wsi', 'tile']],
    ]);
  });

  it('leaves a definition where it is if something answers better', () => {
    const pages = ['/a', '/b'].map((address) => hit(address, address, []));
    const { card, groups } = arrangeHits([...pages, hit('/a', 'roi', [], 'term')]);
    expect(card).toBeUndefined();
    expect(groups.at(-1)?.title).toBe('Glossary');
  });
});
