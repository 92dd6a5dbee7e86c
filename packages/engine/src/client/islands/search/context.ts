import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { EditionName } from '../../../core/types.ts';
import { searchClient, searchState } from '../../search/client.ts';
import type { SearchClient, SearchSite, SearchState } from '../../search/types.ts';

export const SearchContext = createContext<SearchSite>({
  base: '/',
  guides: [],
  forums: [],
  service: undefined,
});

export function useSearchSite(): SearchSite {
  return useContext(SearchContext);
}

/** What searches, and how much of its index is there. */
export function useSearch(): { state: SearchState; client: () => SearchClient } {
  const site = useSearchSite();
  const state = useSyncExternalStore(searchState.subscribe, searchState.get, searchState.initial);
  const client = useCallback(() => searchClient(site), [site]);
  return { state, client };
}

/** Key of the guide and edition that the reader is in, as the document says. */
export function readersPlace(): { guide: string; edition: EditionName | undefined } {
  const { guide = '', edition } = document.getElementById('content')?.dataset ?? {};
  // The build has written it.
  return { guide, edition: edition as EditionName | undefined };
}
