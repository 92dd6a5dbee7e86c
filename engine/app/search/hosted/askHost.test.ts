import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostedSearch } from '../../../shared/types.ts';
import { createAsk, TIME_OUT_MS } from './askHost.ts';

const search: HostedSearch = { protocol: 'algolia', key: 'k', indexName: 'docs', appId: 'AB1', host: '' };
const question = (query: string) => ({ requests: [{ query, indexName: 'docs' }] });
const answer = { results: [{ hits: [{ url: '/a', hierarchy: { lvl1: 'A' } }] }] };

let failures: string[];
let counts: number[];
let ask: ReturnType<typeof createAsk>;
const fetched = vi.fn<typeof fetch>();

/** An answer that comes when it is told to, unless it is given up before. */
function held(): (body: unknown) => void {
  let release: (body: unknown) => void = () => {};
  fetched.mockImplementationOnce(
    (_, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        release = (body) => resolve(Response.json(body));
      }),
  );
  return (body) => release(body);
}

beforeEach(() => {
  vi.useFakeTimers();
  failures = [];
  counts = [];
  fetched.mockReset().mockImplementation(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
  ask = askOf(search);
});

const askOf = (given: HostedSearch) =>
  createAsk({
    search: given,
    urlOf: (url) => url,
    onAnswer: (hits) => counts.push(hits.length),
    onFailure: (query) => failures.push(query),
  });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createAsk', () => {
  it('asks one host, without a preflight and without cookies', async () => {
    expect((await ask(question('a'))).results[0]).toMatchObject({
      nbHits: 1,
      hits: [{ url: '/a', asked: 'a' }],
    });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toBe(
      'https://ab1-dsn.algolia.net/1/indexes/*/queries?x-algolia-api-key=k&x-algolia-application-id=AB1',
    );
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'error' });
    expect(init?.headers).toEqual({ 'Content-Type': 'text/plain' });
    expect(JSON.parse(String(init?.body))).toEqual(question('a'));
    expect(counts).toEqual([1]);
  });

  it('asks Typesense in its own words', async () => {
    const grouped_hits = [{ hits: [{ document: { url: '/a', 'hierarchy.lvl1': 'A' } }] }];
    fetched.mockImplementation(async () => Response.json({ results: [{ grouped_hits }] }));
    ask = askOf({ ...search, protocol: 'typesense', key: 'a+b=', host: 'https://search.example.org' });
    expect((await ask(question('a'))).results[0]?.hits[0]).toMatchObject({ url: '/a', asked: 'a' });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://search.example.org/multi_search?x-typesense-api-key=a%2Bb%3D');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'error' });
    expect(init?.headers).toEqual({ 'Content-Type': 'text/plain' });
    expect(JSON.parse(String(init?.body)).searches).toMatchObject([{ collection: 'docs', q: 'a' }]);
  });

  it('takes what goes wrong inside of an answer of Typesense for a failure', async () => {
    fetched.mockImplementation(async () => Response.json({ results: [{ code: 404, error: 'Not found.' }] }));
    ask = askOf({ ...search, protocol: 'typesense', host: 'https://search.example.org' });
    await ask(question('a'));
    expect(failures).toEqual(['a']);
  });

  it.each([
    ['an error', () => Response.json({ message: 'no' }, { status: 500 })],
    ['a refused key', () => Response.json({ message: 'no' }, { status: 403 })],
    ['no JSON', () => new Response('<p>')],
    ['other JSON', () => Response.json([])],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails on %s, without a rejection', async (_, respond) => {
    fetched.mockImplementation(async () => respond());
    expect(await ask(question('a'))).toEqual({ results: [{ hits: [], nbHits: 0 }] });
    expect(failures).toEqual(['a']);
  });

  it('fails when there is no answer in time', async () => {
    held();
    const asked = ask(question('a'));
    await vi.advanceTimersByTimeAsync(TIME_OUT_MS - 1);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(failures).toEqual(['a']);
  });

  it('gives up a question that a newer one has overtaken, and keeps to the time of the first', async () => {
    held();
    void ask(question('a'));
    await vi.advanceTimersByTimeAsync(2000);
    held();
    void ask(question('ab'));
    await vi.advanceTimersByTimeAsync(TIME_OUT_MS - 2001);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(failures).toEqual(['ab']);
  });

  it('gives the next question all of the time once there was an answer', async () => {
    const release = held();
    const first = ask(question('a'));
    await vi.advanceTimersByTimeAsync(2900);
    release(answer);
    await first;
    const releaseSecond = held();
    const second = ask(question('ab'));
    await vi.advanceTimersByTimeAsync(2900);
    releaseSecond(answer);
    await second;
    await vi.advanceTimersByTimeAsync(TIME_OUT_MS);
    expect(failures).toEqual([]);
    expect(counts).toEqual([1, 1]);
  });
});
