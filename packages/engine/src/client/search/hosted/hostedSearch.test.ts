import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostedSearch } from '../../../core/types.ts';
import { createStore } from '../../navigation/store.ts';
import { NO_RESULT, type SearchClient, type SearchState } from '../types.ts';
import { hostedSearch, TIME_OUT_MS } from './hostedSearch.ts';

const service: HostedSearch = { protocol: 'algolia', key: 'k', indexName: 'docs', appId: 'AB1', host: '' };
const answer = { results: [{ hits: [{ url: '/a', hierarchy: { lvl1: 'A' } }] }] };

const fetched = vi.fn<typeof fetch>();
const local = {
  load: vi.fn<() => void>(),
  search: vi.fn<SearchClient['search']>(async () => ({ ...NO_RESULT, suggestion: 'local' })),
};

/** An answer that comes when it is told to, unless it is given up before. */
function held(): () => void {
  let release = () => {};
  fetched.mockImplementationOnce(
    (_, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        release = () => resolve(Response.json(answer));
      }),
  );
  return () => release();
}

const clientOf = (given: HostedSearch = service) =>
  hostedSearch(given, local, createStore<SearchState>('idle'), ['/a/b/', '/a/'], (url) => ({
    address: url,
    hash: '',
  }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  fetched.mockReset().mockImplementation(async () => Response.json(answer));
  local.search.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('hostedSearch', () => {
  it('asks one host, without a preflight and without cookies', async () => {
    expect((await clientOf().search('a')).hits).toMatchObject([{ address: '/a', title: 'A' }]);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toBe(
      'https://ab1-dsn.algolia.net/1/indexes/*/queries?x-algolia-api-key=k&x-algolia-application-id=AB1',
    );
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'error' });
    expect(init?.headers).toEqual({ 'Content-Type': 'text/plain' });
    expect(JSON.parse(String(init?.body)).requests).toMatchObject([{ indexName: 'docs', query: 'a' }]);
    expect(local.search).not.toHaveBeenCalled();
  });

  it('asks Typesense in its own words', async () => {
    const grouped_hits = [{ hits: [{ document: { url: '/a', 'hierarchy.lvl1': 'A' } }] }];
    fetched.mockImplementation(async () => Response.json({ results: [{ grouped_hits }] }));
    const client = clientOf({
      ...service,
      protocol: 'typesense',
      key: 'a+b=',
      host: 'https://s.example.org',
    });
    expect((await client.search('a')).hits).toMatchObject([{ address: '/a' }]);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://s.example.org/multi_search?x-typesense-api-key=a%2Bb%3D');
    expect(JSON.parse(String(init?.body)).searches).toMatchObject([{ collection: 'docs', q: 'a' }]);
  });

  it.each([
    ['an error', () => Response.json({ message: 'no' }, { status: 500 })],
    ['a refused key', () => Response.json({ message: 'no' }, { status: 403 })],
    ['no JSON', () => new Response('<p>')],
    ['other JSON', () => Response.json([])],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'answers from the index of the site on %s, and leaves the host alone for a minute',
    async (_, respond) => {
      const client = clientOf();
      fetched.mockImplementation(async () => respond());
      expect(await client.search('a')).toMatchObject({ suggestion: 'local', isFallback: true });
      fetched.mockImplementation(async () => Response.json(answer));
      await client.search('b');
      expect(fetched).toHaveBeenCalledTimes(1);
      vi.setSystemTime(Date.now() + 60_001);
      expect((await client.search('c')).hits).toHaveLength(1);
    },
  );

  it('answers from the index of the site when there is no answer in time', async () => {
    const client = clientOf();
    held();
    const asked = client.search('a');
    await vi.advanceTimersByTimeAsync(TIME_OUT_MS - 1);
    expect(local.search).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ isFallback: true });
  });

  it('gives up a question that a newer one has overtaken, and keeps to the time of the first', async () => {
    const client = clientOf();
    held();
    const first = client.search('a');
    await vi.advanceTimersByTimeAsync(2000);
    held();
    const second = client.search('ab');
    expect(await first).toEqual(NO_RESULT);
    await vi.advanceTimersByTimeAsync(TIME_OUT_MS - 2000);
    expect(await second).toMatchObject({ isFallback: true });
    expect(local.search.mock.calls.map(([query]) => query)).toEqual(['ab']);
  });

  it('gives the next question all of the time once there was an answer', async () => {
    const client = clientOf();
    for (const query of ['a', 'ab']) {
      const release = held();
      const asked = client.search(query);
      await vi.advanceTimersByTimeAsync(TIME_OUT_MS - 100);
      release();
      expect((await asked).hits).toHaveLength(1);
    }
  });

  it('keeps to the guide that the reader chose', async () => {
    const hits = ['/a/x', '/a/b/y', '/z'].map((url) => ({ url, hierarchy: { lvl1: url } }));
    fetched.mockImplementation(async () => Response.json({ results: [{ hits }] }));
    const client = clientOf();
    expect((await client.search('x')).hits.map(({ guide }) => guide)).toEqual(['/a/', '/a/b/', '']);
    const place = { guide: '', edition: undefined, only: '/a/' };
    expect((await client.search('x', place)).hits).toMatchObject([{ address: '/a/x' }]);
  });

  it('asks nobody without a network', async () => {
    const client = clientOf();
    vi.stubGlobal('navigator', { onLine: false });
    expect(await client.search('a')).toMatchObject({ isFallback: true });
    vi.stubGlobal('navigator', { onLine: true });
    expect((await client.search('a')).hits).toHaveLength(1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
