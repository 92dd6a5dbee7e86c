import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { countSkipped, drawn } from '../support/browser.ts';
import { watchPages } from '../support/watchPages.ts';

const pages = watchPages(() => ({ reducedMotion: 'reduce' }));
const { open } = pages;

const DEMO_PAGE = '/user-guide/getting-started';
const TABS_PAGE = '/dev-guide/';
const DEMO = '[data-island="SlideExplorer"]';
const TABS = '.tabs';
/** The level at which the whole slide is in view. */
const WHOLE_LEVEL = 1;
const files = readdirSync(join(inject('dist'), 'assets/js'));

/** Whether the chunk of a component has been asked for. */
function isAsked(name: string): boolean {
  const file = files.find((one) => one.startsWith(`${name}.`));
  expect(file, `chunk of ${name}`).toBeDefined();
  return pages.current.requests.includes(`/assets/js/${file}`);
}

/** The demo of the page, brought into view and alive. */
async function openDemo(): Promise<Page> {
  const page = await open(DEMO_PAGE);
  await page.locator(DEMO).scrollIntoViewIfNeeded();
  await page.getByRole('application').waitFor();
  return page;
}

/** Waits until the demo shows a level, counted from the one at which the whole slide is seen. */
async function levelShown(page: Page, above: number): Promise<void> {
  await page.locator(`${DEMO} [data-zoom="${WHOLE_LEVEL + above}"]`).waitFor();
}

describe('an island', () => {
  it('is not fetched before it comes near the window, and lives then', async () => {
    const page = await open(DEMO_PAGE, { viewport: { width: 1440, height: 500 } });
    const island = page.locator(DEMO);
    // Far enough that the margin does not count.
    expect((await island.boundingBox())?.y).toBeGreaterThan(500 + 200);
    await page.waitForLoadState('networkidle');
    expect(isAsked('SlideExplorer') || isAsked('react')).toBe(false);
    expect(await island.getByRole('application').count()).toBe(0);
    await island.scrollIntoViewIfNeeded();
    await island.getByRole('application').waitFor();
    expect(isAsked('SlideExplorer') && isAsked('react')).toBe(true);
    expect(pages.current.requests.filter((path) => /SearchDialog|worker|assets.search/.test(path))).toEqual(
      [],
    );
  });

  it('does not move the page when it comes alive', async () => {
    const page = await open(DEMO_PAGE);
    await expect.poll(() => countSkipped(page)).toBe(0);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const island = page.locator(DEMO);
    await island.evaluate((element) => element.scrollIntoView());
    await island.getByRole('application').waitFor();
    await drawn(page);
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(total).toBeLessThanOrEqual(0.02);
  });
});

describe('the demo', () => {
  it('is readable without scripts: a still, the levels in a table, no dead control', async () => {
    const page = await open(DEMO_PAGE, { javaScriptEnabled: false });
    const demo = page.locator(DEMO);
    expect((await demo.boundingBox())?.height).toBeGreaterThan(100);
    expect(await demo.getByRole('img').getAttribute('aria-label')).toMatch(/\w+ \w+ \w+/);
    await demo.locator('summary').click();
    expect(await demo.locator('tbody tr').count()).toBeGreaterThan(3);
    expect(await demo.locator('tbody tr').first().isVisible()).toBe(true);
    expect(await demo.locator('button, input').filter({ visible: true }).count()).toBe(0);
  });

  it('works by keyboard alone', async () => {
    const page = await openDemo();
    const slide = page.getByRole('application');
    const still = await slide.locator('svg').first().innerHTML();
    await slide.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await levelShown(page, 2);
    const zoomed = await slide.locator('svg').first().innerHTML();
    expect(zoomed).not.toBe(still);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (before) => document.querySelector('[data-zoom] svg')?.innerHTML !== before,
      zoomed,
    );
    await page.keyboard.press('-');
    await levelShown(page, 1);
    await page.keyboard.press('0');
    await levelShown(page, 0);
    // Tab leaves the slide: an application is no trap.
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.closest('.explorer-tools') !== null);
    await page.keyboard.press('Enter');
    await levelShown(page, 1);
  });

  it('keeps its state and its elements while the shell around it changes', async () => {
    const page = await openDemo();
    const slide = await page.getByRole('application').elementHandle();
    await page.getByRole('application').focus();
    await page.keyboard.press('+');
    await levelShown(page, 1);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.locator('.sidebar-nav summary').first().click();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('.back-to-top.shown').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(
      await slide?.evaluate((element) => [element.isConnected, element.getAttribute('data-zoom')]),
    ).toEqual([true, String(WHOLE_LEVEL + 1)]);
  });
});

describe('tabs', () => {
  const chosen = (page: Page) => page.locator(TABS).first().locator('[aria-selected="true"]');

  it('work by arrows, Home and End, with one stop for Tab, and show their panel and no other', async () => {
    const page = await open(TABS_PAGE);
    const tabs = page.locator(TABS).first().getByRole('tab');
    const labels = await tabs.allTextContents();
    await tabs.first().focus();
    await page.keyboard.press('End');
    expect(await chosen(page).textContent()).toBe(labels.at(-1));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(labels.at(-1));
    await page.keyboard.press('ArrowRight');
    expect(await chosen(page).textContent()).toBe(labels[0]);
    await page.keyboard.press('ArrowLeft');
    expect(await chosen(page).textContent()).toBe(labels.at(-1));
    await page.keyboard.press('Home');
    expect(await chosen(page).textContent()).toBe(labels[0]);
    expect(
      await tabs.evaluateAll((all) => all.filter(({ tabIndex }) => (tabIndex as number) >= 0).length),
    ).toBe(1);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
    for (const tab of await tabs.all()) {
      await tab.click();
      const panels = page.locator(TABS).first().getByRole('tabpanel').filter({ visible: true });
      expect(await panels.count()).toBe(1);
      expect(await panels.getAttribute('id')).toBe(await tab.getAttribute('aria-controls'));
    }
  });
});
