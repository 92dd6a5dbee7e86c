import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Address, GuideFile, InlineData, PageHead } from '../../core/types.ts';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, Pages } from './pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The fields that loading looks at. */
function pageHead(address: string, guide = '/user-guide/'): PageHead {
  const page = {
    address: address as Address,
    title: address,
    documentTitle: address,
    layout: 'doc',
    guide,
    sidebar: true,
    styles: [],
  };
  return page as unknown as PageHead;
}

const guideOf = (key: string, chunks: Record<string, string>, build = 'b1'): GuideFile => ({
  build,
  key,
  sidebar: `<nav>${key}</nav>`,
  chunks,
});
const chunkOf = (address: string, build = 'b1', guide?: string) => ({
  chunk: { build, page: pageHead(address, guide), main: `<p>${address}</p>` },
});

const userGuide = guideOf('/user-guide/', {
  '/user-guide/': 'h0',
  '/user-guide/role': 'h1',
  '/user-guide/image': 'h2',
});
const first: InlineData = {
  page: pageHead('/user-guide/'),
  guide: userGuide,
  guides: ['/user-guide/', '/admin-guide/'],
};

function setUp() {
  const source = {
    base: '/docs/',
    importChunk: vi.fn<(url: string) => Promise<unknown>>(async () => chunkOf('/user-guide/role')),
    fetchJson: vi.fn<(url: string) => Promise<unknown>>(async () => userGuide),
    prepare: vi.fn(async () => {}),
    hasSidebar: (guide: string) => guide === '/user-guide/',
    onGuide: vi.fn<(guide: GuideFile) => void>(),
  };
  return { source, pages: new Pages(source, first) };
}

/** What a promise rejects with. */
async function failureOf(promise: Promise<unknown>): Promise<ChunkLoadError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ChunkLoadError);
  return error as ChunkLoadError;
}

describe('Pages', () => {
  it('has the first page without asking anybody', async () => {
    const { pages, source } = setUp();
    expect((await pages.load('/user-guide/'))?.page).toBe(first.page);
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

  it('knows which paths are pages, of the guides it has', () => {
    const { pages } = setUp();
    expect(pages.isPage('/user-guide/role/')).toBe(true);
    expect(pages.isPage('/user-guide')).toBe(true);
    expect(pages.isPage('/user-guide/rolse')).toBe(false);
    expect(pages.isPage('/admin-guide/')).toBeUndefined();
    expect(pages.isPage('/elsewhere')).toBeUndefined();
  });

  it('fetches the guide that a link leads into', async () => {
    const { pages, source } = setUp();
    source.fetchJson.mockResolvedValue(guideOf('/admin-guide/', { '/admin-guide/ce': 'h2' }));
    source.importChunk.mockResolvedValue(chunkOf('/admin-guide/ce', 'b1', '/admin-guide/'));
    const loaded = await pages.load('/admin-guide/ce');
    expect(source.fetchJson.mock.calls).toEqual([['/docs/guides/admin-guide.json']]);
    expect(loaded?.page.guide).toBe('/admin-guide/');
    expect(pages.sidebarOf('/admin-guide/')).toBe('<nav>/admin-guide/</nav>');
  });

  it('knows no page that its guide does not list', async () => {
    const { pages, source } = setUp();
    expect(await pages.load('/user-guide/gone')).toBeUndefined();
    expect(source.importChunk).not.toHaveBeenCalled();
  });
});

describe('a chunk that fails', () => {
  it('is asked for by its new name after a deploy', async () => {
    const { pages, source } = setUp();
    source.importChunk.mockRejectedValueOnce(new TypeError('404'));
    source.fetchJson.mockResolvedValue(guideOf('/user-guide/', { '/user-guide/role': 'h9' }, 'b2'));
    expect((await pages.load('/user-guide/role'))?.page.address).toBe('/user-guide/role');
    expect(source.importChunk.mock.calls.map(([url]) => url)).toEqual([
      '/docs/assets/js/user-guide.role.h1.js',
      '/docs/assets/js/user-guide.role.h9.js',
    ]);
  });

  it('is given up when its name is still the same, with a message that says what and where', async () => {
    const { pages, source } = setUp();
    source.importChunk.mockRejectedValue(new TypeError('network'));
    const error = await failureOf(pages.load('/user-guide/role'));
    expect(error.type).toBe('error');
    expect(error.name).toBe('ChunkLoadError');
    expect(error.message).toBe(
      'Loading chunk user-guide.role failed. (error: /docs/assets/js/user-guide.role.h1.js)',
    );
    expect(source.importChunk).toHaveBeenCalledTimes(1);
  });

  it('is given up when the guide cannot be had either', async () => {
    const { pages, source } = setUp();
    source.importChunk.mockRejectedValue(new TypeError('network'));
    source.fetchJson.mockRejectedValue(new TypeError('network'));
    expect((await failureOf(pages.load('/user-guide/role'))).type).toBe('error');
  });

  it('is missing when something else comes in its place', async () => {
    const { pages, source } = setUp();
    source.importChunk.mockResolvedValue({ chunk: { build: 'b1' } });
    expect((await failureOf(pages.load('/user-guide/role'))).type).toBe('missing');
    // A whole chunk, but that of another page.
    source.importChunk.mockResolvedValue(chunkOf('/user-guide/image'));
    expect((await failureOf(pages.load('/user-guide/role'))).type).toBe('missing');
  });

  it('times out after 120 s, not before', async () => {
    const { pages, source } = setUp();
    source.importChunk.mockReturnValue(new Promise(() => {}));
    const failure = failureOf(pages.load('/user-guide/role'));
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await failure).type).toBe('timeout');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('times out with whatever else the page needs, and can then be asked for again', async () => {
    const never = () => new Promise<never>(() => {});
    const { pages, source } = setUp();
    source.prepare.mockImplementationOnce(never);
    source.fetchJson.mockImplementation(never);
    for (const [path, url] of [
      ['/user-guide/role', expect.stringMatching(/assets\/js\/user-guide\.role\.\w+\.js/)],
      ['/admin-guide/ce', '/admin-guide/ce'],
    ] as const) {
      const failure = failureOf(pages.load(path));
      await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      const name = path.slice(1).replace('/', '.');
      expect((await failure).message).toContain(`Loading chunk ${name} failed. (timeout: `);
      expect((await failure).url).toEqual(url);
      expect(vi.getTimerCount()).toBe(0);
    }
    expect((await pages.load('/user-guide/role'))?.page.address).toBe('/user-guide/role');
  });

  it('waits no second time when its guide never comes either', async () => {
    const { pages, source } = setUp();
    source.importChunk.mockRejectedValue(new TypeError('network'));
    source.fetchJson.mockReturnValue(new Promise(() => {}));
    const failure = failureOf(pages.load('/user-guide/role'));
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
    expect((await failure).type).toBe('timeout');
  });

  it('can be asked for again', async () => {
    const { pages, source } = setUp();
    source.importChunk.mockRejectedValueOnce(new TypeError('network'));
    await failureOf(pages.load('/user-guide/role'));
    expect((await pages.load('/user-guide/role'))?.page.address).toBe('/user-guide/role');
  });
});

describe('a chunk of another build', () => {
  it('is shown, while its guide is read again', async () => {
    const { pages, source } = setUp();
    const fresh = guideOf('/user-guide/', { '/user-guide/role': 'h1' }, 'b2');
    source.importChunk.mockResolvedValue(chunkOf('/user-guide/role', 'b2'));
    source.fetchJson.mockResolvedValue(fresh);
    expect((await pages.load('/user-guide/role'))?.main).toContain('role');
    await vi.runAllTimersAsync();
    expect(source.onGuide.mock.calls).toEqual([[fresh]]);
  });

  it('has its guide read again only once per build', async () => {
    const { pages, source } = setUp();
    source.importChunk.mockImplementation(async (url) =>
      chunkOf(url.includes('role') ? '/user-guide/role' : '/user-guide/image', 'b0'),
    );
    await pages.load('/user-guide/role');
    await pages.load('/user-guide/image');
    expect(source.fetchJson).toHaveBeenCalledTimes(1);
  });
});
