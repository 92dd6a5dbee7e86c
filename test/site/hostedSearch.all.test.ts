import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { headerPolicy, metaPolicy } from '../../packages/engine/src/files/headers.ts';
import { type RunningServer, startServer } from '../../packages/engine/src/hosting/server.ts';
import { readSearchRecords, type SearchRecord } from '../../packages/engine/src/search/push/searchRecords.ts';
import { violations } from '../support/axe.ts';
import { bePatient } from '../support/bePatient.ts';
import { connectBrowser, enhanced, openPage, VIEWPORTS, type Watched } from '../support/browser.ts';
import { buildHostedSite } from '../support/hostedSite.ts';
import { searchRecord } from '../support/searchRecord.ts';
import { SearchService } from '../support/searchService.ts';

connectBrowser();

const NOTICE = 'The search service does not answer.';
const START = '/guide/first';
const root = mkdtempSync(join(tmpdir(), 'docs-hosted-'));
const dist = join(root, 'dist');
const service = new SearchService();
let host: string;
let server: RunningServer;
let records: SearchRecord[];
let watched: Watched;
let page: Page;

beforeAll(async () => {
  host = await service.listen();
  await buildHostedSite(root, { key: 'public', indexName: 'docs', host });
  records = readSearchRecords(dist, { title: 'Small site', guides: [{ key: '/guide/', title: 'Guide' }] });
  server = await startServer({ folder: dist, port: 0, log: () => undefined });
});

afterAll(async () => {
  await server?.close();
  await service.close();
  rmSync(root, { recursive: true, force: true, maxRetries: 9 });
});

beforeEach(async () => {
  service.mood = 'well';
  service.questions.length = 0;
  service.fill('docs', records);
  await openAnew();
  await bePatient(page);
});

async function openAnew(): Promise<void> {
  watched = await openPage({ baseURL: server.url.replace(/\/$/, ''), reducedMotion: 'reduce' });
  page = watched.page;
}

afterEach(async () => {
  await watched.context.close();
  expect(watched.faults.filter((fault) => !fault.startsWith(`foreign request: ${host}/1/`))).toEqual([]);
});

/** Opens the search on a page and asks. */
async function search(query: string): Promise<void> {
  await page.goto(START);
  await enhanced(page);
  await page.keyboard.press('/');
  await field().fill(query);
}

const field = () => page.getByRole('combobox');
const hits = () => page.locator('#search-dialog .hit');
/** What Chromium itself reports of a request that fails on purpose. */
const forgive = (what: RegExp) => {
  watched.faults = watched.faults.filter((fault) => !what.test(fault));
};

describe('a hosted search', () => {
  it('opens by every key and click that opens a search, and asks the host with its key', async () => {
    await page.goto(START);
    await enhanced(page);
    for (const way of ['/', 's', 'Control+k', 'click']) {
      if (way === 'click') await page.locator('.search-link').first().click();
      else await page.keyboard.press(way);
      await field().fill('step');
      await hits().first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    expect(service.questions.filter((question) => question === 'step')).toHaveLength(4);
    expect([...service.keys]).toEqual(['public']);
  });

  it('asks nobody before the reader does', async () => {
    await page.goto(START);
    await enhanced(page);
    await page.keyboard.press('/');
    await page.locator('#search-dialog [data-live]').waitFor();
    expect(service.questions).toEqual([]);
    expect(watched.requests.filter((path) => path.startsWith('/assets/search/'))).toEqual([]);
  });

  it('leads to a hit in place by Enter and by click, with the words marked', async () => {
    await page.goto('/');
    await enhanced(page);
    await page.evaluate(() => {
      document.documentElement.dataset.same = '';
    });
    for (const [way, query] of [
      ['Enter', 'second'],
      ['click', 'first'],
    ] as const) {
      await page.keyboard.press('/');
      await field().fill(query);
      const hit = hits()
        .filter({ hasText: new RegExp(query, 'i') })
        .first();
      await hit.waitFor();
      expect(await hit.locator('mark').first().textContent()).toMatch(new RegExp(query, 'i'));
      const target = new URL((await hits().first().getAttribute('href')) ?? '', page.url());
      if (way === 'Enter') await page.keyboard.press('Enter');
      else await hits().first().click();
      await page.waitForURL((url) => url.pathname === target.pathname && url.hash === target.hash);
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await page.waitForFunction(() => (CSS.highlights.get('search-hit')?.size ?? 0) > 0);
    }
    expect(await page.locator('html[data-same]').count()).toBe(1);
  });

  it.each([
    ['light', VIEWPORTS.desktop],
    ['dark', VIEWPORTS.phone],
  ] as const)('is understood without being seen, %s', async (colorScheme, viewport) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await search('step');
    await hits().first().waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ results?$/ })
      .waitFor({ state: 'attached' });
    expect(await violations(page)).toEqual([]);
    await field().fill('qqqq');
    await page.getByText('Nothing found for').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('a host that is no good', () => {
  /** The index of the site answers the same question, and says so. */
  async function answeredHere(query: string): Promise<void> {
    await page.getByRole('alert').filter({ hasText: NOTICE }).waitFor();
    await page.getByRole('option').first().waitFor();
    expect(await field().inputValue()).toBe(query);
  }

  it('that fails, refuses the key or sends something else than JSON gives way at once', async () => {
    for (const mood of ['failing', 'forbidding', 'broken'] as const) {
      service.mood = mood;
      await search('second');
      await answeredHere('second');
    }
    expect(service.questions.filter((question) => question === 'second')).toHaveLength(3);
    forgive(/status of (?:500|403)/);
  });

  it('that does not answer gives way after 3 s', async () => {
    service.mood = 'silent';
    await watched.context.close();
    await openAnew();
    await search('second');
    await answeredHere('second');
  });

  it('is left alone for a while', async () => {
    service.mood = 'failing';
    await search('second');
    await answeredHere('second');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/guide/second');
    const asked = service.questions.length;
    await page.keyboard.press('/');
    await field().fill('first');
    await answeredHere('first');
    expect(service.questions).toHaveLength(asked);
    forgive(/status of 500/);
  });

  it('that goes away while it is used is the same', async () => {
    await search('second');
    await hits().first().waitFor();
    await page.route(`${host}/**`, (route) => route.abort());
    await field().fill('first');
    await answeredHere('first');
    forgive(/ERR_FAILED/);
  });
});

describe('content policy', () => {
  it('names the host in documents and headers, and differs in nothing else', async () => {
    const response = await page.goto(START);
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toBe(headerPolicy(host));
    expect(await page.locator('meta[http-equiv]').getAttribute('content')).toBe(metaPolicy(host));
    expect(readFileSync(join(dist, '_headers'), 'utf8')).toContain(headerPolicy(host));
  });

  it('names none where none is configured', () => {
    const ours = inject('dist');
    expect(readFileSync(join(ours, '_headers'), 'utf8')).toContain(headerPolicy(undefined));
    expect(JSON.parse(readFileSync(join(ours, 'manifest.json'), 'utf8'))).not.toHaveProperty('searchHost');
  });
});

describe('a hostile host', () => {
  const evil = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>';

  it('runs nothing, and shows what it sends as text', async () => {
    service.fill('docs', [
      searchRecord(1, {
        url: '/guide/second',
        hierarchy: { ...searchRecord(1).hierarchy, lvl0: evil, lvl1: `word ${evil}` },
        content: evil,
      }),
      searchRecord(2, {
        url: '/guide/first',
        hierarchy: { ...searchRecord(2).hierarchy, lvl0: '__proto__', lvl1: 'hasOwnProperty' },
        content: 'word',
      }),
    ]);
    await search('word');
    await expect.poll(() => hits().count()).toBe(2);
    expect(await hits().first().textContent()).toContain('<img src=x onerror=');
    expect(await page.locator('#search-dialog :is(img, script)').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  it('leads nowhere else', async () => {
    const urls = [
      'javascript:window.ran=true',
      'JaVaScRiPt://%0aalert(1)',
      'data:text/html,<script>1</script>',
      'https://elsewhere.example/',
      '//elsewhere.example/',
      '/\\elsewhere.example/',
      '/..//elsewhere.example/',
      'https://docs.example.org@elsewhere.example/',
      'blob:null/1',
      '',
    ];
    const good = ['/guide/second', 'https://docs.example.org/guide/first#install-it'];
    service.fill(
      'docs',
      [...urls, ...good].map((url, i) => searchRecord(i, { url, content: `word ${i}` })),
    );
    await search('word');
    await hits().first().waitFor();
    const links = await hits().evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    const here = new URL(page.url()).origin;
    // An empty address is that of the page itself.
    expect(links.map((link) => link.replace(here, '')).sort()).toEqual(
      [START, '/guide/first#install-it', '/guide/second'].sort(),
    );
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).origin).toBe(here);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
