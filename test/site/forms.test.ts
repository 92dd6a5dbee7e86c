import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { colorViolations, violations } from '../support/axe.ts';
import { connectBrowser, openPage, VIEWPORTS, type Watched } from '../support/browser.ts';

connectBrowser();

let watched: Watched | undefined;

afterEach(async () => {
  const { faults = [], context } = watched ?? {};
  watched = undefined;
  await context?.close();
  expect(faults).toEqual([]);
});

/** A page on a phone, with one of its demos in view and alive. */
async function openDemo(address: string, name: string): Promise<Page> {
  watched = await openPage({ reducedMotion: 'reduce', colorScheme: 'light', viewport: VIEWPORTS.phone });
  const { page } = watched;
  await page.goto(address);
  const island = page.locator(`[data-island="${name}"]`);
  await island.scrollIntoViewIfNeeded();
  await page.waitForFunction((selector) => {
    const element = document.querySelector(`${selector} figure`);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, `[data-island="${name}"]`);
  return page;
}

/** No fault of accessibility in either scheme, and nothing wider than the phone. */
async function isSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colorViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(VIEWPORTS.phone.width);
}

/** Waits for a text in the result of a demo. */
function told(demo: Locator, text: string): Promise<void> {
  return demo.locator('output', { hasText: text }).waitFor();
}

describe('PermissionExplorer', () => {
  it('answers by keyboard alone', async () => {
    const page = await openDemo('/user-guide/role', 'PermissionExplorer');
    const demo = page.locator('[data-island="PermissionExplorer"]');
    const answer = demo.getByRole('row', { name: 'Edit or delete those of others' });
    await expect.poll(() => answer.textContent()).toContain('✕ No');
    await demo.getByLabel('Platform role').focus();
    // Next list: from Contributor to Manager.
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => answer.textContent()).toContain('✓ Yes');
    await expect.poll(() => demo.getByRole('status').textContent()).toMatch(/^User · Manager · Restricted\./);
    await demo.getByRole('button', { name: 'Student, exercise' }).press('Enter');
    await expect.poll(() => answer.textContent()).toContain('✕ No');
    await isSound(page);
  });
});

describe('ShortcutFinder', () => {
  it('finds by words, by context and by the keys themselves', async () => {
    const page = await openDemo('/user-guide/shortcuts', 'ShortcutFinder');
    const demo = page.locator('[data-island="ShortcutFinder"]');
    await demo.getByRole('searchbox').focus();
    await page.keyboard.type('freehand');
    await told(demo, '4 shortcuts.');
    await page.keyboard.press('Tab');
    // The tables, in their order: everywhere, navigation, slices.
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
    await told(demo, 'No shortcut matches.');
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+?');
    await told(demo, '1 shortcut.');
    expect(await demo.getByRole('searchbox').inputValue()).toBe('Shift ?');
    // The key was for the demo, not for the site's own list.
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await demo.locator('li').textContent()).toContain('Show the list of shortcuts');
    await isSound(page);
  });
});
