import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectBrowser, enhanced, openPage, type Watched } from '../support/browser.ts';
import { recordQuality } from '../support/quality.mjs';
import {
  buildRelease,
  type Release,
  type ReleaseServer,
  renameHashes,
  startReleaseServer,
  writeSite,
} from '../support/releases.ts';
import { addresses, titleOf, twoGuides } from '../support/twoGuides.ts';

connectBrowser();

const root = mkdtempSync(join(tmpdir(), 'docs-offline-'));
const GUIDE_ONE = addresses.filter((address) => address.startsWith('/one/'));
/** How long the service worker waits for the network, as its file says it. */
const WAIT = '4e3';
let first: Release;
/** The same with a service worker that waits as readers have it. */
let impatient: Release;
let second: Release;
let without: Release;
let server: ReleaseServer;
let watched: Watched;
let page: Page;
let readOffline = 0;

beforeAll(async () => {
  writeSite(root, twoGuides({ offline: true }));
  impatient = await buildRelease(root);
  first = withPatience(impatient);
  second = renameHashes(first, 'second', (text) => text.replaceAll('Revision 0', 'Revision 2'));
  // What the build itself does when a text changes: another list of another version.
  second = withVersion(second, 'version2');
  writeSite(root, twoGuides());
  without = await buildRelease(root);
  server = await startReleaseServer(first);
});

afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true, maxRetries: 9 });
  recordQuality('offline', [
    { label: 'Pages of a kept guide that were read without a network', value: readOffline },
  ]);
});

beforeEach(async () => {
  server.choose = () => first;
  server.intercept = () => false;
  watched = await openPage({ baseURL: server.origin });
  ({ page } = watched);
});

afterEach(async () => {
  await watched.context.close();
  // Chromium itself reports requests that fail without a network.
  expect(watched.faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
});

/** On a busy machine four seconds are soon over: here it waits for the network until it answers. */
function withPatience(release: Release): Release {
  const worker = String(release.files.get('sw.js'));
  expect(worker.split(WAIT)).toHaveLength(2);
  return { ...release, files: new Map(release.files).set('sw.js', Buffer.from(worker.replace(WAIT, '4e6'))) };
}

function withVersion(release: Release, version: string): Release {
  const files = new Map(
    [...release.files].map(([path, content]) => [
      path,
      path.startsWith('offline/')
        ? Buffer.from(content.toString().replace(/"version":"[^"]*"/, `"version":"${version}"`))
        : content,
    ]),
  );
  return { ...release, files };
}

const tool = () => page.locator('.keep-offline');

async function open(address: string): Promise<void> {
  await page.goto(address);
  await enhanced(page);
}

async function keep(): Promise<void> {
  await open('/one/');
  await tool().click();
  await page.getByRole('button', { name: 'Remove the offline copy' }).waitFor();
  // From the next document on, the service worker stands in for the network.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Without a network: for requests of the page and of its service worker alike. */
function goOffline(): void {
  server.intercept = (_, response) => {
    response.destroy();
    return true;
  };
}

const cacheNames = () => page.evaluate(() => caches.keys());
const registrations = () =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

describe('a guide kept for reading without a network', () => {
  it('is offered with its size, and not kept before it is asked for', async () => {
    await open('/one/');
    await tool().waitFor();
    expect(await tool().textContent()).toMatch(/^Keep this guide offline \(\d+\.\d MB\)$/);
    expect([await cacheNames(), await registrations()]).toEqual([[], 0]);
  });

  it('has a size that is the sum of what is fetched', async () => {
    const list = JSON.parse(first.files.get('offline/one.json')?.toString() ?? '{}');
    for (const [url, bytes] of list.files) {
      const response = await fetch(server.origin + url);
      expect([url, response.status, (await response.arrayBuffer()).byteLength]).toEqual([url, 200, bytes]);
    }
    const sizes: number[] = list.files.map(([, bytes]: [string, number]) => bytes);
    expect(list.bytes).toBe(sizes.reduce((total, size) => total + size, 0));
    const urls: string[] = list.files.map(([url]: [string]) => url);
    expect(urls.filter((url) => url.startsWith('/two/') || url.includes('/two.'))).toEqual([]);
    expect(urls).toEqual(expect.arrayContaining([...GUIDE_ONE, '/square.svg', '/guides/one.json']));
  });

  it('shows how far keeping it has come', async () => {
    await open('/one/');
    const shown: string[] = [];
    await page.exposeFunction('noteText', (text: string) => shown.push(text));
    await tool().waitFor();
    await page.evaluate(() => {
      const button = document.querySelector('.keep-offline');
      const note = (window as unknown as { noteText(text: string): void }).noteText;
      if (button)
        new MutationObserver(() => note(button.textContent ?? '')).observe(button, {
          characterData: true,
          childList: true,
          subtree: true,
        });
    });
    await tool().click();
    await page.getByRole('button', { name: 'Remove the offline copy' }).waitFor();
    const shares = shown.flatMap((text) => /^Keeping this guide: (\d+) %$/.exec(text)?.[1] ?? []).map(Number);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(100);
  });

  it('is read by real loads and by clicks, with pictures and search, and says of other pages that they are not there', async () => {
    await keep();
    goOffline();
    for (const address of GUIDE_ONE) {
      await page.goto(address);
      expect(await page.locator('h1').textContent()).toBe(titleOf(address));
      readOffline++;
    }
    await page.goto('/one/page-3.html?from=mail');
    expect(await page.locator('h1').textContent()).toBe(titleOf('/one/page-3'));
    await enhanced(page);
    const picture = page.locator('.content img');
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    for (const address of GUIDE_ONE.slice(4, 8)) {
      await page.evaluate(
        (to) => document.querySelector<HTMLElement>(`.sidebar-nav a[href="${to}"]`)?.click(),
        address,
      );
      await page.waitForURL(`**${address}`);
      expect(await page.locator('h1').textContent()).toBe(titleOf(address));
    }
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('slides');
    await page.getByRole('option').first().waitFor();
    const answer = await page.goto('/two/');
    expect(answer?.status()).toBe(503);
    expect(await page.locator('body').textContent()).toContain('not kept on this device');
  });

  it('is never shown while the server answers: a new build is on screen at once, and kept at the next visit', async () => {
    await keep();
    server.choose = () => second;
    await page.goto('/one/page-2');
    expect(await page.locator('.content').textContent()).toContain('Revision 2');
    await expect
      .poll(async () => (await cacheNames()).map((name) => name.split(' ').at(-1)))
      .toEqual(['version2']);
    goOffline();
    await page.goto('/one/page-5');
    expect(await page.locator('.content').textContent()).toContain('Revision 2');
    server.intercept = () => false;
    server.choose = () => first;
    await page.goto('/one/page-5');
    expect(await page.locator('.content').textContent()).toContain('Revision 0');
  });

  it('is used when a gateway stands in for the server', async () => {
    await keep();
    server.intercept = (_, response) => {
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return true;
    };
    await page.goto('/one/page-7');
    expect(await page.locator('h1').textContent()).toBe(titleOf('/one/page-7'));
  });

  it('is used when the network takes requests and never answers, and only for what is kept', async () => {
    server.choose = () => impatient;
    await keep();
    const asked = new Promise<ServerResponse>((resolve) => {
      server.intercept = (path, response) => {
        if (path === '/two/') resolve(response);
        return path === '/two/' || path.startsWith('/one/');
      };
    });
    const other = await watched.context.newPage();
    const late = other.goto('/two/');
    const waiting = await asked;
    await page.goto('/one/page-7');
    expect(await page.locator('h1').textContent()).toBe(titleOf('/one/page-7'));
    // The other page was asked for before, and has waited for longer than what is kept waits.
    waiting.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Late</h1>');
    await late;
    expect(await other.locator('h1').textContent()).toBe('Late');
  });

  it('is kept whole or not at all, and goes on where it stopped', async () => {
    await open('/one/');
    await tool().waitFor();
    const broken = '/one/page-4';
    server.intercept = (path, response) => {
      if (path !== broken) return false;
      response.writeHead(500).end();
      return true;
    };
    await tool().click();
    await page.getByRole('button', { name: 'Not kept; try again' }).waitFor();
    expect(await registrations()).toBe(0);
    const again: string[] = [];
    server.intercept = (path) => {
      again.push(path);
      return false;
    };
    await tool().click();
    await page.getByRole('button', { name: 'Remove the offline copy' }).waitFor();
    expect(again).toContain(broken);
    expect(again).not.toContain('/one/page-9');
  });

  it('is not kept when the site is deployed anew meanwhile', async () => {
    await open('/one/');
    await tool().waitFor();
    server.intercept = (path) => {
      if (path === '/one/page-6') server.choose = (asked) => (asked.startsWith('/offline/') ? second : first);
      return false;
    };
    await tool().click();
    await page.getByRole('button', { name: 'Not kept; try again' }).waitFor();
    expect(await cacheNames()).toEqual([]);
  });

  it('goes when its reader says so', async () => {
    await keep();
    await tool().click();
    await page.getByRole('button', { name: /^Keep this guide offline/ }).waitFor();
    expect(await cacheNames()).toEqual([]);
  });

  it('goes with its service worker when the site offers it no more', async () => {
    await keep();
    await page.evaluate(() => caches.open('of somebody else'));
    server.choose = () => without;
    await page.goto('/one/');
    await expect.poll(registrations).toBe(0);
    expect(await cacheNames()).toEqual(['of somebody else']);
    await open('/one/');
    expect(await tool().count()).toBe(0);
  });
});

describe('a site without offline reading', () => {
  it('has nothing of it in its scripts', () => {
    const scripts = [...without.files].filter(([path]) => path.endsWith('.js') && path !== 'sw.js');
    expect(scripts.length).toBeGreaterThan(5);
    for (const [path, text] of scripts)
      expect([path, /offline\/|serviceWorker/.test(String(text))]).toEqual([path, false]);
    expect([...without.files.keys()].filter((path) => path.startsWith('offline/'))).toEqual([]);
  });
});
