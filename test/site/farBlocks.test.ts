import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { countSkipped, enhanced } from '../support/browser.ts';
import { watchPages } from '../support/watchPages.ts';

const pages = watchPages(() => ({ reducedMotion: 'reduce' }));

const LONG = '/user-guide/annotations';
const MAX_SHIFT = 0.02;

/** Opens the long page; idle time comes when `rest` is called in it. */
async function open(): Promise<Page> {
  const page = await pages.blank();
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window);
    let waiting: IdleRequestCallback[] | undefined = [];
    window.requestIdleCallback = (task) => waiting?.push(task) ?? idle(task);
    const rest = () => {
      const tasks = waiting ?? [];
      waiting = undefined;
      for (const task of tasks) idle(task);
    };
    Object.assign(window, { rest });
  });
  await page.goto(LONG);
  await enhanced(page);
  return page;
}

it('has no layout far below at first, gets it in idle time, and nothing in view moves', async () => {
  const page = await open();
  expect(await countSkipped(page)).toBeGreaterThan(0);
  await page.evaluate('rest()');
  await expect.poll(() => countSkipped(page)).toBe(0);
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

it('has it at once for a reader who comes to a place', async () => {
  const page = await open();
  const slug = await page.locator('.content > h2').nth(5).getAttribute('id');
  const expectPlace = async () => {
    expect(await countSkipped(page)).toBe(0);
    const bar = (await page.locator('.navbar').boundingBox())?.height ?? 0;
    const top = (await page.locator(`[id="${slug}"]`).boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(bar);
    expect(top).toBeLessThan(bar + 60);
  };
  // On the same page.
  await page.locator(`.contents a[href="#${slug}"]`).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expectPlace();
  // As a document of its own.
  await page.goto('about:blank');
  await page.goto(`${LONG}#${slug}`);
  await enhanced(page);
  await expectPlace();
  // From another page, and back to its top.
  await page.goto('/user-guide/role');
  await enhanced(page);
  const follow = (href: string) =>
    page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address });
      document.querySelector('main')?.append(link);
      link.click();
    }, href);
  await follow(`${LONG}#${slug}`);
  await page.waitForURL(`**${LONG}#${slug}`);
  await page.waitForFunction(() => document.title.startsWith('Annotations') && scrollY > 0);
  await expectPlace();
  await follow('/user-guide/role');
  await page.waitForFunction(() => !document.title.startsWith('Annotations'));
  expect(await countSkipped(page)).toBeGreaterThan(0);
});

it('leaves what is below the window out of the frame that shows a new page, and out of no later one', async () => {
  const page = await pages.blank();
  await page.goto('/user-guide/role');
  await enhanced(page);
  const tops = await page.evaluate(
    (address) =>
      new Promise<number[]>((resolve) => {
        const before = document.querySelector('h1');
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1') === before) return;
          observer.disconnect();
          // Asked for after the page's own, so it runs after that in the same frame.
          requestAnimationFrame(() =>
            resolve(
              [...document.querySelectorAll<HTMLElement>('.content > *')]
                .filter(({ style }) => style.contentVisibility === 'hidden')
                .map((block) => block.getBoundingClientRect().top - innerHeight),
            ),
          );
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(`.sidebar-nav a[href="${address}"]`)?.click();
      }),
    LONG,
  );
  expect(tops.length).toBeGreaterThan(0);
  expect(Math.min(...tops)).toBeGreaterThan(0);
  await expect.poll(() => countSkipped(page)).toBe(0);
});
