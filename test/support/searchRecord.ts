import type { SearchRecord } from '../../packages/engine/src/search/push/searchRecords.ts';

/** A record of a page, made of its number. */
export function searchRecord(i: number, given: Partial<SearchRecord> = {}): SearchRecord {
  return {
    objectID: `r${i}`,
    url: `/page-${i}`,
    url_without_anchor: `/page-${i}`,
    anchor: null,
    type: 'content',
    hierarchy: {
      lvl0: 'Docs',
      lvl1: `Page ${i}`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: `Text ${i}`,
    guide: '',
    edition: 'community',
    weight: 10,
    ...given,
  };
}
