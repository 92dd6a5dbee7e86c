import type { SearchHit } from '../app/hooks.ts';

/** The hits on one page. */
export interface HitGroup {
  title: string;
  address: string;
  guide: string;
  hits: SearchHit[];
}

/** Hits by page; a page comes where its best hit stood. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const group = groups.get(hit.address);
    if (group) group.hits.push(hit);
    else {
      const title = hit.trail[0] ?? hit.title;
      groups.set(hit.address, { title, address: hit.address, guide: hit.guide, hits: [hit] });
    }
  }
  return [...groups.values()];
}

/**
 * Text cut into pieces, those that begin with a word of the query marked.
 *
 * @example markWords('Draw annotations', 'annot') // [{ text: 'Draw ', match: false }, { text: 'annot', match: true }, …]
 */
export function markWords(text: string, query: string): { text: string; match: boolean }[] {
  const words = query
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text, match: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((piece, i) => ({ text: piece, match: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
