import type { Page, Request, Route } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { connectBrowser, enhanced, openPage, type Watched } from '../support/browser.ts';
import { itInAll } from '../support/speed.ts';

connectBrowser();

const FIRST = '/user-guide/annotations';
/** In the same guide, so that a navigation there needs its chunk only. */
const TARGET = '/user-guide/role';
const CHUNK = '**/assets/js/user-guide.role.*.js';
const GUIDE = '**/guides/user-guide.json';
const NOTICE = '.load-notice';
let watched: Watched | undefined;

afterEach(async () => {
  const { faults = [], context } = watched ?? {};
  watched = undefined;
  await context?.close();
  // Chromium reports the failed requests that these tests make, and the site what it made of them; everything else is a fault.
  expect(faults.filter((fault) => !/Failed to load resource|^console: ChunkLoadError:/.test(fault))).toEqual(
    [],
  );
});

/** Opens a page for a reader who saves data: nothing is fetched before it is asked for. */
async function prepare(): Promise<Page> {
  watched = await openPage();
  await watched.page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  return watched.page;
}

async function open(): Promise<Page> {
  const page = await prepare();
  await page.goto(FIRST);
  await enhanced(page);
  return page;
}

/** The same with time that stands still until the test moves it, and maybe with chance taken away. */
async function openTimeless(random?: number): Promise<Page> {
  const page = await prepare();
  await page.addInitScript((value) => {
    if (value !== undefined) Math.random = () => value;
  }, random);
  await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
  await page.goto(FIRST);
  await enhanced(page);
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00Z'));
  return page;
}

/** Follows the link, without a pointer that would fetch it ahead. */
function follow(page: Page): Promise<void> {
  return page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`.sidebar-nav a[href="${to}"]`);
    if (!link) throw new Error(`No link to ${to}`);
    link.click();
  }, TARGET);
}

/** The path of a chunk's request, and the hash in it. */
const hashOf = (request: Request) => /\.([\w-]+)\.js$/.exec(new URL(request.url()).pathname)?.[1] ?? '';

/** Gathers the documents that are asked for from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const bar = (page: Page) =>
  page.locator('.progress').evaluate((element) => {
    const { style, hidden } = element as HTMLElement;
    const percent = Number(/translateX\((-?[\d.]+)%\)/.exec(style.transform)?.[1]);
    return { value: 1 + percent / 100, opacity: style.opacity, hidden };
  });

/** Holds every request for the chunk back until the test lets it go; `asked` is its path. */
async function holdChunk(page: Page): Promise<{ release(): void; asked: Promise<string> }> {
  let release = () => {};
  let tell = (_path: string) => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = new Promise<string>((resolve) => {
    tell = resolve;
  });
  await page.route(CHUNK, async (route) => {
    tell(new URL(route.request().url()).pathname);
    await held;
    await route.continue().catch(() => {});
  });
  return { release, asked };
}

describe('what an offline reader is told', () => {
  it.each([
    ['missing', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'export {}' })],
    ['error', (route: Route) => route.abort()],
    ['error', (route: Route) => route.fulfill({ status: 404, body: '' })],
  ] as const)('is that the chunk failed: %s', async (type, answer) => {
    const page = await open();
    const heading = await page.locator('h1').textContent();
    const asked = page.waitForRequest(CHUNK);
    await page.evaluate(() =>
      document.addEventListener('docs:chunk-error', ({ detail }: CustomEventInit) => {
        document.documentElement.dataset.told = `${detail.name}: ${detail.message}`;
      }),
    );
    await page.route(CHUNK, answer);
    await page.route(GUIDE, (route) => route.abort());
    await page.context().setOffline(true);
    const documents = documentsOf(page);
    await follow(page);
    const url = new URL((await asked).url()).pathname;
    await page.locator(NOTICE).waitFor();
    const message = `Loading chunk user-guide.role failed. (${type}: ${url})`;
    expect(await page.locator(`${NOTICE} small`).textContent()).toBe(message);
    // To whoever looks after the site.
    expect(await page.locator('html').getAttribute('data-told')).toBe(`ChunkLoadError: ${message}`);
    expect(watched?.faults.some((fault) => fault.startsWith(`console: ChunkLoadError: ${message}`))).toBe(
      true,
    );
    expect(new URL(page.url()).pathname).toBe(FIRST);
    expect(await page.locator('h1').textContent()).toBe(heading);
    expect(documents).toEqual([]);
    await page.locator('.progress').waitFor({ state: 'hidden' });
  });

  it('is that after 120 s nothing came, and not a millisecond earlier', async () => {
    const page = await openTimeless();
    const { asked } = await holdChunk(page);
    await page.route(GUIDE, (route) => route.abort());
    await page.context().setOffline(true);
    await follow(page);
    const url = await asked;
    await page.clock.runFor(119_999);
    expect(await page.locator(NOTICE).count()).toBe(0);
    expect((await bar(page)).hidden).toBe(false);
    await page.clock.runFor(1);
    await page.locator(NOTICE).waitFor();
    expect(await page.locator(`${NOTICE} small`).textContent()).toBe(
      `Loading chunk user-guide.role failed. (timeout: ${url})`,
    );
    await page.clock.runFor(400);
    expect((await bar(page)).hidden).toBe(true);
  });

  it('goes away when the reader is online again and tries once more', async () => {
    const page = await open();
    await page.context().setOffline(true);
    await follow(page);
    await page.locator(NOTICE).waitFor();
    // The text can still be used.
    await page.locator('.contents a').nth(2).click();
    await page.waitForURL(/#./);
    await page.context().setOffline(false);
    await follow(page);
    await page.waitForURL(`**${TARGET}`);
    expect(await page.locator(NOTICE).count()).toBe(0);
  });

  it('comes with a plain link there', async () => {
    const page = await open();
    await page.context().setOffline(true);
    await follow(page);
    const again = page.locator(NOTICE).getByRole('link', { name: 'Try again' });
    await again.waitFor();
    await page.context().setOffline(false);
    const documents = documentsOf(page);
    await again.click();
    await page.waitForURL(`**${TARGET}`);
    expect(documents).toEqual([TARGET]);
  });
});

describe('a chunk that a deploy has renamed', () => {
  it('is asked for under its new name, which the guide on the server tells', async () => {
    const page = await open();
    const documents = documentsOf(page);
    const hashes: string[] = [];
    // Playwright's own interception hides the header that the browser makes of it.
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = (url, init) => {
        document.documentElement.dataset.asked = `${url} ${init?.cache}`;
        return fetch(url, init);
      };
    });
    const { chunk, guide } = await currentFiles(page);
    await page.route(CHUNK, async (route) => {
      hashes.push(hashOf(route.request()));
      if (hashes.at(-1) === 'AfterIt1') await route.fulfill({ contentType: 'text/javascript', body: chunk });
      else await route.fulfill({ status: 404, body: '' });
    });
    await page.route(GUIDE, (route) =>
      route.fulfill({ json: { ...guide, chunks: { ...guide.chunks, [TARGET]: 'AfterIt1' } } }),
    );
    await follow(page);
    await page.waitForURL(`**${TARGET}`);
    expect(hashes).toEqual([guide.chunks[TARGET], 'AfterIt1']);
    expect(await page.locator('html').getAttribute('data-asked')).toBe('/guides/user-guide.json no-cache');
    expect(documents).toEqual([]);
    expect(await page.locator('h1').textContent()).toBe(await headingOnServer(page));
  });

  it('is loaded for real when its new name fails as well, once', async () => {
    const page = await open();
    const documents = documentsOf(page);
    const { guide } = await currentFiles(page);
    const hashes: string[] = [];
    await page.route(CHUNK, (route) => {
      hashes.push(hashOf(route.request()));
      return route.fulfill({ status: 404, body: '' });
    });
    await page.route(GUIDE, (route) =>
      route.fulfill({ json: { ...guide, chunks: { ...guide.chunks, [TARGET]: 'AfterIt1' } } }),
    );
    await follow(page);
    await page.waitForURL(`**${TARGET}`);
    await enhanced(page);
    expect(hashes).toEqual([guide.chunks[TARGET], 'AfterIt1']);
    expect(documents).toEqual([TARGET]);
  });

  it('never makes a loop: a second failure within 10 s leaves the page and says so', async () => {
    const page = await open();
    const documents = documentsOf(page);
    await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: '' }));
    await follow(page);
    await page.waitForURL(`**${TARGET}`);
    await page.goBack();
    await page.waitForURL(`**${FIRST}`);
    await enhanced(page);
    await follow(page);
    await page.locator(NOTICE).waitFor();
    expect(await page.locator(`${NOTICE} small`).textContent()).toContain('(error: ');
    expect(new URL(page.url()).pathname).toBe(FIRST);
    expect(documents).toEqual([TARGET, FIRST]);
  });
});

interface GuideJson {
  chunks: Record<string, string>;
}

/** What the server has of the target: its guide, and its chunk's text. */
async function currentFiles(page: Page): Promise<{ guide: GuideJson; chunk: string }> {
  const guide = (await (await page.request.get('/guides/user-guide.json')).json()) as GuideJson;
  const chunk = await page.request.get(`/assets/js/user-guide.role.${guide.chunks[TARGET]}.js`);
  return { guide, chunk: await chunk.text() };
}

async function headingOnServer(page: Page): Promise<string> {
  const html = await (await page.request.get(TARGET)).text();
  return /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
}

describe('progress bar', () => {
  it('starts at 0.08, grows by at most 0.02 each 800 ms, and fades in steps of 200 ms', async () => {
    const page = await openTimeless();
    const { release } = await holdChunk(page);
    expect((await bar(page)).hidden).toBe(true);
    await follow(page);
    expect(await bar(page)).toEqual({ value: expect.closeTo(0.08, 10), opacity: '1', hidden: false });
    let { value } = await bar(page);
    for (let step = 0; step < 5; step++) {
      await page.clock.runFor(799);
      expect((await bar(page)).value).toBe(value);
      await page.clock.runFor(1);
      const next = (await bar(page)).value;
      expect(next).toBeGreaterThan(value);
      expect(next - value).toBeLessThanOrEqual(0.02 + 1e-9);
      value = next;
    }
    release();
    await page.waitForURL(`**${TARGET}`);
    expect(await bar(page)).toEqual({ value: 1, opacity: '1', hidden: false });
    await page.clock.runFor(199);
    expect((await bar(page)).opacity).toBe('1');
    await page.clock.runFor(1);
    expect(await bar(page)).toEqual({ value: 1, opacity: '0', hidden: false });
    await page.clock.runFor(199);
    expect((await bar(page)).hidden).toBe(false);
    await page.clock.runFor(1);
    expect((await bar(page)).hidden).toBe(true);
  });

  itInAll('never passes 0.994 before the end', async () => {
    // The fastest growth that chance allows.
    const page = await openTimeless(1 - Number.EPSILON);
    const { release } = await holdChunk(page);
    await follow(page);
    await page.clock.runFor(40 * 800);
    expect((await bar(page)).value).toBeCloseTo(0.08 + 40 * 0.02, 5);
    for (let step = 0; step < 20; step++) {
      await page.clock.runFor(800);
      expect((await bar(page)).value).toBeLessThanOrEqual(0.994 + 1e-9);
    }
    expect((await bar(page)).value).toBeCloseTo(0.994, 5);
    release();
    await page.waitForURL(`**${TARGET}`);
    expect((await bar(page)).value).toBe(1);
  });

  itInAll('moves at the speed of 200 ms', async () => {
    const page = await open();
    expect(
      await page
        .locator('.progress')
        .evaluate((element) => (element as HTMLElement).style.transitionDuration),
    ).toBe('200ms, 200ms');
  });
});
