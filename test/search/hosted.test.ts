import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostedSearch, markedParts } from '../../packages/engine/src/client/search/hostedSearch.ts';
import { createStore } from '../../packages/engine/src/client/search/store.ts';
import {
  NO_RESULT,
  type SearchClient,
  type SearchState,
  TIME_OUT_MS,
} from '../../packages/engine/src/client/search/types.ts';
import { AlgoliaHost, TypesenseHost } from '../support/searchHosts.ts';

const record = (address: string, title: string, given: object = {}) => ({
  address,
  hash: '',
  title,
  trail: [title],
  text: `About the ${title.toLowerCase()}`,
  guide: '/guide/',
  ...given,
});
const local = {
  load: vi.fn<() => void>(),
  search: vi.fn<SearchClient['search']>(async () => ({ ...NO_RESULT, suggestion: 'local' })),
};
const fallback = { suggestion: 'local', isFallback: true };

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://docs.example.org/guide/'));
  vi.stubGlobal('navigator', { onLine: true });
  local.search.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['algolia', AlgoliaHost],
  ['typesense', TypesenseHost],
] as const)('a search by the protocol of %s', (protocol, Host) => {
  let service: AlgoliaHost | TypesenseHost;
  let client: SearchClient;

  beforeEach(async () => {
    service = new Host();
    const config = { protocol, key: 'a+b=', indexName: 'docs', appId: 'X', host: await service.listen() };
    client = hostedSearch(config, '/', local, createStore<SearchState>('idle'));
    service.fill('docs', [
      record('/a', 'Role', { hash: '#b', kind: 'term', edition: 'legacy' }),
      record('/c', 'Roles', { guide: '/admin/' }),
    ]);
  });
  afterEach(() => service.close());

  it('finds records, with the words marked', async () => {
    const { hits } = await client.search('role');
    expect(hits).toHaveLength(2);
    expect(hits[0]).toMatchObject({ address: '/a', hash: '#b', trail: ['Role'], kind: 'term' });
    expect(hits[0]?.heading).toEqual([{ text: 'Role', match: true }]);
    expect(hits[0]?.excerpt.at(-1)).toEqual({ text: 'role', match: true });
    expect([...service.keys]).toEqual(['a+b=']);
    expect(local.search).not.toHaveBeenCalled();
  });

  it('asks the host for the guide that the reader chose', async () => {
    const { hits } = await client.search('role', { guide: '', edition: undefined, only: '/admin/' });
    expect(hits.map(({ address }) => address)).toEqual(['/c']);
    expect(service.questions[0]?.[1]).toContain('/admin/');
  });

  it.each(['failing', 'forbidding', 'broken', 'empty'] as const)(
    'is answered by the index of the site when the host is %s, which is left alone for a minute',
    async (mood) => {
      service.mood = mood;
      expect(await client.search('role')).toMatchObject(fallback);
      service.mood = 'well';
      const asked = service.requests.length;
      expect(await client.search('roles')).toMatchObject(fallback);
      expect(service.requests).toHaveLength(asked);
      vi.setSystemTime(Date.now() + 60_001);
      expect((await client.search('roles')).hits).toHaveLength(1);
    },
  );

  it('is answered by the index of the site when the host takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    service.mood = 'silent';
    const overtaken = client.search('rol');
    const asked = client.search('role');
    while (service.requests.length < 2) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(TIME_OUT_MS - 1);
    expect(local.search).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await overtaken).toEqual(NO_RESULT);
    expect(await asked).toMatchObject(fallback);
    expect(local.search.mock.calls.map(([query]) => query)).toEqual(['role']);
  });

  it('sends no request without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await client.search('role')).toMatchObject(fallback);
    vi.stubGlobal('navigator', { onLine: true });
    expect((await client.search('roles')).hits).toHaveLength(1);
    expect(service.requests).toHaveLength(1);
  });

  it('shows no hit that leads to another host', async () => {
    const addresses = [
      '/here',
      'https://elsewhere.example/',
      '//elsewhere.example/',
      '/\t/elsewhere.example/',
      '/\\elsewhere.example/',
      '/..//elsewhere.example/',
      'javascript:alert(1)',
    ];
    service.fill(
      'docs',
      addresses.map((address) => record(address, 'Role')),
    );
    expect((await client.search('role')).hits.map(({ address }) => address)).toEqual(['/here']);
  });
});

it.each([
  ['', []],
  ['a <mark>b</mark> c', ['a ', ['b'], ' c']],
  ['<mark>a', [['a']]],
  ['<mark onclick=x>a</mark><img src=x>&amp;', ['<mark onclick=x>a', '<img src=x>&amp;']],
] as const)('markedParts %j', (value, parts) => {
  expect(markedParts(value).map(({ text, match }) => (match ? [text] : text))).toEqual(parts);
});
