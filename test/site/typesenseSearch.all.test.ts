import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { headerPolicy, metaPolicy } from '../../packages/engine/src/files/headers.ts';
import { type RunningServer, startServer } from '../../packages/engine/src/hosting/server.ts';
import { runPush } from '../../packages/engine/src/search/push/runPush.ts';
import { bePatient } from '../support/bePatient.ts';
import { connectBrowser, enhanced, openPage, type Watched } from '../support/browser.ts';
import { buildHostedSite } from '../support/hostedSite.ts';
import { TypesenseService } from '../support/typesenseService.ts';

connectBrowser();

const START = '/guide/first';
const root = mkdtempSync(join(tmpdir(), 'docs-typesense-site-'));
const dist = join(root, 'dist');
const service = new TypesenseService();
let host: string;
let server: RunningServer;
let pushed: ReadonlyMap<string, Record<string, unknown>>;
let watched: Watched;
let page: Page;

beforeAll(async () => {
  host = await service.listen();
  await buildHostedSite(root, { protocol: 'typesense', key: 'public', indexName: 'docs', host });
  vi.stubEnv('SEARCH_ADMIN_KEY', 'secret');
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  await runPush([], root, dist);
  log.mockRestore();
  vi.unstubAllEnvs();
  pushed = new Map(service.collections.get('docs_a'));
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
  service.requests.length = 0;
  service.keys.clear();
  service.fill('docs', [...pushed.values()]);
  watched = await openPage({ baseURL: server.url.replace(/\/$/, ''), reducedMotion: 'reduce' });
  page = watched.page;
  await bePatient(page);
});

afterEach(async () => {
  await watched.context.close();
  expect(
    watched.faults.filter((fault) => !fault.startsWith(`foreign request: ${host}/multi_search`)),
  ).toEqual([]);
});

const hits = () => page.locator('#search-dialog .hit');

/** Opens the search on a page and asks. */
async function search(query: string): Promise<void> {
  await page.goto(START);
  await enhanced(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
}

describe('a search at Typesense', () => {
  it('finds what a push has sent, by one request without a preflight, and leads there', async () => {
    await search('second');
    await hits().first().waitFor();
    expect(await hits().first().locator('mark').first().textContent()).toMatch(/second/i);
    expect(service.lastSearch).toMatchObject({ collection: 'docs', q: 'second', group_by: 'url' });
    expect([...service.keys]).toEqual(['public']);
    expect([...new Set(service.requests)]).toEqual(['POST /multi_search']);
    const urls = await hits().evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(new Set(urls).size).toBe(urls.length);
    const target = new URL(urls[0] ?? '', page.url());
    await hits().first().click();
    await page.waitForURL((url) => url.pathname === target.pathname && url.hash === target.hash);
  });

  it('is the one host that the content policy names', async () => {
    const response = await page.goto(START);
    expect(response?.headers()['content-security-policy']).toBe(headerPolicy(host));
    expect(await page.locator('meta[http-equiv]').getAttribute('content')).toBe(metaPolicy(host));
  });

  it.each(['failing', 'broken', 'empty'] as const)(
    'gives way to the index of the site when the host is %s',
    async (mood) => {
      // Without the collection, every answer is 200 and holds an error.
      if (mood === 'empty') service.aliases.clear();
      else service.mood = mood;
      await search('second');
      await page.getByRole('alert').filter({ hasText: 'The search service does not answer.' }).waitFor();
      await page.getByRole('option').first().waitFor();
      expect(await page.getByRole('combobox').inputValue()).toBe('second');
      watched.faults = watched.faults.filter((fault) => !/status of 503/.test(fault));
    },
  );

  it('runs nothing that the host sends, and leads nowhere else', async () => {
    const evil = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>';
    const document = (id: string, url: string) => ({
      id,
      url,
      'hierarchy.lvl0': evil,
      'hierarchy.lvl1': `word ${evil}`,
      content: `word ${evil}`,
    });
    service.fill('docs', [
      document('1', 'javascript:window.ran=true'),
      document('2', 'https://elsewhere.example/'),
      document('3', '//elsewhere.example/'),
      document('4', '/guide/second'),
    ]);
    await search('word');
    await hits().first().waitFor();
    expect(await hits().evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/guide/second',
    ]);
    expect(await hits().first().textContent()).toContain('<img src=x onerror=');
    expect(await page.locator('#search-dialog :is(img, script)').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
