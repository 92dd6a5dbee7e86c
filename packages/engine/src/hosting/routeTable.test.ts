import { describe, expect, it } from 'vitest';
import type { Address } from '../core/types.ts';
import { caddyRoutes } from './caddyConfig.ts';
import { nginxMaps, nginxServer } from './nginxConfig.ts';
import { routeRequest } from './routeRequest.ts';
import { routeTable } from './routeTable.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

const site: SiteSnapshot = {
  base: '/docs/',
  files: new Set(['index.html', 'guide/index.html', 'guide/Step 1.html']),
  pages: new Map([
    ['/', '/' as Address],
    ['/guide/', '/guide/' as Address],
    ['/guide/step 1', '/guide/Step%201' as Address],
  ]),
  redirects: new Map([
    ['/old', '/guide/' as Address],
    ['/old/file.html', '/guide/Step%201' as Address],
    ['/view?id=1&tab=$a', '/guide/' as Address],
  ]),
  searchHost: undefined,
};
const table = routeTable(site);

it('lets the rules of every server name the host of a hosted search, and no other', () => {
  const host = 'https://search.example.org';
  const hosted = routeTable({ ...site, searchHost: host });
  for (const rules of [nginxMaps, nginxServer, caddyRoutes]) {
    expect(rules(hosted)).toContain(`connect-src 'self' ${host};`);
    expect(rules(table)).toContain("connect-src 'self';");
  }
});

describe('routeTable', () => {
  it('has every page at its own path', () => {
    expect(table.pages).toEqual([
      { path: '/docs/', address: '/docs/', file: 'index.html' },
      { path: '/docs/guide/', address: '/docs/guide/', file: 'guide/index.html' },
      { path: '/docs/guide/Step 1', address: '/docs/guide/Step%201', file: 'guide/Step 1.html' },
    ]);
  });

  it('leads every spelling where our own server leads it', () => {
    expect(table.spellings.get('/docs/guide')).toBe('/docs/guide/');
    expect(table.spellings.get('/docs/guide/step 1.html')).toBe('/docs/guide/Step%201');
    expect(table.spellings.get('/docs/old/index.html')).toBe('/docs/guide/');
    expect(table.spellings.get('/docs/old/file')).toBe('/docs/guide/Step%201');
    for (const [path, location] of table.spellings)
      expect(routeRequest(encodeURI(path), site)).toEqual({ type: 'redirect', location, permanent: true });
  });

  it('keeps old addresses with a query apart', () => {
    expect(table.queries).toEqual([
      { path: '/docs/view', parameters: ['id=1', 'tab=$a'], address: '/docs/guide/' },
    ]);
  });
});

describe('rules for servers', () => {
  it('quote what configuration files would read as their own', () => {
    const maps = nginxMaps(table);
    expect(maps).toContain('"/docs/guide/step 1" "/docs/guide/Step 1";');
    expect(maps).toContain('"/docs/guide/Step 1" "/docs/guide/Step%201";');
    expect(maps).toContain('(?=(?:.*&)?tab=\\$a(?:&|$))');
    const keys = [...maps.matchAll(/^ {2}"(\/[^"]*)" "/gm)].map(([, key]) => key?.toLowerCase());
    expect(keys.length).toBeGreaterThan(10);
    expect(nginxServer(table)).toContain('location ^~ "/docs/" {');
    const routes = caddyRoutes(table);
    expect(routes).toContain('`/docs/guide/Step 1` `/guide/Step 1.html`');
    expect(routes).toContain('id=1&(?:.*&)?tab=\\$a|tab=\\$a&(?:.*&)?id=1');
  });

  it('of a lean release lead nginx to what it has to inflate, pages included', () => {
    expect(nginxMaps(table, true)).toContain('"/docs/guide/Step 1" "/guide/Step 1.html";');
    expect(nginxMaps(table)).not.toContain('"/docs/guide/Step 1" "/guide/Step 1.html";');
    const server = nginxServer(table, true);
    expect(server.match(/ @docs_inflated;/g)).toHaveLength(table.pages.length + 1);
    expect(server.match(/gunzip on;/g)).toHaveLength(2);
    expect(nginxServer(table)).not.toMatch(/gunzip|gzip_static|inflated/);
  });

  it('are the same for the same site', () => {
    expect(nginxMaps(routeTable(site))).toBe(nginxMaps(table));
    expect(caddyRoutes(routeTable(site))).toBe(caddyRoutes(table));
  });
});
