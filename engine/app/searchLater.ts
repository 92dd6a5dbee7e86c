import { NO_RESULT, type SearchClient, type SearchState } from './searchTypes.ts';
import { createStore } from './store.ts';

/** Search of which nothing is fetched before the first sign of a search. */
export function createSearchLater(base: string): SearchClient {
  const state = createStore<SearchState>('idle');
  let client: Promise<Pick<SearchClient, 'load' | 'search'> | undefined> | undefined;
  const start = () => {
    client ??= import('./startSearch.ts')
      .then(({ startSearch }) => startSearch(base, state))
      .catch(() => {
        // Asking again tries again.
        client = undefined;
        state.set('failed');
        return undefined;
      });
    return client;
  };
  return {
    state,
    load: () => void start().then((search) => search?.load()),
    search: (query, place) => start().then((search) => search?.search(query, place) ?? NO_RESULT),
  };
}
