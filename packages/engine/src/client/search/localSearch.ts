import type { SearchPlace } from '../../search/query/orderMatches.ts';
import { capQuery } from '../../search/query/parseQuery.ts';
import { loadManifest } from '../navigation/loadManifest.ts';
import { trustScriptUrl } from '../trusted.ts';
import type { Store } from './store.ts';
import {
  NO_RESULT,
  type SearchClient,
  type SearchReply,
  type SearchRequest,
  type SearchResult,
  type SearchState,
} from './types.ts';
import workerUrl from './worker.ts?worker&url';

const NOWHERE: SearchPlace = { guide: '', edition: undefined };

/** Search in a worker, by the index of the site on the server. Nothing is fetched before it is wanted. */
export class LocalSearch implements SearchClient {
  readonly #base: string;
  readonly #state: Store<SearchState>;
  readonly #pending = new Map<number, (result: SearchResult) => void>();
  /** The worker, which keeps questions until it can answer; undefined when it cannot be had. */
  #worker: Promise<Worker | undefined> | undefined;
  #lastId = 0;

  constructor(base: string, state: Store<SearchState>) {
    this.#base = base;
    this.#state = state;
  }

  load(): void {
    void this.#load();
  }

  async search(query: string, place = NOWHERE): Promise<SearchResult> {
    const worker = this.#state.get() === 'failed' ? undefined : await this.#load();
    if (worker === undefined) return NO_RESULT;
    const id = ++this.#lastId;
    const result = new Promise<SearchResult>((resolve) => this.#pending.set(id, resolve));
    send(worker, { type: 'query', id, query: capQuery(query), place });
    return result;
  }

  /** Gives the worker; after a failure it tries again. */
  #load(): Promise<Worker | undefined> {
    if (this.#worker === undefined || this.#state.get() === 'failed') {
      this.#state.set('loading');
      this.#worker = this.#start().catch(() => this.#fail());
    }
    return this.#worker;
  }

  async #start(): Promise<Worker> {
    // Into the cache: the worker is started from there once the names of the index files are known.
    fetch(workerUrl).catch(() => {});
    const { search } = await loadManifest(this.#base);
    if (search === undefined) throw new Error('This site has no index.');
    // Comes while the worker starts, which then finds it in the cache.
    fetch(search.head).catch(() => {});
    const worker = new Worker(trustScriptUrl(workerUrl), { type: 'module' });
    worker.onerror = () => this.#fail(worker);
    worker.onmessage = ({ data }: MessageEvent<SearchReply>) => {
      if (data.type === 'result') this.#answer(data.id, data.result);
      else if (data.type === 'failed') this.#fail(worker);
      else this.#state.set(data.type);
    };
    send(worker, { type: 'load', ...search });
    return worker;
  }

  #answer(id: number, result: SearchResult): void {
    this.#pending.get(id)?.(result);
    this.#pending.delete(id);
  }

  #fail(worker?: Worker): undefined {
    worker?.terminate();
    for (const id of this.#pending.keys()) this.#answer(id, NO_RESULT);
    this.#state.set('failed');
  }
}

function send(worker: Worker, request: SearchRequest): void {
  worker.postMessage(request);
}
