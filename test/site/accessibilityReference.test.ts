import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLOR_RULES, violations } from '../support/axe.ts';
import {
  allAddresses,
  connectBrowser,
  hydrated,
  openPage,
  VIEWPORTS,
  type Watched,
} from '../support/browser.ts';
import { isReference } from '../support/isReference.ts';

const addresses = allAddresses().filter(isReference);

connectBrowser();

describe('every page of the API reference', () => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await openPage({ reducedMotion: 'reduce' });
  });
  afterAll(() => watched.context.close());

  it('is there', () => {
    expect(addresses.length).toBeGreaterThan(10);
  });

  it.each(addresses)('%s has no violation in light on a desktop, in dark on a phone', async (address) => {
    const { page } = watched;
    await page.setViewportSize(VIEWPORTS.desktop);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(VIEWPORTS.phone);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, [...COLOR_RULES, 'target-size', 'scrollable-region-focusable'])).toEqual(
      [],
    );
  });
});
