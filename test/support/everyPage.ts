import type { CDPSession, Page } from 'playwright-core';
import { colorViolations, keepAxe, layOutAll, structureViolations } from './axe.ts';
import { drawn, enhanced, openPage, VIEWPORTS } from './browser.ts';

/** The narrowest window that a page has to fit into: a desktop at 400 %. */
export const NARROW = { width: 320, height: 640 };

type Scheme = 'light' | 'dark';

/** Schemes whose colors axe looks at in each window; `undefined` leaves out its other rules there as well. */
interface Looks {
  onDesktop: readonly Scheme[];
  onPhone: readonly Scheme[] | undefined;
}

/** Width of a page that is wider than its window, and what sticks out; empty when nothing does. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth;
    // What is placed absolutely is not cut off by boxes that are not positioned.
    const isCut = (element: Element): boolean => {
      let isFree = getComputedStyle(element).position === 'absolute';
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        const { position, overflowX } = getComputedStyle(box);
        isFree = isFree && position === 'static';
        if (!isFree && overflowX !== 'visible') return true;
      }
      return false;
    };
    const wide = [...document.querySelectorAll('#app *')].filter(
      (one) => one.checkVisibility() && sticksOut(one) && !isCut(one),
    );
    const names = wide.map(({ tagName, className }) => `${tagName}.${className}`);
    return [`${scrollWidth} px`, ...names];
  });
}

/** What is wrong with pages, each opened once with scripts: errors, axe on a desktop and a phone, a narrow window. */
export async function faultsWithScripts(addresses: readonly string[], looks: Looks): Promise<string[]> {
  const { page, context, faults } = await openPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  await keepAxe(page);
  const found = await gather(addresses, async (address) => {
    faults.length = 0;
    await page.setViewportSize(VIEWPORTS.desktop);
    await page.goto(address);
    await enhanced(page);
    await layOutAll(page);
    // Chromium reports the 404 that is asked for there.
    const errors = faults.filter((fault) => address !== '/404.html' || !fault.includes('status of 404'));
    const onDesktop = await axeFaults(page, looks.onDesktop);
    if (looks.onPhone) await page.setViewportSize(VIEWPORTS.phone);
    await drawn(page);
    const onPhone = await axeFaults(page, looks.onPhone);
    await page.setViewportSize(NARROW);
    return [...errors, ...onDesktop, ...onPhone, ...(await narrowFaults(page))];
  });
  await context.close();
  return found;
}

/** The same without scripts, first in a narrow window; axe then looks at them on a desktop, where it is asked to. */
export async function faultsWithoutScripts(
  addresses: readonly string[],
  schemes?: readonly Scheme[],
): Promise<string[]> {
  const { page, context } = await openPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  const session = await context.newCDPSession(page);
  const found = await gather(addresses, async (address) => {
    await allowScripts(session, false);
    await page.setViewportSize(NARROW);
    await page.goto(address);
    const narrow = await narrowFaults(page);
    if (schemes === undefined) return narrow;
    await page.setViewportSize(VIEWPORTS.desktop);
    // Axe waits by timers, which are scripts; those of the document have had their turn.
    await allowScripts(session, true);
    const onDesktop = await axeFaults(page, schemes);
    const ran = (await page.locator('html.js').count()) > 0 ? ['a script ran'] : [];
    return [...narrow, ...onDesktop, ...ran];
  });
  await context.close();
  return found;
}

async function allowScripts(session: CDPSession, isAllowed: boolean): Promise<void> {
  await session.send('Emulation.setScriptExecutionDisabled', { value: !isAllowed });
}

/** All faults of all pages, each with its address. */
async function gather(
  addresses: readonly string[],
  look: (address: string) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const faults = await look(address).catch((cause) => {
      throw new Error(`${address} cannot be looked at`, { cause });
    });
    found.push(...faults.map((fault) => `${address}: ${fault}`));
  }
  return found;
}

/** What every page has to show in a narrow window. */
async function narrowFaults(page: Page): Promise<string[]> {
  const wide = await tooWide(page);
  const text = (await page.locator('#content').textContent()) ?? '';
  return [
    ...((await page.locator('h1').isVisible()) ? [] : ['no heading in a narrow window']),
    ...(text.length > 100 ? [] : ['no text in a narrow window']),
    ...wide.map((what) => `too wide for 320 px: ${what}`),
  ];
}

/** The rules of axe for structure, which is the same in every scheme, and those for the colors of some. */
async function axeFaults(page: Page, schemes: readonly Scheme[] | undefined): Promise<string[]> {
  if (schemes === undefined) return [];
  const found = await structureViolations(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await colorViolations(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  const { width = 0 } = page.viewportSize() ?? {};
  return found.map((fault) => `in ${width} px: ${fault}`);
}
