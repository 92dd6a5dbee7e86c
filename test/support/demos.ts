import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { colorViolations, violations } from './axe.ts';
import { VIEWPORTS } from './browser.ts';
import { watchPages } from './watchPages.ts';

/** Pages on a phone: where a demo has least room. */
export const watchPhones = () =>
  watchPages(() => ({ reducedMotion: 'reduce', colorScheme: 'light', viewport: VIEWPORTS.phone }));

/** A page on a phone, with one of its demos in view and alive. */
export async function openDemo(
  pages: ReturnType<typeof watchPages>,
  address: string,
  name: string,
): Promise<{ page: Page; demo: Locator }> {
  const page = await pages.open(address);
  const demo = page.locator(`[data-island="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.and(page.locator('[data-live]')).waitFor();
  // Its style sheet is there: equal sheets of two demos are one file.
  const edge = await demo.locator('.try').evaluate((figure) => getComputedStyle(figure).borderTopStyle);
  expect(edge).toBe('solid');
  return { page, demo };
}

/** Demos that live: what stands around them is looked at with the pages, and does not change. */
const DEMOS = '.content [data-live]';

/** No fault of accessibility in either scheme, and nothing wider than the phone. */
export async function isSound(page: Page): Promise<void> {
  expect(await violations(page, DEMOS)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colorViolations(page, DEMOS)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(VIEWPORTS.phone.width);
}

/** Waits for a text in the result of a demo. */
export function told(demo: Locator, text: string): Promise<void> {
  return demo.locator('output, [role=status]', { hasText: text }).waitFor();
}
