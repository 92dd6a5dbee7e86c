import { describe, expect, it } from 'vitest';
import { colorViolations, violations } from '../support/axe.ts';
import { connectBrowser, enhanced, openPage, VIEWPORTS } from '../support/browser.ts';
import { faultsWithoutScripts, faultsWithScripts, IN_SHORT } from '../support/everyPage.ts';
import { pagesOfEveryKind } from '../support/kindsOfPages.ts';

const kinds = pagesOfEveryKind();
const ARTICLE = '/user-guide/annotations';

connectBrowser();

describe('pages of every kind', () => {
  it('load without a fault, are accessible in both schemes, and fit the narrowest window', async () => {
    expect(kinds.length).toBeLessThan(40);
    expect(await faultsWithScripts(kinds, IN_SHORT)).toEqual([]);
  });

  it('fit without scripts', async () => {
    expect(await faultsWithoutScripts(kinds)).toEqual([]);
  });
});

describe('pages whose scripts do not come', () => {
  it.each(['/', ARTICLE, '/dev-guide/', '/search', '/404.html'])('%s has no violation', async (address) => {
    const { page, context } = await openPage({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(address);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colorViolations(page)).toEqual([]);
    await context.close();
  });
});

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  it('has none with a menu open', async () => {
    const { page, context } = await openPage({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(ARTICLE);
    await enhanced(page);
    await page.locator('.navbar-menus summary').first().click();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it('has none with the drawer of a phone open', async () => {
    const viewport = VIEWPORTS.phone;
    const { page, context } = await openPage({ colorScheme, viewport, reducedMotion: 'reduce' });
    await page.goto(ARTICLE);
    await enhanced(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#sidebar:popover-open').waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it('has none with the search open and results in it', async () => {
    const { page, context } = await openPage({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(ARTICLE);
    await enhanced(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('annotation');
    await page.getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});

describe('the check of contrast', () => {
  it('finds what is wrong with a text that is drawn like no other, each time anew', async () => {
    const { page, context } = await openPage({ colorScheme: 'light' });
    await page.goto(ARTICLE);
    expect(await colorViolations(page)).toEqual([]);
    await page.evaluate(() => {
      const text = document.querySelector('.content p');
      if (text instanceof HTMLElement) text.style.setProperty('color', '#bbb');
    });
    for (const _ of [1, 2])
      expect(await colorViolations(page)).toEqual([expect.stringMatching(/^color-contrast/)]);
    await page.evaluate(() => {
      const text = document.querySelector<HTMLElement>('.content p');
      text?.style.removeProperty('color');
      text?.style.setProperty('background-color', '#444');
    });
    expect(await colorViolations(page)).toEqual([expect.stringMatching(/^color-contrast/)]);
    await context.close();
  });
});
