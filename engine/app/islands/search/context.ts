import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { EditionName, HostedSearch } from '../../../shared/types.ts';
import { searchClient, searchState } from '../../search/client.ts';
import type { SearchClient, SearchState } from '../../search/types.ts';

/** What the search knows of the site: the props of its islands, the same on every page. */
export interface SearchSite {
  base: string;
  guides: readonly { key: string; title: string }[];
  /** Where people answer. */
  forums: readonly { name: string; url: string }[];
  /** Undefined when the index of the site answers. */
  service: HostedSearch | undefined;
}

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
  const { base, service } = useSearchSite();
  const state = useSyncExternalStore(searchState.subscribe, searchState.get, searchState.initial);
  const client = useCallback(() => searchClient(base, service), [base, service]);
  return { state, client };
}

/** Key of the guide and edition that the reader is in, as the document says. */
export function readersPlace(): { guide: string; edition: EditionName | undefined } {
  const { guide = '', edition } = document.getElementById('content')?.dataset ?? {};
  // The build has written it.
  return { guide, edition: edition as EditionName | undefined };
}
