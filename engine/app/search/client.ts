import type { HostedSearch } from '../../shared/types.ts';
import { createStore } from '../store.ts';
import { hostedSearch } from './hosted/hostedSearch.ts';
import { siteUrl } from './hosted/siteUrl.ts';
import { startSearch } from './startSearch.ts';
import type { SearchClient, SearchState } from './types.ts';

/** How much of the index is there. */
export const searchState = createStore<SearchState>('idle');

let client: SearchClient | undefined;

/** What searches on this page: one for all fields. `service`: asked in place of the index of the site. */
export function searchClient(base: string, service: HostedSearch | undefined): SearchClient {
  if (client === undefined) {
    const local = startSearch(base, searchState);
    client =
      service === undefined
        ? local
        : hostedSearch(service, local, searchState, (url) =>
            siteUrl(url, base, location.href, canonicalUrl()),
          );
  }
  return client;
}

/** Where the public finds the page on show: the records of a service may have been made there. */
function canonicalUrl(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
}
