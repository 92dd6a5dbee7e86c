import { describe, expect, it } from 'vitest';
import { allAddresses, VIEWPORTS } from '../support/browser.ts';
import { NARROW, tooWide } from '../support/everyPage.ts';
import { watchPages } from '../support/watchPages.ts';

const pages = watchPages();
const open: typeof pages.open = (address, options) =>
  pages.open(address, { javaScriptEnabled: false, ...options });

const ARTICLE = '/user-guide/annotations';

describe('without scripts', () => {
  it('opens the menus, one at a time, and their links lead on', async () => {
    const page = await open(ARTICLE);
    expect(pages.current.requests.filter((path) => path.endsWith('.js'))).toEqual([]);
    expect(await page.locator('html.js').count()).toBe(0);
    const menus = await page.locator('.navbar-menus details').all();
    expect(menus.length).toBeGreaterThan(0);
    for (const menu of menus) {
      await menu.locator('summary').click();
      expect(await menu.locator('a').first().isVisible()).toBe(true);
      expect(await page.locator('.navbar-menus details[open]').count()).toBe(1);
    }
    const link = page.locator('.navbar-menus details[open] a[href^="/"]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${href}`);
  });

  it('opens the groups of the sidebar, several at once', async () => {
    const page = await open(ARTICLE);
    const closed = page.locator('.sidebar-group:not([open]) > summary');
    expect(await closed.count()).toBeGreaterThan(0);
    await closed.first().click();
    const open_ = page.locator('.sidebar-nav details[open]');
    expect(await open_.count()).toBeGreaterThanOrEqual(2);
    for (const group of await open_.all()) expect(await group.locator('a').first().isVisible()).toBe(true);
  });

  it('opens and closes the drawer of a phone', async () => {
    const page = await open(ARTICLE, { viewport: VIEWPORTS.phone });
    const drawer = page.locator('#sidebar');
    expect(await drawer.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await drawer.isVisible()).toBe(true);
    expect(await drawer.locator(`.sidebar-nav a[href="${ARTICLE}"]`).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Close the menu' }).click();
    expect(await drawer.isVisible()).toBe(false);
  });

  it('opens the citations within a window of 320 px', async () => {
    const page = await open(ARTICLE, { viewport: NARROW });
    await page.locator('.cite summary').click();
    const box = await page.locator('.cite .menu-panel').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(await tooWide(page)).toEqual([]);
  });

  it('shows every panel of tabs under its label', async () => {
    const page = await open('/dev-guide/');
    const tabs = page.locator('.tabs').first();
    const labels = await tabs.locator('.tab-label').all();
    expect(labels.length).toBeGreaterThanOrEqual(2);
    for (const label of labels) {
      expect(await label.isVisible()).toBe(true);
      expect(await label.locator('xpath=following-sibling::*').first().isVisible()).toBe(true);
    }
    expect(await tabs.locator('.tab-list').isVisible()).toBe(false);
  });

  it('lists every page of the site on the search page', async () => {
    const page = await open(ARTICLE);
    await page.locator('.search-link').click();
    await page.waitForURL('**/search');
    const links = await page.locator('.page-index a').all();
    for (const link of links) expect(await link.isVisible()).toBe(true);
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(allAddresses().filter((address) => address !== '/' && !hrefs.includes(address))).toEqual([]);
    expect(await page.locator('input').filter({ visible: true }).count()).toBe(0);
  });

  it('has the code and the figures', async () => {
    const page = await open('/admin-guide/ce/installation');
    const blocks = await page.locator('.content pre').all();
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks.slice(0, 3)) expect((await block.boundingBox())?.height).toBeGreaterThan(20);
    await page.goto('/user-guide/compare');
    const figures = await page.locator('.content figure [role="img"]').all();
    expect(figures.length).toBeGreaterThanOrEqual(2);
    for (const figure of figures) {
      expect(await figure.getAttribute('aria-label')).toMatch(/\w{3}/);
      expect((await figure.boundingBox())?.height).toBeGreaterThan(40);
    }
  });

  it.each(['/dev-guide/', '/user-guide/getting-started', '/'])(
    'hides on %s what only scripts can answer',
    async (address) => {
      const page = await open(address);
      expect(await page.locator('.scripted').count()).toBeGreaterThan(0);
      expect(await page.locator('.scripted').filter({ visible: true }).count()).toBe(0);
      // A button that is left needs none: it opens the drawer, or is a term's.
      const buttons = page.locator('button:not([popovertarget])').filter({ visible: true });
      expect(await buttons.evaluateAll((found) => found.map((button) => button.outerHTML))).toEqual([]);
    },
  );
});
