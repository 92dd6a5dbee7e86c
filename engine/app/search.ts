import { capQuery } from '../shared/capQuery.ts';
import type { Manifest } from '../shared/types.ts';
import type { SearchReply, SearchRequest } from './searchMessages.ts';
import {
  NO_RESULT,
  type SearchClient,
  type SearchPlace,
  type SearchResult,
  type SearchState,
} from './searchTypes.ts';
import type { Store } from './store.ts';

/** The parts of a worker that search uses. */
export interface SearchPort {
  postMessage(request: SearchRequest): void;
  listen(onReply: (reply: SearchReply) => void, onFailure: () => void): void;
  terminate(): void;
}

/** Where search gets its worker and the names of the index files. */
export interface SearchSource {
  startWorker(): SearchPort;
  loadManifest(): Promise<Manifest>;
}

const NOWHERE: SearchPlace = { guide: '', edition: undefined };

/** Search in a worker. The state is given, since it is shown before there is a search. */
export function createSearch(source: SearchSource, state: Store<SearchState>): SearchClient {
  const client = new WorkerSearch(source, state);
  return { state, load: () => void client.load(), search: (query, place) => client.search(query, place) };
}

class WorkerSearch {
  readonly #state: Store<SearchState>;
  readonly #source: SearchSource;
  readonly #waiting = new Map<number, (result: SearchResult) => void>();
  /** The worker, once it can answer; undefined when it cannot be had. */
  #worker: Promise<SearchPort | undefined> | undefined;
  #lastId = 0;

  constructor(source: SearchSource, state: Store<SearchState>) {
    this.#source = source;
    this.#state = state;
  }

  /** Gives the worker once titles can be searched; after a failure it tries again. */
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
    const { search } = await this.#source.loadManifest();
    if (search === undefined) throw new Error('This site has no index.');
    const worker = this.#source.startWorker();
    const titles = new Promise<void>((resolve, reject) => {
      const onFailure = () => {
        reject();
        this.#fail(worker);
      };
      worker.listen((reply) => {
        if (reply.type === 'result') this.#answer(reply.id, reply.result);
        else if (reply.type === 'titles') resolve();
        else if (reply.type !== 'failed') this.#state.set(reply.type);
        else onFailure();
      }, onFailure);
    });
    worker.postMessage({ type: 'load', ...search });
    await titles;
    return worker;
  }

  #answer(id: number, result: SearchResult): void {
    this.#waiting.get(id)?.(result);
    this.#waiting.delete(id);
  }

  #fail(worker?: SearchPort): undefined {
    worker?.terminate();
    for (const id of this.#waiting.keys()) this.#answer(id, NO_RESULT);
    this.#state.set('failed');
  }
}
