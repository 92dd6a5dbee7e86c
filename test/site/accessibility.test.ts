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

const addresses = [...allAddresses().filter((one) => !isReference(one)), '/404.html', '/search'];

connectBrowser();

describe('every page', () => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await openPage({ reducedMotion: 'reduce' });
  });
  afterAll(() => watched.context.close());

  // Structure is the same in both schemes, colors are not: each window has all rules in one and those of color in the other.
  it.each(addresses)('%s has no violation in either scheme, on a desktop and on a phone', async (address) => {
    const { page } = watched;
    await page.setViewportSize(VIEWPORTS.desktop);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    if (address !== '/404.html') await hydrated(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, COLOR_RULES)).toEqual([]);
    await page.setViewportSize(VIEWPORTS.phone);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page, COLOR_RULES)).toEqual([]);
  });
});

describe('every page without scripts', () => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await openPage({ reducedMotion: 'reduce' });
    await watched.page.route(/\.js$/, (route) => route.abort());
  });
  afterAll(() => watched.context.close());

  it.each(addresses)('%s has no violation', async (address) => {
    const { page } = watched;
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, COLOR_RULES)).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  it('has none with a menu open', async () => {
    const { page, context } = await openPage({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/user-guide/annotations');
    await hydrated(page);
    await page.locator('.navbar-menus summary').first().click();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it('has none with the search open and results in it', async () => {
    const { page, context } = await openPage({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/user-guide/annotations');
    await hydrated(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('annotation');
    await page.getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});
