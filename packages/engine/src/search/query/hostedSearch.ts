import type { HostedSearch } from '../../core/types.ts';
import type { IndexedSection } from './storedSections.ts';

/** A section as a search service keeps it. */
export interface SearchRecord extends IndexedSection {
  objectID: string;
  text: string;
  /** Ranks what matches equally well; the larger comes first. */
  weight: number;
}

/**
 * Where a hosted search is asked: the one host that the content policy has to allow.
 *
 * @example searchOrigin({ protocol: 'algolia', key: 'k', indexName: 'docs', appId: 'ABC', host: '' }) // 'https://abc-dsn.algolia.net'
 */
export function searchOrigin(search: HostedSearch): string {
  return search.host === '' ? `https://${search.appId.toLowerCase()}-dsn.algolia.net` : search.host;
}
