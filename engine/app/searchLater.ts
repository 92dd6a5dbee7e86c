import type { LateSearch, SearchClient, SearchState } from './searchTypes.ts';
import { createStore } from './store.ts';

/** Search of which nothing is fetched before the first sign of a search, or a moment to spare. */
export function createSearchLater(base: string): LateSearch {
  const state = createStore<SearchState>('idle');
  let client: Promise<SearchClient | undefined> | undefined;
  return {
    state,
    start() {
      client ??= import('./startSearch.ts')
        .then((m) => m.startSearch(base, state))
        .catch(() => {
          // Asking again tries again.
          client = undefined;
          state.set('failed');
          return undefined;
        });
      return client;
    },
  };
}
