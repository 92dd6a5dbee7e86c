import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectBrowser, enhanced, openPage, type Watched } from '../support/browser.ts';
import { recordQuality } from '../support/quality.mjs';
import {
  buildRelease,
  type Release,
  type ReleaseServer,
  startReleaseServer,
  writeSite,
} from '../support/releases.ts';
import { sharedFolder } from '../support/temporaryFolder.ts';
import { translatePage } from '../support/translatePage.ts';
import { titleOf, twoGuides } from '../support/twoGuides.ts';

connectBrowser();

const FIRST = '/one/';
const TARGET = '/one/page-3';
const IS_CHUNK = /^\/assets\/js\/one\.page-3\./;
const root = sharedFolder();
let release: Release;
let server: ReleaseServer;
let watched: Watched;
let page: Page;
let documents: string[];
let survived = 0;

beforeAll(async () => {
  writeSite(root, twoGuides());
  release = await buildRelease(root);
  server = await startReleaseServer(release);
});

afterAll(async () => {
  await server?.close();
  recordQuality('faults', [
    { label: 'Kinds of faults of chunks, data, network, storage and translation, survived', value: survived },
  ]);
});

beforeEach(async () => {
  server.choose = () => release;
  server.intercept = () => false;
  watched = await openPage({ baseURL: server.origin });
  ({ page, documents } = watched);
  // Nothing is fetched before it is asked for.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
});

afterEach(async ({ task }) => {
  await watched.context.close();
  const uncaught = watched.faults.filter((fault) => fault.startsWith('uncaught'));
  expect(uncaught).toEqual([]);
  if (task.result?.state !== 'fail') survived++;
});

async function open(address = FIRST): Promise<void> {
  await page.goto(address);
  await enhanced(page);
  documents.length = 0;
}

/** Follows a link of the page without a pointer, which would fetch its page ahead. */
function follow(to: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
    if (link === null) throw new Error(`No link to ${href}`);
    link.click();
  }, to);
}

/** The page is there as a whole, whatever has happened, and nothing goes on any more. */
async function expectWhole(address: string): Promise<void> {
  await page.waitForURL(`**${address}`);
  const heading = page.locator('h1').first();
  await expect
    .poll(async () => (await heading.textContent())?.toLowerCase())
    .toBe(titleOf(address).toLowerCase());
  expect(await heading.isVisible()).toBe(true);
  expect((await page.locator('.content').innerText()).length).toBeGreaterThan(100);
  await expect.poll(() => page.locator('.progress').isHidden()).toBe(true);
  expect(await page.locator('.load-notice').count()).toBe(0);
}

const reply = (status: number, type: string, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
};
const SCRIPT = 'text/javascript; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

/** A file of the release. */
function textOf(pattern: RegExp): string {
  const [, content = ''] = [...release.files].find(([path]) => pattern.test(`/${path}`)) ?? [];
  return content.toString();
}

/** Sends the first half of a file of the release, and says that the rest will come. */
function writeHalf(response: ServerResponse, type: string, file: RegExp, then?: () => void): void {
  const text = textOf(file);
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': text.length });
  response.write(text.slice(0, text.length / 2), then);
}

/** Has the server answer requests for a file in another way; the function tells whether it was asked for. */
function answerInstead(file: RegExp, answer: (response: ServerResponse) => void): () => boolean {
  let isAsked = false;
  server.intercept = (path, response) => {
    if (!file.test(path)) return false;
    isAsked = true;
    answer(response);
    return true;
  };
  return () => isAsked;
}

it.each([
  ['as the HTML of a page, with status 200', reply(200, HTML, '<!doctype html><h1>Home</h1>')],
  ['as HTML that says it is a script', reply(200, SCRIPT, '<!doctype html><h1>Home</h1>')],
  ['not at all', reply(404, HTML, 'gone')],
  ['with an error of a gateway', reply(502, HTML, '<h1>Bad gateway</h1>')],
  ['empty', reply(200, SCRIPT, '')],
  ['as a script that throws', reply(200, SCRIPT, 'throw new Error("broken")')],
  ['of another shape', reply(200, SCRIPT, 'export const chunk = { build: 1, page: null }')],
  [
    'as a redirect to the home page',
    (response: ServerResponse) => response.writeHead(302, { Location: '/' }).end(),
  ],
  ['with its connection cut', (response: ServerResponse) => response.destroy()],
  [
    'cut in the middle',
    (response: ServerResponse) => writeHalf(response, SCRIPT, IS_CHUNK, () => response.destroy()),
  ],
  [
    'as that of another page',
    (response: ServerResponse) => reply(200, SCRIPT, textOf(/^\/assets\/js\/one\.page-4\./))(response),
  ],
])('a chunk that comes %s: the page is loaded for real, once', async (_, answer) => {
  await open();
  answerInstead(IS_CHUNK, answer);
  await follow(TARGET);
  await expectWhole(TARGET);
  expect(documents).toEqual([TARGET]);
});

describe('an answer that never ends', () => {
  beforeEach(async () => {
    await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
    await open();
    await page.clock.pauseAt(new Date('2026-01-01T01:00:00Z'));
  });

  /** Follows a link whose file is then waited for. */
  async function stall(to: string, file: RegExp, answer: (response: ServerResponse) => void) {
    const isAsked = answerInstead(file, answer);
    await follow(to);
    await expect.poll(isAsked).toBe(true);
    expect(await page.locator('.progress').isVisible()).toBe(true);
  }

  it.each([
    ['of a chunk', TARGET, IS_CHUNK, (response: ServerResponse) => writeHalf(response, SCRIPT, IS_CHUNK)],
    ['of a guide', '/two/page-1', /^\/guides\/two/, () => undefined],
  ])('%s: after 120 s the page is loaded for real, once', async (_, to, file, answer) => {
    await stall(to, file, answer);
    await page.clock.runFor(119_000);
    expect(await page.locator('.progress').isVisible()).toBe(true);
    expect(await page.locator('h1').textContent()).toBe(titleOf(FIRST));
    expect(documents).toEqual([]);
    await page.clock.runFor(1000);
    await page.waitForURL(`**${to}`);
    await page.clock.resume();
    await expectWhole(to);
    expect(documents).toEqual([to]);
  });

  it('does not block the next click: the newest request wins', async () => {
    await stall(TARGET, IS_CHUNK, (response) => writeHalf(response, SCRIPT, IS_CHUNK));
    await follow('/one/page-4');
    await page.clock.resume();
    await expectWhole('/one/page-4');
    // Nor does it come back from a request that was given up.
    await page.clock.fastForward(121_000);
    await expectWhole('/one/page-4');
    expect(documents).toEqual([]);
  });
});

it.each([
  ['missing', reply(404, HTML, '<!doctype html><h1>Not found</h1>')],
  ['HTML', reply(200, HTML, '<!doctype html><h1>Home</h1>')],
  ['of another shape', reply(200, 'application/json', '{"sidebar":[]}')],
  ['broken', reply(200, 'application/json', '{"build":')],
  ['cut off', (response: ServerResponse) => response.destroy()],
])(
  'data that is gone, %s: the other guide, the not-found page and the search stand without it',
  async (_, answer) => {
    answerInstead(/^\/(?:guides\/|manifest\.json)/, answer);
    await open();
    await follow('/two/page-1');
    await expectWhole('/two/page-1');
    await enhanced(page);
    expect(documents).toEqual(['/two/page-1']);
    await page.goto('/no/such/page');
    await enhanced(page);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('#content a').count()).toBeGreaterThan(3);
    await page.goto('/search?q=slides');
    await enhanced(page);
    await page.locator('.search-notice, [role=status]').first().waitFor({ state: 'attached' });
    expect(await page.locator('#content a[href="/one/page-2"]').count()).toBe(1);
  },
);

describe('storage that is switched off', () => {
  beforeEach(async () => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
  });

  it('is not missed: pages, scheme, folds and search work', async () => {
    await open();
    for (const address of [TARGET, '/one/page-7', '/two/page-1', '/two/']) {
      if ((await page.locator(`a[href="${address}"]`).count()) === 0) await page.goto('/two/page-5');
      await follow(address);
      await expectWhole(address);
    }
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    expect(await page.locator('html').getAttribute('data-scheme')).toMatch(/light|dark/);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('slides');
    await page.getByRole('option').first().waitFor();
    expect(watched.faults).toEqual([]);
  });

  it('does not navigate hard after a failure, which could loop: the reader is told', async () => {
    await open();
    answerInstead(IS_CHUNK, reply(404, HTML, ''));
    await follow(TARGET);
    await page.locator('.load-notice').getByRole('link', { name: 'Try again' }).click();
    await expectWhole(TARGET);
    expect(documents).toEqual([TARGET]);
  });
});

describe('a page that the browser translates', () => {
  const WAY = [TARGET, '/one/page-5', '/one/', '/one/page-9'];

  it.each([
    ['before the scripts come', true],
    ['while it is used', false],
  ])('%s: goes from page to page and back', async (_, isEarly) => {
    if (isEarly)
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${translatePage.toString()})`);
    await page.goto(FIRST);
    await enhanced(page);
    if (!isEarly) await page.evaluate(translatePage);
    expect(await page.locator('font').count()).toBeGreaterThan(20);
    for (const address of WAY) {
      await follow(address);
      await expectWhole(address);
    }
    await page.goBack();
    await expectWhole('/one/');
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.navbar-menus summary, .cite summary').first().click();
    // At worst each step was a load of its own: nothing is loaded over and over.
    expect(documents.length).toBeLessThanOrEqual(WAY.length + 2);
  });
});
