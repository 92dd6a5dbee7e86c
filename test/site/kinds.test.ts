import { describe, expect, it } from 'vitest';
import { colorViolations, keepAxe, violations } from '../support/axe.ts';
import { connectBrowser, enhanced, openPage, VIEWPORTS } from '../support/browser.ts';
import { faultsWithoutScripts, faultsWithScripts } from '../support/everyPage.ts';
import { pagesOfEveryKind } from '../support/kindsOfPages.ts';

const kinds = pagesOfEveryKind();
/** Chosen first, these have all but a few of the parts. */
const MANIFOLD = 10;
const SCHEMES = ['light', 'dark'] as const;
const ARTICLE = '/user-guide/annotations';
/** An article with little in it. */
const SHORT = '/community/code-of-conduct';

connectBrowser();

describe('pages of every kind', () => {
  it('load without a fault, are accessible in both schemes, and fit the narrowest window', async () => {
    expect(kinds.length).toBeGreaterThanOrEqual(25);
    expect(kinds.length).toBeLessThan(40);
    const faults = [
      ...(await faultsWithScripts(kinds.slice(0, MANIFOLD), { onDesktop: SCHEMES, onPhone: [] })),
      ...(await faultsWithScripts(kinds.slice(MANIFOLD), { onDesktop: SCHEMES, onPhone: undefined })),
    ];
    expect(faults).toEqual([]);
  });

  it('fit without scripts', async () => {
    expect(await faultsWithoutScripts(kinds)).toEqual([]);
  });
});

it.each(['/', ARTICLE, '/search'])('%s has no violation when its scripts do not come', async (address) => {
  const { page, context } = await openPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(address);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colorViolations(page)).toEqual([]);
  await context.close();
});

it('a page has no violation in either scheme with a menu, the search or the drawer of a phone open', async () => {
  const { page, context } = await openPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  await keepAxe(page);
  await page.goto(SHORT);
  await enhanced(page);
  const look = async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colorViolations(page)).toEqual([]);
  };
  await page.locator('.navbar-menus summary').first().click();
  await look();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('annotation');
  await page.getByRole('option').first().waitFor();
  await look();
  await page.keyboard.press('Escape');
  await page.setViewportSize(VIEWPORTS.phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#sidebar:popover-open').waitFor();
  await look();
  await context.close();
});

it('the checks find a faint text and a field without a name', async () => {
  const { page, context } = await openPage({ colorScheme: 'light' });
  await page.goto(SHORT);
  await page.evaluate(() => {
    const text = document.querySelector<HTMLElement>('.content p');
    text?.style.setProperty('color', '#bbb');
    text?.after(document.createElement('input'));
  });
  expect(await violations(page)).toEqual([
    expect.stringMatching(/^color-contrast/),
    expect.stringMatching(/^label/),
  ]);
  await context.close();
});
