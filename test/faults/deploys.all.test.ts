import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectBrowser, openPage } from '../support/browser.ts';
import { recordQuality } from '../support/quality.mjs';
import {
  buildRelease,
  type Release,
  type ReleaseServer,
  renameHashes,
  startReleaseServer,
  writeSite,
} from '../support/releases.ts';
import { sharedFolder } from '../support/temporaryFolder.ts';
import { addresses, titleOf, twoGuides } from '../support/twoGuides.ts';

connectBrowser();

const titles = Object.fromEntries(addresses.map((address) => [address, titleOf(address)]));
const root = sharedFolder();
let built: [Release, Release];
let server: ReleaseServer;

beforeAll(async () => {
  writeSite(root, twoGuides());
  const first = await buildRelease(root);
  // Another title is in the scripts, too.
  writeSite(root, twoGuides({ title: 'Two other guides' }));
  built = [first, await buildRelease(root)];
  server = await startReleaseServer(first);
});

afterAll(() => server?.close());

/** Release number `n`: every file with a hash has a new name, every text says the number. */
function releaseNumber(n: number): Release {
  return renameHashes(built[n % 2 === 0 ? 0 : 1], String(n), (text) =>
    text.replaceAll('Revision 0', `Revision ${n}`).replace(/"build":"[^"]*"/g, `"build":"build${n}"`),
  );
}

/** A number for each two, without a pattern and the same in every run. */
const mixed = (a: number, b: number) => Math.imul(a * 1000 + b, 2_654_435_761) >>> 8;

/** Follows a link of the page, now and then by the address bar; resolves with its address. */
function goOn(page: Page, choice: number): Promise<string> {
  return page.evaluate(
    ([choice, titles]) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.sidebar-nav a, .content a')].filter(
        ({ pathname, hash }) => pathname in titles && pathname !== location.pathname && hash === '',
      );
      const link = links[choice % links.length];
      if (link === undefined) throw new Error('There is no link to follow');
      if (choice % 12 === 0) location.assign(link.pathname);
      else link.click();
      return link.pathname;
    },
    [choice, titles] as const,
  );
}

/** Waits until the whole page is there and nothing goes on, or until the reader is asked to try again. */
async function arrive(page: Page, to: string): Promise<'whole' | 'notice'> {
  const state = await page.waitForFunction(
    ([to, heading]) => {
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      if (document.querySelector('.load-notice a') !== null) return 'notice';
      const progress = document.querySelector<HTMLElement>('.progress');
      // What moves must have ended by the time the page is there; fading takes its time.
      const moved = progress?.hidden === false ? progress.style.transform : '';
      const isWhole =
        location.pathname === to &&
        text('h1') === heading &&
        text('.content').length >= 100 &&
        document.querySelector('.sidebar-nav a') !== null;
      return isWhole && (moved === '' || moved.startsWith('translateX(0')) ? 'whole' : false;
    },
    [to, titles[to]] as const,
  );
  return (await state.jsonValue()) || 'whole';
}

/** Lets a reader follow links; resolves with how often "Try again" was needed, and the faults that the browser noted. */
async function readAlong(seed: number, steps: number, onStep = () => {}) {
  const { page, context, faults, documents } = await openPage({ baseURL: server.origin });
  let retried = 0;
  await page.goto(addresses[seed % addresses.length] ?? '/one/');
  for (let step = 1; step <= steps; step++) {
    await page.waitForLoadState();
    documents.length = 0;
    const to = await goOn(page, mixed(seed, step));
    const name = `session ${seed}, step ${step}: ${to}`;
    let state = await arrive(page, to).catch((cause) => Promise.reject(new Error(name, { cause })));
    const isRetried = state === 'notice';
    if (isRetried) {
      retried++;
      await page.locator('.load-notice a').click();
      state = await arrive(page, to);
    }
    expect(state, name).toBe('whole');
    // At most one hard navigation for each click.
    expect(documents.length, name).toBeLessThanOrEqual(isRetried ? 2 : 1);
    onStep();
  }
  await context.close();
  return { retried, faults };
}

describe('deploys under readers', () => {
  const SESSIONS = 20;
  const STEPS = 100;
  /** More pages at once than this only wait for each other. */
  const AT_ONCE = 4;
  const STEPS_PER_DEPLOY = 20;

  it('break no navigation, although each takes away every file with a hash', async () => {
    let navigations = 0;
    let deploys = 0;
    let current = releaseNumber(0);
    server.choose = () => current;
    const noteStep = () => {
      if (++navigations % STEPS_PER_DEPLOY === 0) current = releaseNumber(++deploys);
    };
    const seeds = [...Array(SESSIONS).keys()];
    const results: Awaited<ReturnType<typeof readAlong>>[] = [];
    const readSome = async () => {
      for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop())
        results.push(await readAlong(seed, STEPS, noteStep));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, readSome));
    const faults = results.flatMap((one) => one.faults);
    expect(faults.filter((fault) => fault.startsWith('uncaught'))).toEqual([]);
    expect(navigations).toBe(SESSIONS * STEPS);
    recordQuality('deploys', [
      { label: 'Deploys under readers, every file with a hash gone each time', value: deploys },
      { label: 'Navigations during these deploys', value: navigations },
      { label: 'Broken navigations during these deploys', value: 0 },
      { label: 'Navigations that needed "Try again"', value: results.reduce((n, one) => n + one.retried, 0) },
    ]);
  });
});

describe('two releases mixed at random, with the hashed files of both kept', () => {
  const SESSIONS = 6;
  const STEPS = 50;

  it('miss no file and make no error', async () => {
    const both = [releaseNumber(200), releaseNumber(201)] as const;
    let asked = 0;
    server.kept = [...both];
    server.choose = () => both[mixed(7, ++asked) % 2 === 0 ? 0 : 1];
    server.missing = [];
    const seeds = Array.from({ length: SESSIONS }, (_, i) => 100 + i);
    const results = await Promise.all(seeds.map((seed) => readAlong(seed, STEPS)));
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(server.missing).toEqual([]);
    recordQuality('mixed', [
      { label: 'Page views with two releases mixed, in Chromium', value: SESSIONS * STEPS },
      { label: 'Files missing in these page views', value: server.missing.length },
    ]);
  });
});
