import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalSearch } from './localSearch.ts';
import { createStore } from './store.ts';
import type { SearchReply, SearchRequest, SearchResult, SearchState } from './types.ts';

const search = { head: '/assets/search/titles.json', body: '/assets/search/text.json' };
const result = (suggestion: string): SearchResult => ({ hits: [], also: [], suggestion });

/** A worker that says what it is told to. */
class FakeWorker {
  static all: FakeWorker[] = [];
  readonly requests: SearchRequest[] = [];
  isOver = false;
  onmessage: (event: { data: SearchReply }) => void = () => {};

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(request: SearchRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isOver = true;
  }
}

let manifest: object;
let state: ReturnType<typeof createStore<SearchState>>;
let client: LocalSearch;

const aWorker = (i = 0) => vi.waitFor(() => FakeWorker.all[i] ?? expect.unreachable('a worker'));
const requests = (worker: FakeWorker, count: number) =>
  vi.waitFor(() => {
    expect(worker.requests).toHaveLength(count);
    return worker.requests;
  });

beforeEach(() => {
  FakeWorker.all = [];
  manifest = { build: 'b', redirects: {}, search };
  state = createStore<SearchState>('idle');
  client = new LocalSearch('/', state);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async () => Response.json(manifest));
});
afterEach(() => vi.unstubAllGlobals());

describe('LocalSearch', () => {
  it('starts one worker, when it is wanted', async () => {
    client.load();
    client.load();
    const worker = await aWorker();
    expect(await requests(worker, 1)).toEqual([{ type: 'load', ...search }]);
    expect(FakeWorker.all).toHaveLength(1);
    expect(state.get()).toBe('loading');
  });

  it('hands questions to the worker at once, cut, and gives each its own answer', async () => {
    const place = { guide: '/user-guide/', edition: 'legacy' } as const;
    const first = client.search('x'.repeat(1e6), place);
    const second = client.search('b');
    const worker = await aWorker();
    expect((await requests(worker, 3))[1]).toEqual({ type: 'query', id: 1, query: 'x'.repeat(200), place });
    worker.onmessage({ data: { type: 'result', id: 2, result: result('second') } });
    worker.onmessage({ data: { type: 'result', id: 1, result: result('first') } });
    expect([(await first).suggestion, (await second).suggestion]).toEqual(['first', 'second']);
    worker.onmessage({ data: { type: 'ready' } });
    expect(state.get()).toBe('ready');
  });

  it('answers with nothing when it has failed or the site has no index, and tries again when asked to', async () => {
    manifest = { build: 'b', redirects: {} };
    expect((await client.search('a')).hits).toEqual([]);
    expect(state.get()).toBe('failed');
    manifest = { build: 'b', redirects: {}, search };
    client.load();
    const pending = client.search('a');
    const worker = await aWorker();
    await requests(worker, 2);
    worker.onmessage({ data: { type: 'failed' } });
    expect((await pending).hits).toEqual([]);
    expect(state.get()).toBe('failed');
    expect(worker.isOver).toBe(true);
  });
});
