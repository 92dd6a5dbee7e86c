import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { connectBrowser, enhanced, openPage, type Watched } from '../support/browser.ts';
import { htmlOf } from '../support/kindsOfPages.ts';

connectBrowser();

/** Without a picture too, which would ask for what enlarges it. */
const ARTICLE = '/dev-guide/clients/java/installation';
const WITH_ISLAND = '/user-guide/role';
let watched: Watched;

afterEach(async () => {
  await watched.context.close();
  expect(watched.faults).toEqual([]);
});

/** Opens a page and goes through all of it, without touching anything. */
async function readThrough(address: string): Promise<Page> {
  watched = await openPage({ reducedMotion: 'reduce' });
  const { page } = watched;
  await page.goto(address);
  await enhanced(page);
  for (let top = 0; top < 4; top++) await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState('networkidle');
  return page;
}

const scripts = () => watched.requests.filter((path) => path.endsWith('.js'));
const isReact = (path: string) => /\/react\./.test(path);
const BOOT = expect.stringMatching(/^\/assets\/js\/boot\./);

describe('a page without an island', () => {
  it.each(['/', ARTICLE])(
    '%s asks for one script and no data, and for React at the reach for the search',
    async (address) => {
      const main = /<main[\s\S]*<\/main>/.exec(htmlOf(address))?.[0];
      expect(main).toBeDefined();
      expect(main).not.toContain('data-island');
      const page = await readThrough(address);
      expect(scripts()).toEqual([BOOT]);
      expect(watched.requests.filter((path) => /\.json$|^\/assets\/search\//.test(path))).toEqual([]);
      await page.locator('.search-link').hover();
      await expect.poll(() => scripts().some(isReact)).toBe(true);
    },
  );
});

describe('a page with an island', () => {
  it('asks for React when the island comes near, and not for the search', async () => {
    watched = await openPage({ reducedMotion: 'reduce' });
    const { page } = watched;
    await page.goto(WITH_ISLAND);
    await enhanced(page);
    await page.waitForLoadState('networkidle');
    expect(scripts().some(isReact)).toBe(false);
    await page.locator('[data-island="PermissionExplorer"]').scrollIntoViewIfNeeded();
    await page.locator('[data-live]').first().waitFor();
    expect(scripts().some(isReact)).toBe(true);
    expect(scripts().filter((path) => /[Ss]earch|worker/.test(path))).toEqual([]);
  });
});

describe('a page whose script does not come', () => {
  it('is complete, and its links, menus and folds work', async () => {
    watched = await openPage();
    const { page } = watched;
    await page.route('**/assets/js/boot.*', (route) => route.abort());
    await page.goto('/user-guide/annotations');
    expect(await page.locator('h1').textContent()).toBe('Annotations');
    expect(await page.locator('.content p').count()).toBeGreaterThan(10);
    const group = page.locator('details[data-group="/Start"]');
    await group.locator('summary').click();
    const link = group.locator('a[href="/user-guide/getting-started"]');
    await Promise.all([page.waitForEvent('domcontentloaded'), link.click()]);
    expect(new URL(page.url()).pathname).toBe('/user-guide/getting-started');
    await page.locator('.navbar-menus summary').first().click();
    expect(await page.locator('.navbar-menus a[href="/user-guide/role"]').isVisible()).toBe(true);
    // Chromium reports the requests that were cut on purpose.
    watched.faults = watched.faults.filter((fault) => !fault.includes('Failed to load resource'));
  });
});
