import { describe, expect, it } from 'vitest';
import type { Address, Manifest } from '../shared/types.ts';
import { createSearch, type SearchPort, type SearchSource } from './search.ts';
import type { SearchReply, SearchRequest } from './searchMessages.ts';
import type { SearchHit, SearchState } from './searchTypes.ts';
import { createStore } from './store.ts';

const manifest: Manifest = {
  build: 'b',
  base: '/',
  guides: [],
  redirects: {},
  search: { head: '/assets/search/titles.json', body: '/assets/search/text.json' },
};
const hit: SearchHit = {
  address: '/a' as Address,
  hash: '',
  title: 'A',
  trail: ['A'],
  excerpt: [],
  guide: '',
};

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
  const client = createSearch(source, createStore<SearchState>('idle'));
  const settle = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return { client, requests, workers, settle };
}

describe('createSearch', () => {
  it('starts nothing until it is wanted, and then once', async () => {
    const { client, workers, requests, settle } = setUp();
    await settle();
    expect(workers).toHaveLength(0);
    client.load();
    client.load();
    await settle();
    expect(workers).toHaveLength(1);
    expect(requests).toEqual([{ type: 'load', ...manifest.search }]);
    expect(client.state.get()).toBe('loading');
  });

  it('answers from the titles while the text is on its way', async () => {
    const { client, workers, requests, settle } = setUp();
    const answer = client.search('role');
    await settle();
    expect(requests.filter(({ type }) => type === 'query')).toEqual([]);
    workers[0]?.reply({ type: 'titles' });
    await settle();
    expect(requests.at(-1)).toEqual({ type: 'query', id: 1, query: 'role' });
    workers[0]?.reply({ type: 'hits', id: 1, hits: [hit] });
    expect(await answer).toEqual([hit]);
    expect(client.state.get()).toBe('loading');
    workers[0]?.reply({ type: 'ready' });
    expect(client.state.get()).toBe('ready');
  });

  it('gives each question its own answer, in any order', async () => {
    const { client, workers, settle } = setUp();
    client.load();
    await settle();
    workers[0]?.reply({ type: 'titles' });
    const first = client.search('a');
    const second = client.search('b');
    await settle();
    workers[0]?.reply({ type: 'hits', id: 2, hits: [hit] });
    workers[0]?.reply({ type: 'hits', id: 1, hits: [] });
    expect(await first).toEqual([]);
    expect(await second).toEqual([hit]);
  });

  it('says that it failed, answers with nothing, and tries again when asked to', async () => {
    let isOffline = true;
    const { client, workers, settle } = setUp(async () => {
      if (isOffline) throw new Error('offline');
      return manifest;
    });
    expect(await client.search('a')).toEqual([]);
    expect(client.state.get()).toBe('failed');
    isOffline = false;
    client.load();
    await settle();
    expect(client.state.get()).toBe('loading');
    workers[0]?.reply({ type: 'failed' });
    await settle();
    expect(client.state.get()).toBe('failed');
    expect(workers[0]?.isOver).toBe(true);
  });

  it('fails when the site has no index of its own', async () => {
    const { client } = setUp(async () => ({ ...manifest, search: undefined }));
    expect(await client.search('a')).toEqual([]);
    expect(client.state.get()).toBe('failed');
  });
});
