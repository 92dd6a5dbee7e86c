import { createStore } from '../navigation/store.ts';
import { hostedSearch } from './hostedSearch.ts';
import { LocalSearch } from './localSearch.ts';
import type { SearchClient, SearchSite, SearchState } from './types.ts';

/** How much of the index is there. */
export const searchState = createStore<SearchState>('idle');

let client: SearchClient | undefined;

/** What searches on this page: one for all fields. */
export function searchClient({ base, service }: SearchSite): SearchClient {
  if (client === undefined) {
    const local = new LocalSearch(base, searchState);
    client = service === undefined ? local : hostedSearch(service, base, local, searchState);
  }
  return client;
}
