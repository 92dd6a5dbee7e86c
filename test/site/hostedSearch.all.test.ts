import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { headerPolicy, metaPolicy } from '../../packages/engine/src/files/headers.ts';
import { type RunningServer, startServer } from '../../packages/engine/src/hosting/server.ts';
import { runPush } from '../../packages/engine/src/search/push/runPush.ts';
import { runBuild } from '../support/runBuild.ts';
import { AlgoliaHost, TypesenseHost } from '../support/searchHosts.ts';
import { sharedFolder } from '../support/temporaryFolder.ts';
import { watchPages } from '../support/watchPages.ts';

let server: RunningServer;
const pages = watchPages(() => ({ baseURL: server.url.replace(/\/$/, ''), reducedMotion: 'reduce' }));

const START = '/guide/first';

describe.each([
  ['algolia', AlgoliaHost],
  ['typesense', TypesenseHost],
] as const)('a search by the protocol of %s', (protocol, Host) => {
  const root = sharedFolder();
  const dist = join(root, 'dist');
  const service = new Host();
  let host: string;

  beforeAll(async () => {
    host = await service.listen();
    cpSync(resolve(import.meta.dirname, '../fixtures/small'), root, { recursive: true });
    const search = JSON.stringify({ protocol, key: 'public', indexName: 'docs', host });
    const config = readFileSync(join(root, 'site.config.ts'), 'utf8');
    writeFileSync(
      join(root, 'site.config.ts'),
      config.replace('  nav:', `  icon: '/square.svg',\n  search: ${search},\n  nav:`),
    );
    expect(await runBuild(['build', '--root', root])).toMatchObject({ code: 0 });
    vi.stubEnv('SEARCH_ADMIN_KEY', 'secret');
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    await runPush(root, dist, false);
    service.keys.clear();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    server = await startServer({ folder: dist, port: 0, log: () => undefined });
  });

  afterAll(async () => {
    await server?.close();
    await service.close();
  });

  afterEach(() => {
    const { faults } = pages.current;
    faults.splice(0, Infinity, ...faults.filter((fault) => !fault.startsWith(`foreign request: ${host}/`)));
  });

  /** Opens the search on a page and asks. */
  async function search(query: string) {
    const page = await pages.open(START);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(query);
    return { page, hits: page.locator('#search-dialog .hit') };
  }

  it('finds what a push has sent, and leads there with the words marked', async () => {
    const { page, hits } = await search('second');
    const hit = hits.first();
    await hit.locator('mark').first().waitFor();
    expect([...service.keys]).toEqual(['public']);
    // Not even the index of the site.
    expect(pages.current.requests.filter((path) => path.startsWith('/assets/search/'))).toEqual([]);
    const target = new URL((await hit.getAttribute('href')) ?? '', page.url());
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === target.pathname && url.hash === target.hash);
    await page.waitForFunction(() => (CSS.highlights.get('search-hit')?.size ?? 0) > 0);
  });

  it('runs nothing that the host sends, and shows no link to elsewhere', async () => {
    const evil = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>';
    const pushed = service.records('docs');
    const record = (address: string) => ({
      ...pushed[0],
      address,
      title: `word ${evil}`,
      text: evil,
      trail: [evil],
    });
    service.fill('docs', ['javascript:window.ran=true', '//elsewhere.example/', '/guide/second'].map(record));
    const { page, hits } = await search('word');
    await hits.first().waitFor();
    expect(await hits.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/guide/second',
    ]);
    expect(await hits.first().textContent()).toContain('<img src=x onerror=');
    expect(await page.locator('#search-dialog :is(img, script)').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    service.fill('docs', pushed);
  });

  it('makes the content policy name its host, and no other', async () => {
    const page = await pages.blank();
    const response = await page.goto(START);
    expect(response?.headers()['content-security-policy']).toBe(headerPolicy(host));
    expect(await page.locator('meta[http-equiv]').getAttribute('content')).toBe(metaPolicy(host));
    expect(readFileSync(join(dist, '_headers'), 'utf8')).toContain(headerPolicy(host));
  });
});

it('no host is named where none is configured', () => {
  const ours = inject('dist');
  expect(readFileSync(join(ours, '_headers'), 'utf8')).toContain(headerPolicy(undefined));
  expect(JSON.parse(readFileSync(join(ours, 'manifest.json'), 'utf8'))).not.toHaveProperty('searchHost');
});
