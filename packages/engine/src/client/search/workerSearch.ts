import type { Manifest } from '../../core/types.ts';
import { capQuery } from '../../search/query/capQuery.ts';
import type { Store } from '../navigation/store.ts';
import type { SearchReply, SearchRequest } from './messages.ts';
import {
  NO_RESULT,
  type SearchClient,
  type SearchPlace,
  type SearchResult,
  type SearchState,
} from './types.ts';

/** The parts of a worker that search uses. */
export interface SearchPort {
  postMessage(request: SearchRequest): void;
  listen(onReply: (reply: SearchReply) => void, onFailure: () => void): void;
  terminate(): void;
}

/** Where search gets its worker and the names of the index files. */
export interface SearchSource {
  /** `first`: the file of the index that the worker will ask for first. */
  startWorker(first: string): SearchPort;
  loadManifest(): Promise<Manifest>;
}

const NOWHERE: SearchPlace = { guide: '', edition: undefined };

/** Search in a worker; asks at once what the index is named, and fetches that later. The state is shown before there is a search. */
export function createSearch(source: SearchSource, state: Store<SearchState>): SearchClient {
  const client = new WorkerSearch(source, state);
  client.prepare();
  return {
    load: () => void client.load(),
    search: (query, place) => client.search(query, place),
  };
}

class WorkerSearch {
  readonly #state: Store<SearchState>;
  readonly #source: SearchSource;
  readonly #waiting = new Map<number, (result: SearchResult) => void>();
  /** Asked for ahead of the first search; a failure counts only then. */
  #manifest: Promise<Manifest> | undefined;
  /** The worker, which keeps questions until it can answer; undefined when it cannot be had. */
  #worker: Promise<SearchPort | undefined> | undefined;
  #lastId = 0;

  constructor(source: SearchSource, state: Store<SearchState>) {
    this.#source = source;
    this.#state = state;
  }

  prepare(): void {
    this.#manifest ??= this.#source.loadManifest();
    this.#manifest.catch(() => {
      this.#manifest = undefined;
    });
  }

  /** Gives the worker; after a failure it tries again. */
  load(): Promise<SearchPort | undefined> {
    if (this.#worker === undefined || this.#state.get() === 'failed') {
      this.#state.set('loading');
      this.#worker = this.#start().catch(() => this.#fail());
    }
    return this.#worker;
  }

  async search(query: string, place: SearchPlace = NOWHERE): Promise<SearchResult> {
    const asked = capQuery(query);
    const worker = this.#state.get() === 'failed' ? undefined : await this.load();
    if (worker === undefined) return NO_RESULT;
    const id = ++this.#lastId;
    const result = new Promise<SearchResult>((resolve) => this.#waiting.set(id, resolve));
    worker.postMessage({ type: 'query', id, query: asked, place });
    return result;
  }

  async #start(): Promise<SearchPort> {
    this.prepare();
    const manifest = await this.#manifest;
    if (manifest?.search === undefined) throw new Error('This site has no index.');
    const worker = this.#source.startWorker(manifest.search.head);
    const onFailure = () => this.#fail(worker);
    worker.listen((reply) => {
      if (reply.type === 'result') this.#answer(reply.id, reply.result);
      else if (reply.type === 'failed') onFailure();
      else this.#state.set(reply.type);
    }, onFailure);
    worker.postMessage({ type: 'load', ...manifest.search });
    return worker;
  }

  #answer(id: number, result: SearchResult): void {
    this.#waiting.get(id)?.(result);
    this.#waiting.delete(id);
  }

  #fail(worker?: SearchPort): undefined {
    worker?.terminate();
    // After a deploy another one names the files.
    this.#manifest = undefined;
    for (const id of this.#waiting.keys()) this.#answer(id, NO_RESULT);
    this.#state.set('failed');
  }
}
