import type { SearchHit } from '../../search/types.ts';

/** The hits on one page. */
export interface HitGroup {
  /** Tells groups apart. */
  key: string;
  title: string;
  guide: string;
  hits: SearchHit[];
}

/** An answer as it is shown. */
export interface ArrangedHits {
  /** A definition, if nothing answers better; further down it is one hit among many. */
  card: SearchHit | undefined;
  groups: HitGroup[];
}

/** A definition on top, then the hits by page; a page comes where its best hit stood. */
export function arrangeHits(hits: readonly SearchHit[]): ArrangedHits {
  const card = hits[0]?.kind === 'term' ? hits[0] : undefined;
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    if (hit === card) continue;
    const isTerm = hit.kind === 'term';
    const key = isTerm ? 'term' : hit.address;
    const group = groups.get(key);
    if (group) group.hits.push(hit);
    else {
      const title = isTerm ? 'Glossary' : (hit.trail[0] ?? hit.title);
      groups.set(key, { key, title, guide: isTerm ? '' : hit.guide, hits: [hit] });
    }
  }
  return { card, groups: [...groups.values()] };
}
