import { guideOf } from '../../../core/address.ts';
import type { HostedSearch } from '../../../core/types.ts';
import type { Store } from '../../navigation/store.ts';
import { NO_RESULT, type SearchClient, type SearchResult, type SearchState } from '../types.ts';
import { askHost } from './askHost.ts';
import { readHits } from './readHits.ts';

/** How long readers wait for a host before the index of the site answers them. */
export const TIME_OUT_MS = 3000;
/** How long a host that has failed is left alone. */
const REST_MS = 60_000;

/**
 * Search by a service. When that fails or takes too long, the index of the site answers the same question, and says so. A
 * question that a newer one has overtaken is given up. `guides`: their keys, the most special first; `readUrl`: see `siteUrl`.
 */
export function hostedSearch(
  service: HostedSearch,
  local: SearchClient,
  state: Store<SearchState>,
  guides: readonly string[],
  readUrl: (url: string) => { address: string; hash: string } | undefined,
): SearchClient {
  /** As `Date.now()` has it. */
  let restsUntil = 0;
  let current: AbortController | undefined;
  /** When the first question was asked that nobody has answered: who types on waits no longer than others. */
  let since: number | undefined;
  const isResting = () => !navigator.onLine || Date.now() < restsUntil;

  const askService = async (query: string): Promise<SearchResult | undefined> => {
    current?.abort();
    const own = new AbortController();
    current = own;
    since ??= performance.now();
    const timer = setTimeout(() => own.abort(), Math.max(0, since + TIME_OUT_MS - performance.now()));
    try {
      const hits = readHits(await askHost(service, query, own.signal), query, readUrl);
      since = undefined;
      return { ...NO_RESULT, hits: hits.map((hit) => ({ ...hit, guide: guideOf(hit.address, guides) })) };
    } catch {
      if (own !== current) return NO_RESULT;
      since = undefined;
      restsUntil = Date.now() + REST_MS;
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    load() {
      if (isResting()) local.load();
      else state.set('complete');
    },
    async search(query, place) {
      const answer = isResting() ? undefined : await askService(query);
      if (answer === undefined) return { ...(await local.search(query, place)), isFallback: true };
      const only = place?.only;
      return { ...answer, hits: answer.hits.filter(({ guide }) => only === undefined || guide === only) };
    },
  };
}
