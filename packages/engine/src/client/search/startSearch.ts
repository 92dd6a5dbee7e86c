import { loadManifest } from '../navigation/loadManifest.ts';
import type { Store } from '../navigation/store.ts';
import { trustScriptUrl } from '../trusted.ts';
import type { SearchReply } from './messages.ts';
import type { SearchClient, SearchState } from './types.ts';
import searchWorkerUrl from './worker.ts?worker&url';
import { createSearch, type SearchPort } from './workerSearch.ts';

/** Search with a real worker and the index of the site on the server. */
export function startSearch(base: string, state: Store<SearchState>): SearchClient {
  // Into the cache: the worker is started from there.
  fetch(searchWorkerUrl).catch(() => {});
  return createSearch({ startWorker, loadManifest: () => loadManifest(base) }, state);
}

function startWorker(first: string): SearchPort {
  // Comes while the worker starts, which then finds it in the cache.
  fetch(first).catch(() => {});
  const worker = new Worker(trustScriptUrl(searchWorkerUrl), { type: 'module' });
  return {
    postMessage: (request) => worker.postMessage(request),
    terminate: () => worker.terminate(),
    listen(onReply, onFailure) {
      worker.onmessage = ({ data }: MessageEvent<SearchReply>) => onReply(data);
      worker.onerror = onFailure;
    },
  };
}
