import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colorViolations, violations } from './axe.ts';
import { hydrated, openPage, VIEWPORTS, type Watched } from './browser.ts';

/** The narrowest window that a page has to fit into: a desktop at 400 %. */
export const NARROW = { width: 320, height: 640 };

/** What a page is looked at with: every rule in one window and one scheme, those of color in the others. */
export type Looks = Record<'onDesktop' | 'onPhone', { all: Scheme; colors: readonly Scheme[] }>;
type Scheme = 'light' | 'dark';

/** Width of a page that is wider than its window, and what sticks out; empty when nothing does. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth;
    // What is placed absolutely is not cut off by boxes that are not positioned.
    const isCut = (element: Element): boolean => {
      let isFree = getComputedStyle(element).position === 'absolute';
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        const { position, overflowX } = getComputedStyle(box);
        isFree = isFree && position === 'static';
        if (!isFree && overflowX !== 'visible') return true;
      }
      return false;
    };
    const wide = [...document.querySelectorAll('#app *')].filter(
      (one) => one.checkVisibility() && sticksOut(one) && !isCut(one),
    );
    const names = wide.map(({ tagName, className }) => `${tagName}.${className}`);
    return [`${scrollWidth} px`, ...names];
  });
}

/** What every page has to show in a narrow window. */
async function expectWholeAndNarrow(page: Page): Promise<void> {
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect((await page.locator('#content').textContent())?.length).toBeGreaterThan(100);
  expect(await tooWide(page)).toEqual([]);
}

/** Every rule of axe in one scheme, those of color in others. */
async function expectAccessible(page: Page, { all, colors }: Looks['onPhone']): Promise<void> {
  await page.emulateMedia({ colorScheme: all });
  expect(await violations(page)).toEqual([]);
  for (const colorScheme of colors) {
    await page.emulateMedia({ colorScheme });
    expect(await colorViolations(page), colorScheme).toEqual([]);
  }
}

/** Opens each page once with scripts, and holds it to what every page promises. */
export function describeWithScripts(addresses: readonly string[], looks: Looks): void {
  describe('with scripts', () => {
    let watched: Watched;
    beforeAll(async () => {
      watched = await openPage({ reducedMotion: 'reduce', colorScheme: 'light' });
    });
    afterAll(() => watched.context.close());

    describe.each(addresses)('%s', (address) => {
      it('loads without a fault, a violation of the policy or a foreign request', async () => {
        const { page, faults } = watched;
        faults.length = 0;
        await page.setViewportSize(VIEWPORTS.desktop);
        await page.goto(address);
        // Nothing has to live on a page that says that there is none.
        if (address !== '/404.html') await hydrated(page);
        // Chromium reports the 404 that is asked for there.
        const isExpected = (fault: string) => address === '/404.html' && fault.includes('status of 404');
        expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
      });

      it('has no accessibility violation on a desktop', () =>
        expectAccessible(watched.page, looks.onDesktop));

      it('has none on a phone', async () => {
        await watched.page.setViewportSize(VIEWPORTS.phone);
        await expectAccessible(watched.page, looks.onPhone);
      });

      it('shows its heading and its text in a window of 320 px, and nothing sticks out', async () => {
        await watched.page.setViewportSize(NARROW);
        await expectWholeAndNarrow(watched.page);
      });
    });
  });
}

/** Opens each page once without scripts, in a window of 320 px; axe then looks at it on a desktop, where it is asked to. */
export function describeWithoutScripts(addresses: readonly string[], looks?: Looks['onDesktop']): void {
  describe('without scripts', () => {
    let watched: Watched;
    let session: CDPSession;
    const allowScripts = (isAllowed: boolean) =>
      session.send('Emulation.setScriptExecutionDisabled', { value: !isAllowed });
    beforeAll(async () => {
      watched = await openPage({ reducedMotion: 'reduce', colorScheme: 'light' });
      session = await watched.context.newCDPSession(watched.page);
    });
    afterAll(() => watched.context.close());

    describe.each(addresses)('%s', (address) => {
      it('shows its heading and its text in a window of 320 px, and nothing sticks out', async () => {
        await allowScripts(false);
        await watched.page.setViewportSize(NARROW);
        await watched.page.goto(address);
        await expectWholeAndNarrow(watched.page);
        expect(await watched.page.locator('html.js').count()).toBe(0);
      });

      if (looks === undefined) return;
      it('has no accessibility violation', async () => {
        await watched.page.setViewportSize(VIEWPORTS.desktop);
        // Axe waits by timers, which are scripts; those of the document have had their turn.
        await allowScripts(true);
        await expectAccessible(watched.page, looks);
        expect(await watched.page.locator('html.js').count()).toBe(0);
      });
    });
  });
}
