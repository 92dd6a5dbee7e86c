import type { Page, Route } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { enhanced } from '../support/browser.ts';
import { FAILED_REQUEST, watchPages } from '../support/watchPages.ts';

const pages = watchPages();

const FIRST = '/user-guide/annotations';
/** In the same guide, so that a navigation there needs its chunk only. */
const TARGET = '/user-guide/role';
const CHUNK = '**/assets/js/user-guide.role.*.js';
const GUIDE = '**/guides/user-guide.json';
const NOTICE = '.load-notice';

afterEach(() => {
  // What the site reports of the failed requests that these tests make.
  const isMeant = (fault: string) => /^console: ChunkLoadError:/.test(fault);
  const { current } = pages;
  current.faults.splice(0, Infinity, ...current.faults.filter((fault) => !isMeant(fault)));
});

/** Opens a page for a reader who saves data: nothing is fetched before it is asked for. */
async function open(): Promise<Page> {
  const page = await pages.blank();
  pages.current.expectFaults(FAILED_REQUEST);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(FIRST);
  await enhanced(page);
  pages.current.documents.length = 0;
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
    const { documents } = pages.current;
    await follow(page);
    const url = new URL((await asked).url()).pathname;
    await page.locator(NOTICE).waitFor();
    const message = `Loading chunk user-guide.role failed. (${type}: ${url})`;
    expect(await page.locator(`${NOTICE} small`).textContent()).toBe(message);
    // To whoever looks after the site.
    expect(await page.locator('html').getAttribute('data-told')).toBe(`ChunkLoadError: ${message}`);
    expect(pages.current.faults).toContainEqual(
      expect.stringMatching(/^console: ChunkLoadError: Loading chunk/),
    );
    expect(new URL(page.url()).pathname).toBe(FIRST);
    expect(await page.locator('h1').textContent()).toBe(heading);
    expect(documents).toEqual([]);
    await page.locator('.progress').waitFor({ state: 'hidden' });
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
    const { documents } = pages.current;
    await again.click();
    await page.waitForURL(`**${TARGET}`);
    expect(documents).toEqual([TARGET]);
  });
});

describe('a chunk that a deploy has renamed', () => {
  it('is asked for under its new name, which the guide on the server tells', async () => {
    const page = await open();
    const { documents } = pages.current;
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
      hashes.push(/\.([\w-]+)\.js$/.exec(route.request().url())?.[1] ?? '');
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
    const html = await (await page.request.get(TARGET)).text();
    expect(await page.locator('h1').textContent()).toBe(/<h1[^>]*>([^<]+)/.exec(html)?.[1]);
  });

  it('never makes a loop: a second failure within 10 s leaves the page and says so', async () => {
    const page = await open();
    const { documents } = pages.current;
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
