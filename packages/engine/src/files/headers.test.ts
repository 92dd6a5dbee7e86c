import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  cacheControl,
  headerPolicy,
  metaPolicy,
  schemeScript,
  securityHeaders,
  securityHeadersOf,
  stubPolicy,
} from './headers.ts';

it('allows what the site itself holds, each kind by name, one inline script by its hash, and nothing else', () => {
  const hash = createHash('sha256').update(schemeScript).digest('base64');
  expect(metaPolicy(undefined).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types docs',
  ]);
  // Browsers heed framing in the header only.
  expect(headerPolicy(undefined)).toBe(`${metaPolicy(undefined)}; frame-ancestors 'none'`);
  expect(stubPolicy).toBe("default-src 'none'; form-action 'none'; base-uri 'none'");
});

it('lets pages ask a hosted search as the one other place, and changes nothing else', () => {
  const host = 'https://search.example.org';
  for (const policy of [metaPolicy, headerPolicy])
    expect(policy(host)).toBe(policy(undefined).replace("connect-src 'self'", `connect-src 'self' ${host}`));
  expect(securityHeaders(host)['Content-Security-Policy']).toBe(headerPolicy(host));
  expect(securityHeadersOf('/a.html', host)).toEqual(securityHeaders(host));
  expect(securityHeadersOf('/a.svg', host)).toEqual(securityHeadersOf('/a.svg', undefined));
});

it('lets a picture style itself, in a sandbox', () => {
  const headers = securityHeadersOf('/a.svg', undefined);
  expect(headers['Content-Security-Policy']).toMatch(/style-src 'unsafe-inline'.*sandbox/);
});

const FOREVER = 'public, max-age=31536000, immutable';
it.each([
  ['/assets/js/user-guide.role.a-_3Cd34.js', FOREVER],
  ['/assets/img/shot-480.Ab12Cd34.avif', FOREVER],
  ['/assets/css/icons.css', 'no-cache'],
  ['/assets/js/vendor.min.js', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/guides/user-guide.json', 'no-cache'],
  ['/downloads/data.Ab12Cd34.zip', 'no-cache'],
])('%s is kept as %s says', (path, value) => {
  expect(cacheControl(path)).toBe(value);
});
