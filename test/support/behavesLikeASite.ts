import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { countSkipped, VIEWPORTS } from './browser.ts';
import { FAILED_REQUEST, type Pages } from './watchPages.ts';

const LONG = '/user-guide/annotations';
const OTHER = '/user-guide/getting-started';
const DEMO = '[data-island="SlideExplorer"]';
const sidebarLink = (page: Page, address: string) => page.locator(`.sidebar-nav a[href="${address}"]`);

/** What a reader of the built site and an author at the development server have to find alike: tests of these pages. */
export function behavesLikeASite(pages: Pages): void {
  const { open } = pages;

  it('swaps the article without a document request, with title, description and canonical link, and back', async () => {
    const page = await open(LONG);
    await page.locator('details[data-group="/Start"] > summary').click();
    await sidebarLink(page, OTHER).click();
    await page.waitForURL(`**${OTHER}`);
    expect(await page.locator('h1').textContent()).toContain('first annotated slide');
    expect(await page.title()).toContain('first annotated slide');
    const description = page.locator('meta[name="description"]');
    expect(await description.getAttribute('content')).toContain('Sign in to Cytomine');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${OTHER}$`));
    const asked = pages.current.requests;
    expect(asked.filter((path) => path === OTHER)).toEqual([]);
    // For a reader who takes a second, before the click: the page links there.
    const isChunk = (path: string) => /^\/assets\/js\/user-guide\.getting-started\.[\w-]+\.js$/.test(path);
    expect(asked.some(isChunk)).toBe(true);
    await page.goBack();
    await page.waitForURL(`**${LONG}`);
    expect(await page.locator('h1').textContent()).toBe('Annotations');
    // Neither for the first page nor on the way back to it.
    expect(pages.current.requests.filter((path) => path.includes('user-guide.annotations'))).toEqual([]);
  });

  it('goes to another guide, and back to the same place', async () => {
    const page = await open(LONG, { reducedMotion: 'reduce' });
    // A height that is still estimated moves the place when it is known.
    await expect.poll(() => countSkipped(page)).toBe(0);
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => scrollTo(0, 1500));
    await page.waitForFunction(() => location.hash !== '');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    // Where it stands: a locator's click would scroll the sticky bar "into view" first.
    const menu = page.locator('.navbar-menus summary', { hasText: 'Developer Guide' });
    await menu.evaluate((summary: HTMLElement) => summary.click());
    const box = await page.locator('.navbar-menus a[href="/dev-guide/"]').boundingBox();
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.waitForURL('**/dev-guide/');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator('.sidebar-title').textContent()).toBe('Developer Guide');
    expect(pages.current.requests.filter((path) => path === '/dev-guide/')).toEqual([]);
    await page.goBack();
    await page.waitForFunction((path) => location.pathname === path && Math.abs(scrollY - 1500) < 5, LONG);
  });

  it('closes the drawer of a phone after a navigation', async () => {
    const page = await open(LONG, { viewport: VIEWPORTS.phone });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#sidebar:popover-open').waitFor();
    await page.locator('details[data-group="/Start"] > summary').click();
    await sidebarLink(page, OTHER).click();
    await page.waitForURL(`**${OTHER}`);
    await page.locator('#sidebar:popover-open').waitFor({ state: 'detached' });
  });

  it('brings a demo to life, which goes with its page and lives again when the reader comes back', async () => {
    const page = await open(OTHER, { reducedMotion: 'reduce' });
    const slide = page.locator(DEMO).getByRole('application');
    await page.locator(DEMO).scrollIntoViewIfNeeded();
    await slide.waitFor();
    await slide.focus();
    await page.keyboard.press('+');
    // One above the level at which the whole slide is in view.
    await page.locator(`${DEMO} [data-zoom="2"]`).waitFor();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/dev-guide/"]')?.click());
    await page.waitForURL('**/dev-guide/');
    expect(await page.locator(DEMO).count()).toBe(0);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === OTHER);
    await page.locator(DEMO).scrollIntoViewIfNeeded();
    await slide.waitFor();
    expect(await page.locator(DEMO).locator('svg').first().isVisible()).toBe(true);
  });

  it('copies code without numbers, and the page as Markdown', async () => {
    const page = await open('/admin-guide/ce/installation', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.locator('.content .code-copy').first().click();
    await page.locator('.content .code-copy').first().and(page.getByText('Copied')).waitFor();
    const command = 'git clone --branch CE2025.1 https://github.com/cytomine/Cytomine-community-edition.git';
    expect((await copied()).trim()).toBe(command);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect.poll(copied).toMatch(/^# \w/m);
    expect(await copied()).toContain(command);
  });

  it('switches linked tabs and remembers the choice', async () => {
    const page = await open('/dev-guide/');
    await page.locator('.tabs').first().scrollIntoViewIfNeeded();
    const second = page.getByRole('tab', { name: 'Shell and curl' });
    await second.waitFor();
    await second.click();
    expect(await second.getAttribute('aria-selected')).toBe('true');
    await page.reload();
    await page.locator('.tabs').first().scrollIntoViewIfNeeded();
    await page.locator('[role="tab"][aria-selected="true"]', { hasText: 'Shell and curl' }).waitFor();
  });

  it('opens the search by a key, finds, and leads to the section', async () => {
    const page = await open('/');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('regenerate keys');
    const first = page.getByRole('option').first();
    await first.waitFor();
    expect(await first.textContent()).toMatch(/regenerate|keys/i);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/-guide\//);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  });

  it('leads old and odd spellings to the page', async () => {
    const page = await pages.blank({ javaScriptEnabled: false });
    for (const [odd, to] of [
      [`${LONG}.html`, LONG],
      ['/HOW-to-install-Cytomine', '/admin-guide/ce/installation'],
    ] as const) {
      await page.goto(odd);
      expect(new URL(page.url()).pathname).toBe(to);
    }
  });

  it('answers an unknown path with 404 and near pages', async () => {
    const page = await pages.blank();
    // Chromium reports the 404 that is asked for here.
    pages.current.expectFaults(FAILED_REQUEST);
    const response = await page.goto('/user-guide/anotations');
    expect(response?.status()).toBe(404);
    await page.locator(`.nearest a[href="${LONG}"]`).waitFor();
    expect(await page.locator('.nearest a').count()).toBeLessThanOrEqual(3);
    // Servers tell letters apart; the page that they answer with does not.
    await page.goto('/User-Guide/Annotations');
    await page.waitForURL(`**${LONG}`);
  });

  it('comes back to the same place', async () => {
    const page = await open(LONG, { reducedMotion: 'reduce' });
    await expect.poll(() => countSkipped(page)).toBe(0);
    await page.evaluate(() => scrollTo(0, 1500));
    await page.waitForFunction(() => history.state?.scrollY === 1500);
    await page.reload();
    await page.waitForFunction(() => Math.abs(scrollY - 1500) < 5);
  });
}
