import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../../../../../test/support/fakeTime.ts';
import { pageHead } from '../../../../../test/support/pageHead.ts';
import type { Address, GuideFile, InlineData } from '../../core/types.ts';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, Pages } from './pages.ts';

fakeTime();

const guideOf = (key: string, chunks: Record<string, string>): GuideFile => ({
  key,
  sidebar: `<nav>${key}</nav>`,
  chunks,
});
const chunkOf = (address: string, guide = '/user-guide/') => ({
  chunk: { page: pageHead(address, { guide }), main: `<p>${address}</p>` },
});

const userGuide = guideOf('/user-guide/', {
  '/user-guide/': 'h0',
  '/user-guide/role': 'h1',
  '/user-guide/image': 'h2',
});
const first: InlineData = {
  page: pageHead('/user-guide/', { guide: '/user-guide/' }),
  guide: userGuide,
  guides: ['/user-guide/', '/admin-guide/'],
};

function setUp() {
  const source = {
    base: '/docs/',
    importChunk: vi.fn<(url: string) => Promise<unknown>>(async () => chunkOf('/user-guide/role')),
    fetchJson: vi.fn<(url: string) => Promise<unknown>>(async () => userGuide),
    parse: () => [],
    prepare: vi.fn(async () => {}),
  };
  return { source, pages: new Pages(source, first) };
}

/** What a promise rejects with. */
async function failureOf(promise: Promise<unknown>): Promise<ChunkLoadError> {
  const error = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ChunkLoadError);
  return error as ChunkLoadError;
}

const never = () => new Promise<never>(() => {});

describe('Pages', () => {
  it('has the first page, and asks nobody for what no guide lists', async () => {
    const { pages, source } = setUp();
    expect((await pages.load('/user-guide/'))?.page).toBe(first.page);
    expect(await pages.load('/user-guide/gone')).toBeUndefined();
    expect(source.importChunk).not.toHaveBeenCalled();
    expect(source.fetchJson).not.toHaveBeenCalled();
  });

  it('imports a chunk by address and hash, once', async () => {
    const { pages, source } = setUp();
    const [a, b] = await Promise.all([pages.load('/user-guide/role'), pages.load('/user-guide/role')]);
    expect(source.importChunk.mock.calls).toEqual([['/docs/assets/js/user-guide.role.h1.js']]);
    expect(a).toBe(b);
    expect(await pages.load('/user-guide/role.html')).toBe(a);
    expect(pages.peek('/user-guide/role' as Address)?.page.title).toBe('/user-guide/role');
  });

  it.each([
    ['/user-guide/role/', true],
    ['/user-guide', true],
    ['/user-guide/rolse', false],
    ['/admin-guide/', undefined],
  ])('knows whether %s is a page, of the guides it has: %s', (path, isPage) => {
    expect(setUp().pages.isPage(path)).toBe(isPage);
  });
});

describe('a chunk that fails', () => {
  it.each([
    ['something else', { chunk: {} }],
    ['another page', chunkOf('/user-guide/image')],
  ])('is missing when %s comes in its place', async (_, answer) => {
    const { pages, source } = setUp();
    source.importChunk.mockResolvedValue(answer);
    expect((await failureOf(pages.load('/user-guide/role'))).type).toBe('missing');
  });

  it.each<[what: string, path: string, url: string]>([
    ['importChunk', '/user-guide/role', '/docs/assets/js/user-guide.role.h1.js'],
    ['prepare', '/user-guide/role', '/docs/assets/js/user-guide.role.h1.js'],
    ['fetchJson', '/admin-guide/ce', '/admin-guide/ce'],
  ])('times out after 120 s without %s, not before', async (what, path, url) => {
    const { pages, source } = setUp();
    source[what as 'prepare'].mockImplementation(never);
    const failure = failureOf(pages.load(path));
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ type: 'timeout', url });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits no second time when its guide never comes either', async () => {
    const { pages, source } = setUp();
    source.importChunk.mockRejectedValue(new TypeError('network'));
    source.fetchJson.mockImplementation(never);
    const failure = failureOf(pages.load('/user-guide/role'));
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
    expect((await failure).type).toBe('timeout');
  });
});
