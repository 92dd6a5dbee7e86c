import { expect, it } from 'vitest';
import type { Address } from '../core/types.ts';
import { securityHeaders } from '../files/headers.ts';
import { makeContent } from '../files/plan.ts';
import { hostFiles, releaseFile } from './hostFiles.ts';

const files = hostFiles(
  {
    '/old path': '/new' as Address,
    '/pages/view?pageid=12&tab=a': '/new' as Address,
  },
  '/docs/',
  'https://search.example.org',
);
const [headers = '', redirects = '', nginx = '', caddy = ''] = files.map((file) =>
  'content' in file ? String(file.content) : '',
);

it('lists every header for every path, a year for assets, a sandbox for drawings', () => {
  const [all = '', assets, drawings] = headers.trim().split('\n\n');
  expect(all.split('\n')[0]).toBe('/docs/*');
  for (const [name, value] of Object.entries(securityHeaders('https://search.example.org')))
    expect(all).toContain(`\n  ${name}: ${value}`);
  expect(assets).toBe('/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(drawings).toMatch(/^\/docs\/\*\.svg\n {2}Content-Security-Policy: .*; sandbox$/);
});

it('leads from old addresses, by query where only that tells, on static hosts, nginx and Caddy', () => {
  expect(redirects.trim().split('\n')).toEqual([
    '/docs/old%20path /docs/new 301',
    '/docs/old%20path/ /docs/new 301',
    '/docs/pages/view pageid=12 tab=a /docs/new 301',
  ]);
  // Both compare in one spelling; patterns of Caddy without a query fit any.
  expect(nginx.trim().split('\n')).toEqual([
    '"/docs/old path" "/docs/new";',
    '"/docs/pages/view?pageid=12&tab=a" "/docs/new";',
  ]);
  expect(caddy.trim().split('\n')).toEqual([
    '`~(?i)^/docs/old path\\?` `/docs/new`',
    '`~(?i)^/docs/pages/view\\?pageid=12&tab=a$` `/docs/new`',
  ]);
});

const release = (sums: Record<string, string>) => {
  const file = releaseFile('b')(new Map(Object.entries(sums)));
  expect(file.path).toBe('release.json');
  return JSON.parse(String(makeContent(file)));
};

it('depends on every path and content, and on no order', () => {
  const first = release({ 'a.html': '1', 'b.html': '2' });
  expect(first).toEqual({ release: expect.stringMatching(/^[\w-]{16}$/), build: 'b' });
  expect(release({ 'b.html': '2', 'a.html': '1' })).toEqual(first);
  const others = [{ 'a.html': '1' }, { 'a.html': '2', 'b.html': '1' }, { 'a.html': '1', 'c.html': '2' }];
  for (const other of others) expect(release(other).release).not.toBe(first.release);
});
