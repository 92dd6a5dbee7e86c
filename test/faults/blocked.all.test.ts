import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectBrowser, enhanced, openPage, type Watched } from '../support/browser.ts';
import { allDocuments, htmlOf } from '../support/kindsOfPages.ts';
import { recordQuality } from '../support/quality.mjs';

connectBrowser();

const addresses = allDocuments();

/** What a document names for itself: style sheets, scripts, pictures. */
function assetsOf(html: string): string[] {
  const tags = html.match(
    /<(?:link rel="(?:stylesheet|icon|modulepreload|preload)"|script|img|source)\s?[^>]*>/g,
  );
  const urls = (tags ?? []).flatMap((tag) => [
    ...[...tag.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, url = '']) => url),
    ...[...tag.matchAll(/\ssrcset="([^"]+)"/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
  ]);
  return [...new Set(urls.map((url) => url.split(' ')[0] ?? ''))].filter((url) => url.startsWith('/')).sort();
}

const islandsOf = (html: string) => [...new Set(html.match(/data-island="\w+"/g))].sort();

/** The fewest pages, in the order of the site, that between them have every list of assets and every kind of island. */
function representatives(): string[] {
  const covered = new Set<string>();
  return addresses.filter((address) => {
    const html = htmlOf(address);
    const kinds = [assetsOf(html).join(), ...islandsOf(html)];
    const isNew = kinds.some((kind) => !covered.has(kind));
    for (const kind of kinds) covered.add(kind);
    return isNew;
  });
}

/** Runs in the page: what a reader came for, as far as no script changes it. */
function readSubstance(): string[] {
  const read = (selector: string, text: (element: Element) => string | null) =>
    [...document.querySelectorAll(`#app :is(${selector})`)]
      .filter((element) => element.closest('[data-island], .scripted, [hidden]') === null)
      .map((element) => `${selector}: ${text(element)?.trim()}`);
  return [
    ...read('h1, .content :is(p, li, td, h2, h3), pre code', (element) => element.textContent),
    ...read('a[href]', (element) => element.getAttribute('href')),
  ];
}

/** Runs in the page: whether the bar on top says that something is on its way. */
function isUnderWay(): boolean {
  const bar = document.querySelector<HTMLElement>('.progress');
  const moved = bar && !bar.hidden ? bar.style.transform : '';
  return moved !== '' && !moved.startsWith('translateX(0');
}

let watched: Watched;
let session: CDPSession;
/** Assets already blocked, each with the list of those that the page names. */
const done = new Set<string>();

beforeAll(async () => {
  watched = await openPage({ reducedMotion: 'reduce' });
  session = await watched.context.newCDPSession(watched.page);
});
afterAll(async () => {
  await watched.context.close();
  recordQuality('blocked', [
    { label: 'Page views with one asset blocked, each asset in turn', value: done.size },
    { label: 'Pages whose assets are all among these', value: addresses.length },
    { label: 'Page views that lost text, a link or code', value: 0 },
  ]);
});

/** Loads a page as it is without its scripts. */
async function plainSubstance(page: Page, address: string): Promise<string[]> {
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(address);
  const substance = await page.evaluate(readSubstance);
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  return substance;
}

const wakeIslands = (page: Page) =>
  page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) island.scrollIntoView();
  });

/** Loads a page as it is; resolves with the paths of all that it asks for until nothing more comes. */
async function allAssets(page: Page, address: string): Promise<string[]> {
  watched.requests.length = 0;
  await page.goto(address);
  await enhanced(page);
  await wakeIslands(page);
  await page.waitForLoadState('networkidle');
  return [...new Set(watched.requests)].filter((path) => path !== address);
}

it.each(representatives())(
  '%s without one of its assets keeps its text, its links and its code, whichever it is',
  async (address) => {
    const { page, faults, documents } = watched;
    const whole = await plainSubstance(page, address);
    expect(whole.length).toBeGreaterThan(4);
    const named = assetsOf(htmlOf(address));
    const assets = new Set([...named, ...(await allAssets(page, address))]);
    expect(assets.size).toBeGreaterThan(4);
    for (const asset of assets) {
      // Once for all pages that name the same files.
      const key = `${named.join()} ${asset}`;
      if (done.has(key)) continue;
      done.add(key);
      documents.length = 0;
      faults.length = 0;
      // Also what a worker asks for comes this way.
      let take = () => {};
      const isBlocked = new Promise<void>((resolve) => {
        take = resolve;
      });
      await page.route(`**${asset}`, (route) => {
        take();
        return route.abort();
      });
      const isIdle = Promise.all([page.goto(address).then(() => wakeIslands(page)), page.waitForLoadState()]);
      // A picture of the other color scheme is named, but not asked for.
      if (!named.includes(asset) || /\.(?:js|css)$/.test(asset)) await isBlocked;
      await isIdle;
      const left = await page.evaluate(readSubstance);
      expect(
        whole.filter((one) => !left.includes(one)),
        asset,
      ).toEqual([]);
      expect(await page.locator('h1').isVisible(), asset).toBe(true);
      await expect.poll(() => page.evaluate(isUnderWay)).toBe(false);
      expect([asset, documents.length]).toEqual([asset, 1]);
      expect(faults.filter((fault) => fault.startsWith('uncaught'))).toEqual([]);
      await page.unroute(`**${asset}`);
    }
  },
);
