import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { connectBrowser, laidOut, openPage, type Watched } from '../support/browser.ts';

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
  it('has no layout at first, and none is missing without scripts when the reader comes there', async () => {
    const page = await open(LONG, { javaScriptEnabled: false });
    expect(await skipped(page)).toBeGreaterThan(0);
    const last = page.locator('.content > .table-wrap').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.locator('td').last().isVisible()).toBe(true);
    expect((await last.boundingBox())?.height).toBeGreaterThan(60);
  });

  it('gets it while the browser is idle, and nothing in view moves', async () => {
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
