import { describe, expect, it } from 'vitest';
import type { Address, Manifest } from '../../core/types.ts';
import { createStore } from '../navigation/store.ts';
import type { SearchReply, SearchRequest } from './messages.ts';
import type { SearchHit, SearchResult, SearchState } from './types.ts';
import { createSearch, type SearchPort, type SearchSource } from './workerSearch.ts';

const manifest: Manifest = {
  build: 'b',
  base: '/',
  guides: [],
  redirects: {},
  search: { head: '/assets/search/titles.json', body: '/assets/search/text.json', api: undefined },
  searchHost: undefined,
};
const hit: SearchHit = {
  address: '/a' as Address,
  hash: '',
  title: 'A',
  trail: ['A'],
  excerpt: [],
  guide: '',
  kind: undefined,
  edition: undefined,
  also: [],
  heading: [],
};
const result = (hits: SearchHit[]): SearchResult => ({ hits, also: [], suggestion: undefined });

function setUp(loadManifest = async () => manifest) {
  const requests: SearchRequest[] = [];
  const workers: (SearchPort & { reply: (message: SearchReply) => void; isOver: boolean })[] = [];
  const source: SearchSource = {
    loadManifest,
    startWorker() {
      const worker = {
        isOver: false,
        reply: (_: SearchReply) => {},
        listen(onReply: (reply: SearchReply) => void) {
          worker.reply = onReply;
        },
        postMessage: (request: SearchRequest) => void requests.push(request),
        terminate() {
          worker.isOver = true;
        },
      };
      workers.push(worker);
      return worker;
    },
  };
  const state = createStore<SearchState>('idle');
  const client = createSearch(source, state);
  const settle = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return { client, state, requests, workers, settle };
}

describe('createSearch', () => {
  it('starts nothing until it is wanted, and then once', async () => {
    const { client, workers, requests, settle, state } = setUp();
    await settle();
    expect(workers).toHaveLength(0);
    client.load();
    client.load();
    await settle();
    expect(workers).toHaveLength(1);
    expect(requests).toEqual([{ type: 'load', ...manifest.search }]);
    expect(state.get()).toBe('loading');
  });

  it('fetches only what names the index ahead of the first search', async () => {
    let asked = 0;
    const { client, workers, state, settle } = setUp(async () => {
      asked++;
      return manifest;
    });
    await settle();
    expect([asked, workers.length, state.get()]).toEqual([1, 0, 'idle']);
    client.load();
    await settle();
    expect([asked, workers.length]).toEqual([1, 1]);
  });

  it('hands questions to the worker at once, and answers while the text is on its way', async () => {
    const { client, workers, requests, settle, state } = setUp();
    const answer = client.search('role');
    await settle();
    expect(requests.at(-1)).toEqual({
      type: 'query',
      id: 1,
      query: 'role',
      place: { guide: '', edition: undefined },
    });
    workers[0]?.reply({ type: 'result', id: 1, result: result([hit]) });
    expect((await answer).hits).toEqual([hit]);
    expect(state.get()).toBe('loading');
    workers[0]?.reply({ type: 'ready' });
    expect(state.get()).toBe('ready');
    workers[0]?.reply({ type: 'complete' });
    expect(state.get()).toBe('complete');
  });

  it('cuts what is pasted before anything reads it, and says where the reader is', async () => {
    const { client, requests, settle } = setUp();
    client.load();
    await settle();
    void client.search('x'.repeat(1e6), { guide: '/user-guide/', edition: 'legacy' });
    await settle();
    expect(requests.at(-1)).toEqual({
      type: 'query',
      id: 1,
      query: 'x'.repeat(200),
      place: { guide: '/user-guide/', edition: 'legacy' },
    });
  });

  it('gives each question its own answer, in any order', async () => {
    const { client, workers, settle } = setUp();
    client.load();
    await settle();
    const first = client.search('a');
    const second = client.search('b');
    await settle();
    workers[0]?.reply({ type: 'result', id: 2, result: result([hit]) });
    workers[0]?.reply({ type: 'result', id: 1, result: result([]) });
    expect((await first).hits).toEqual([]);
    expect((await second).hits).toEqual([hit]);
  });

  it('says that it failed, answers with nothing, and tries again when asked to', async () => {
    let isOffline = true;
    const { client, workers, settle, state } = setUp(async () => {
      if (isOffline) throw new Error('offline');
      return manifest;
    });
    expect((await client.search('a')).hits).toEqual([]);
    expect(state.get()).toBe('failed');
    isOffline = false;
    client.load();
    await settle();
    expect(state.get()).toBe('loading');
    workers[0]?.reply({ type: 'failed' });
    await settle();
    expect(state.get()).toBe('failed');
    expect(workers[0]?.isOver).toBe(true);
  });

  it('fails when the site has no index of its own', async () => {
    const { client, state } = setUp(async () => ({ ...manifest, search: undefined }));
    expect((await client.search('a')).hits).toEqual([]);
    expect(state.get()).toBe('failed');
  });
});
