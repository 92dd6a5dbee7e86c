import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { connectBrowser, enhanced, laidOut, openPage, type Watched } from '../support/browser.ts';

connectBrowser();

const LONG = '/user-guide/annotations';
const MAX_SHIFT = 0.02;
let watched: Watched | undefined;

async function open(address: string, options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  watched = await openPage({ reducedMotion: 'reduce', ...options });
  await watched.page.goto(address);
  return watched.page;
}

afterEach(async () => {
  const { faults = [], context } = watched ?? {};
  watched = undefined;
  await context?.close();
  expect(faults).toEqual([]);
});

/** Blocks of the article that have no layout yet. */
const skipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.content > * > *')].filter(
        (one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

describe('what is far below', () => {
  it('has no layout at first, and a moment later all of it has one, without scripts too', async () => {
    watched = await openPage({ javaScriptEnabled: false });
    const { page, context } = watched;
    const clock = await context.newCDPSession(page);
    await clock.send('Animation.enable');
    await clock.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(LONG);
    expect(await skipped(page)).toBeGreaterThan(0);
    await clock.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect.poll(() => skipped(page), { timeout: 10_000 }).toBe(0);
  });

  it('moves nothing in view when it gets its layout', async () => {
    const page = await open(LONG);
    await laidOut(page);
    expect(await skipped(page)).toBe(0);
    const shift = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      return new Promise<number>((resolve) =>
        // What is buffered is handed over with the next frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(
              observer
                .takeRecords()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ),
        ),
      );
    });
    expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
  });

  it('has it at once for a reader who comes to a place, which then is where it should be', async () => {
    const page = await open(LONG);
    const slug = await page.locator('.content > h2').nth(5).getAttribute('id');
    await page.goto('/user-guide/role');
    await page.goto(`${LONG}#${slug}`);
    expect(await skipped(page)).toBe(0);
    const bar = await page.locator('.navbar').boundingBox();
    const top = (await page.locator(`[id="${slug}"]`).boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(bar?.height ?? 0);
    expect(top).toBeLessThan((bar?.height ?? 0) + 60);
  });
});

describe('an article in two parts', () => {
  /** Number of blocks of an article, and the words of the last. */
  const extent = (page: Page) =>
    page.evaluate(() => {
      const blocks = [...document.querySelectorAll('.content > *')];
      return { blocks: blocks.length, end: blocks.at(-1)?.textContent };
    });

  /** Follows a link as a click on it does. */
  const follow = (page: Page, href: string) =>
    page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address });
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    }, href);

  it('is whole a moment after it is shown', async () => {
    const page = await open(LONG);
    const whole = await extent(page);
    await page.goto('/user-guide/role');
    await enhanced(page);
    await follow(page, LONG);
    await page.waitForURL(`**${LONG}`);
    await expect.poll(() => extent(page)).toEqual(whole);
    // The second visit shows what is kept.
    await follow(page, '/user-guide/role');
    await page.waitForURL('**/user-guide/role');
    await page.goBack();
    await expect.poll(() => extent(page)).toEqual(whole);
  });

  it('leads a click to a place in its second part', async () => {
    const page = await open(LONG);
    const slug = await page.locator('.content > h2').last().getAttribute('id');
    await page.goto('/user-guide/role');
    await enhanced(page);
    await follow(page, `${LONG}#${slug}`);
    // The page before may have a place of this name too.
    await page.waitForFunction((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return document.title.startsWith('Annotations') && top >= 0 && top < innerHeight;
    }, slug ?? '');
  });
});
