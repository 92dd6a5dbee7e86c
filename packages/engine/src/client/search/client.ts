import { createStore } from '../navigation/store.ts';
import { hostedSearch } from './hosted/hostedSearch.ts';
import { siteUrl } from './hosted/siteUrl.ts';
import { startSearch } from './startSearch.ts';
import type { SearchClient, SearchSite, SearchState } from './types.ts';

/** How much of the index is there. */
export const searchState = createStore<SearchState>('idle');

let client: SearchClient | undefined;

/** What searches on this page: one for all fields. */
export function searchClient({ base, service, guides }: SearchSite): SearchClient {
  if (client === undefined) {
    const local = startSearch(base, searchState);
    client =
      service === undefined
        ? local
        : hostedSearch(
            service,
            local,
            searchState,
            guides.map(({ key }) => key),
            (url) => siteUrl(url, base, location.href, canonicalUrl()),
          );
  }
  return client;
}

/** Where the public finds the page on show: the records of a service may have been made there. */
function canonicalUrl(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
}
