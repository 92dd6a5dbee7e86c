import type { Manifest } from '../shared/types.ts';
import type { SearchReply, SearchRequest } from './searchMessages.ts';
import type { SearchClient, SearchHit, SearchState } from './searchTypes.ts';
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

/** Search in a worker. The state is given, since it is shown before there is a search. */
export function createSearch(source: SearchSource, state: Store<SearchState>): SearchClient {
  const client = new WorkerSearch(source, state);
  return { state, load: () => void client.load(), search: (query) => client.search(query) };
}

class WorkerSearch {
  readonly #state: Store<SearchState>;
  readonly #source: SearchSource;
  readonly #waiting = new Map<number, (hits: SearchHit[]) => void>();
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

  async search(query: string): Promise<SearchHit[]> {
    const worker = this.#state.get() === 'failed' ? undefined : await this.load();
    if (worker === undefined) return [];
    const id = ++this.#lastId;
    const hits = new Promise<SearchHit[]>((resolve) => this.#waiting.set(id, resolve));
    worker.postMessage({ type: 'query', id, query });
    return hits;
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
        if (reply.type === 'hits') this.#answer(reply.id, reply.hits);
        else if (reply.type === 'titles') resolve();
        else if (reply.type === 'ready') this.#state.set('ready');
        else onFailure();
      }, onFailure);
    });
    worker.postMessage({ type: 'load', ...search });
    await titles;
    return worker;
  }

  #answer(id: number, hits: SearchHit[]): void {
    this.#waiting.get(id)?.(hits);
    this.#waiting.delete(id);
  }

  #fail(worker?: SearchPort): undefined {
    worker?.terminate();
    for (const id of this.#waiting.keys()) this.#answer(id, []);
    this.#state.set('failed');
  }
}
