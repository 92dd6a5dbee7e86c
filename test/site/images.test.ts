import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../packages/engine/src/hosting/server.ts';
import { violations } from '../support/axe.ts';
import { holdRequests, isFocused } from '../support/browser.ts';
import { runBuild } from '../support/runBuild.ts';
import { sharedFolder } from '../support/temporaryFolder.ts';
import { FAILED_REQUEST, watchPages } from '../support/watchPages.ts';

const PICTURES = '/guide/';
/** As wide to its height as the window, so that a zoomed picture without a margin fills it. */
const SLIDE = { width: 1600, height: 1000 };
/** The largest version of it, as a request. */
const LARGE = /slide-1600\./;
const WINDOW = { width: 1200, height: 750 };
const root = sharedFolder();
let server: RunningServer;
const pages = watchPages(() => ({
  baseURL: server.url.replace(/\/$/, ''),
  viewport: WINDOW,
  colorScheme: 'light',
  reducedMotion: 'reduce',
}));

beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, '../fixtures/images'), root, { recursive: true });
  await paint('slide.png', SLIDE, '#8a5a9c');
  await paint('field.png', { width: 1000, height: 500 }, '#3eaf7c');
  const { code, output } = await runBuild(['build', '--root', root]);
  expect(code, output).toBe(0);
  server = await startServer({ folder: join(root, 'dist'), port: 0, log: () => undefined });
});

afterAll(() => server?.close());

async function paint(name: string, size: { width: number; height: number }, background: string) {
  await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toFile(join(root, 'public', name));
}

/** The page with its pictures zoomable. */
async function openZoomable(options?: BrowserContextOptions): Promise<Page> {
  const page = await pages.open(PICTURES, options);
  await slide(page).and(page.locator('.zoomable')).waitFor();
  return page;
}

const slide = (page: Page): Locator => page.locator('.content figure img');
const overlay = (page: Page): Locator => page.locator('dialog.zoom');
/** The picture over the page. */
const opened = (page: Page): Locator => overlay(page).locator('img');
const closed = async (page: Page): Promise<void> => {
  await overlay(page).waitFor({ state: 'detached' });
  expect(await slide(page).evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
};
/** Waits until nothing moves by itself; what follows the scrolling of a box never ends. */
const settled = (page: Page) =>
  page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.all(timed.map(({ finished }) => finished));
  });

it('a picture in a page comes in a better format and several widths, with its size, the first at once and later ones lazily', async () => {
  const page = await pages.blank();
  await page.goto(PICTURES);
  const sources = await page.locator('.content figure source').evaluateAll((all) =>
    all.map((source) => {
      const { type, srcset } = source as HTMLSourceElement;
      return { type, widths: [...srcset.matchAll(/ (\d+)w/g)].map((match) => Number(match[1])) };
    }),
  );
  expect(sources).toEqual([{ type: 'image/webp', widths: [960, 1600] }]);
  const image = slide(page);
  expect(await image.getAttribute('width')).toBe(String(SLIDE.width));
  expect(await image.getAttribute('height')).toBe(String(SLIDE.height));
  expect(await image.getAttribute('loading')).not.toBe('lazy');
  await page.waitForFunction(() =>
    document.querySelector<HTMLImageElement>('.content figure img')?.currentSrc.endsWith('.webp'),
  );
  const later = page.getByAltText('The field, further down');
  expect(await later.getAttribute('loading')).toBe('lazy');
});

describe('zoom', () => {
  it('is there 1,000 ms after the page, and nothing is fetched for it before', async () => {
    const page = await pages.blank();
    const isAsked = () => pages.current.requests.some((path) => /\/attachZoom\.[\w-]+\.js$/.test(path));
    await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
    await page.clock.pauseAt(new Date('2026-01-01T00:01:00Z'));
    await page.goto(PICTURES);
    // The frame comes to life in a task of its own, the page in the next.
    await page.clock.runFor(1);
    await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
    await page.clock.runFor(999);
    expect(isAsked()).toBe(false);
    await page.clock.runFor(1);
    await page.locator('.zoomable').first().waitFor();
    expect(isAsked()).toBe(true);
  });

  it.each([
    ['light', 'rgba(255, 255, 255, 0.95)'],
    ['dark', 'rgba(10, 14, 17, 0.95)'],
  ] as const)(
    'covers the page in the %s scheme with %s, without a margin or a violation',
    async (colorScheme, color) => {
      const page = await openZoomable({ colorScheme });
      await slide(page).click();
      await opened(page).waitFor();
      await settled(page);
      expect(await overlay(page).evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(color);
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      const box = await opened(page).boundingBox();
      expect(box?.width).toBeCloseTo(width, -1);
      expect(box?.x).toBeCloseTo(0, -1);
      expect(await violations(page)).toEqual([]);
    },
  );

  it.each(['Enter', 'Space'])('opens by %s and closes by Escape, with the focus back', async (key) => {
    const page = await openZoomable();
    await slide(page).focus();
    await page.keyboard.press(key);
    await opened(page).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await isFocused(slide(page))).toBe(true);
  });

  it('is a dialog with a name, whose button has the focus and closes it', async () => {
    const page = await openZoomable();
    await slide(page).click();
    const button = page.getByRole('dialog', { name: 'Enlarged image' }).getByRole('button');
    expect(await isFocused(button)).toBe(true);
    expect(await button.evaluate((one) => one.firstElementChild?.getAttribute('alt'))).toBe(
      await slide(page).getAttribute('alt'),
    );
    await page.keyboard.press('Enter');
    await closed(page);
    expect(await isFocused(slide(page))).toBe(true);
  });

  it('opens with what is there, closes without waiting, and takes the large version when it comes', async () => {
    const page = await pages.blank();
    const letGo = await holdRequests(page, LARGE);
    await page.goto(PICTURES);
    await slide(page).and(page.locator('.zoomable')).waitFor();
    const shown = await slide(page).evaluate((image) => (image as HTMLImageElement).currentSrc);
    await slide(page).click();
    await settled(page);
    expect(await opened(page).evaluate((image) => (image as HTMLImageElement).currentSrc)).toBe(shown);
    expect((await opened(page).boundingBox())?.width).toBeCloseTo(WINDOW.width, -1);
    await page.keyboard.press('Escape');
    await closed(page);
    await slide(page).click();
    letGo();
    await page.waitForFunction(
      (before) => document.querySelector<HTMLImageElement>('dialog.zoom img')?.currentSrc !== before,
      shown,
    );
    expect(await opened(page).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(
      SLIDE.width,
    );
  });

  it('is gone after the reader went back', async () => {
    const page = await openZoomable();
    await page.locator('.sidebar-nav a[href="/guide/other"]').click();
    await page.waitForURL('**/guide/other');
    await page.goBack();
    await slide(page).and(page.locator('.zoomable')).waitFor();
    await slide(page).click();
    await opened(page).waitFor();
    await page.goForward();
    await page.waitForURL('**/guide/other');
    await overlay(page).waitFor({ state: 'detached' });
  });

  it('leaves a picture in a link to the link', async () => {
    const page = await openZoomable();
    const linked = page.getByAltText('A field that leads on');
    expect(await linked.evaluate((image) => [image.matches('.zoomable'), image.tabIndex])).toEqual([
      false,
      -1,
    ]);
    expect(await page.getByAltText('A square').and(page.locator('.zoomable')).count()).toBe(1);
    await linked.click();
    await page.waitForURL('**/guide/other');
    expect(await overlay(page).count()).toBe(0);
  });

  it('does with what it has when the large version fails', async () => {
    const page = await openZoomable();
    pages.current.expectFaults(FAILED_REQUEST);
    await page.route(LARGE, (route) => route.abort());
    await slide(page).click();
    await opened(page).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await slide(page).isVisible()).toBe(true);
  });
});
