import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeGlobals, restoreGlobals } from '../../../../../test/support/fakeGlobals.ts';
import { fakeTime } from '../../../../../test/support/fakeTime.ts';
import { pageHead } from '../../../../../test/support/pageHead.ts';
import type { GuideFile, PageHead } from '../../core/types.ts';
import { type LoadedPage, Pages } from './pages.ts';
import { createProgress, type ProgressState } from './progress.ts';
import { type Arrival, Router } from './router.ts';

restoreGlobals();

const ORIGIN = 'https://docs.example.org';
const guide: GuideFile = {
  key: '',
  sidebar: '',
  chunks: { '/a': 'h', '/b': 'h', '/c': 'h', '/404': 'h' },
};

/** A window with a history, as far as the router looks at it. */
function fakeWindow(path: string) {
  const entries: { url: string; state: unknown }[] = [{ url: ORIGIN + path, state: null }];
  let index = 0;
  const target = new EventTarget();
  const loads = { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() };
  const url = () => entries[index]?.url ?? '';
  const win = {
    scrollY: 0,
    get location() {
      return Object.assign(new URL(url()), loads);
    },
    history: {
      get state() {
        return entries[index]?.state ?? null;
      },
      scrollRestoration: 'auto' as ScrollRestoration,
      pushState(state: unknown, _: '', href: string) {
        entries.splice(index + 1, Number.POSITIVE_INFINITY, { url: new URL(href, url()).href, state });
        index++;
      },
      replaceState(state: unknown, _: '', href = url()) {
        entries[index] = { url: new URL(href, url()).href, state };
      },
    },
    navigator: { onLine: true },
    addEventListener: target.addEventListener.bind(target),
    go(step: number) {
      index += step;
      win.emit('popstate');
    },
    emit: (type: string, more = {}) => target.dispatchEvent(Object.assign(new Event(type), more)),
    entries,
  };
  return win;
}

function setUp(path = '/a') {
  const win = fakeWindow(path);
  fakeGlobals(win, ['location', 'history', 'navigator', 'scrollY', 'addEventListener']);
  const first = pageHead('/a');
  /** What the document shows. */
  const shown: { address: string; paths: string[] } = { address: '/a', paths: [] };
  const waiting = new Map<string, (value: unknown) => void>();
  const importChunk = (url: string) =>
    new Promise<unknown>((resolve) => {
      waiting.set(`/${/js\/(\w+)\./.exec(url)?.[1]}`, resolve);
    });
  const pages = new Pages(
    {
      base: '/',
      importChunk,
      fetchJson: async () => guide,
      parse: () => [],
      prepare: async () => {},
    },
    { page: first, guide, guides: [] },
  );
  const paint = vi.fn<(state: ProgressState) => void>();
  const progress = createProgress(paint);
  const arrivals: Arrival[] = [];
  const router = new Router({
    base: '/',
    pages,
    progress,
    show: ({ page }: LoadedPage) => {
      shown.address = page.address;
      shown.paths.push(win.location.pathname);
    },
    notify: () => {},
    onArrive: (arrival) => void arrivals.push(arrival),
  });
  router.start();
  arrivals.length = 0;
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    win,
    shown,
    router,
    paint,
    arrivals,
    settle,
    follow: (to: string, hash = '') => router.follow({ type: 'page', path: to, search: '', hash }),
    arriveChunk: async (address: string, given: Partial<PageHead> = {}) => {
      await settle();
      const page = pageHead(address, given);
      waiting.get(address)?.({ chunk: { page, main: address } });
      await settle();
    },
  };
}

fakeTime();
let site: ReturnType<typeof setUp>;
beforeEach(() => {
  site = setUp();
});

describe('a navigation', () => {
  it('loads first, then changes address and document at once', async () => {
    const { win, shown, follow, arriveChunk, arrivals, paint, settle } = site;
    follow('/b', '#part');
    await settle();
    expect(win.location.pathname).toBe('/a');
    expect(shown.address).toBe('/a');
    expect(paint).toHaveBeenLastCalledWith({ value: 0.08, phase: 'moving' });
    await arriveChunk('/b');
    expect(win.location.href).toBe(`${ORIGIN}/b#part`);
    expect(shown).toEqual({ address: '/b', paths: ['/b'] });
    expect(paint).toHaveBeenLastCalledWith({ value: 1, phase: 'moving' });
    expect(arrivals).toEqual([{ type: 'page', hash: '#part', scrollY: undefined, highlight: '' }]);
  });

  it('gives way to a newer one, whichever chunk comes first', async () => {
    const { shown, follow, arriveChunk, win } = site;
    follow('/b');
    follow('/c');
    await arriveChunk('/c');
    await arriveChunk('/b');
    expect(shown.address).toBe('/c');
    expect(win.entries.map(({ url }) => url.replace(ORIGIN, ''))).toEqual(['/a', '/c']);
  });

  it('shows no progress for a page that is there', async () => {
    const { follow, arriveChunk, paint, win, settle } = site;
    follow('/b.html');
    await arriveChunk('/b');
    expect(win.location.pathname).toBe('/b');
    paint.mockClear();
    follow('/a');
    await settle();
    expect(win.location.pathname).toBe('/a');
    expect(paint).not.toHaveBeenCalled();
  });
});

describe('what cannot be shown', () => {
  it('is a hard navigation: to an unknown page, and to the not-found page', async () => {
    const { follow, win, settle, arriveChunk, paint } = site;
    follow('/nowhere');
    await settle();
    expect(win.location.assign.mock.calls).toEqual([['/nowhere']]);
    follow('/404');
    await arriveChunk('/404', { layout: 'not-found' });
    expect(win.location.assign).toHaveBeenLastCalledWith('/404');
    expect(paint).toHaveBeenLastCalledWith({ value: 1, phase: 'moving' });
  });
});

describe('history', () => {
  it('keeps places on one page apart, in one entry each', () => {
    const { router, win, arrivals } = site;
    win.scrollY = 10;
    for (let i = 0; i < 2; i++) router.follow({ type: 'same', path: '/a', search: '', hash: '#x' });
    expect(win.entries).toHaveLength(2);
    expect(arrivals.at(-1)).toMatchObject({ type: 'same', hash: '#x', scrollY: undefined });
    win.scrollY = 500;
    win.go(-1);
    expect(arrivals.at(-1)).toMatchObject({ type: 'same', hash: '', scrollY: 10 });
  });

  it('leaves to the server what it can no longer find', async () => {
    const { win, settle } = site;
    win.history.pushState({ key: 'k' }, '', '/gone');
    win.go(0);
    await settle();
    expect(win.location.reload).toHaveBeenCalledTimes(1);
  });

  it('leaves positions to the browser while the page is away, and takes them back', () => {
    const { win, paint, follow } = site;
    expect(win.history.scrollRestoration).toBe('manual');
    win.scrollY = 33;
    win.emit('pagehide');
    expect(win.history.scrollRestoration).toBe('auto');
    expect(win.history.state).toMatchObject({ scrollY: 33 });
    follow('/b');
    expect(paint).toHaveBeenLastCalledWith({ value: 0.08, phase: 'moving' });
    win.emit('pageshow', { persisted: true });
    expect(win.history.scrollRestoration).toBe('manual');
    expect(paint).toHaveBeenLastCalledWith({ value: 1, phase: 'moving' });
  });

  it('straightens the address of a page that came under another spelling', () => {
    expect(setUp('/a.html?x=1#y').win.location.href).toBe(`${ORIGIN}/a?x=1#y`);
  });
});
