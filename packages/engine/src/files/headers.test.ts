import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  cacheControl,
  headerPolicy,
  metaPolicy,
  schemeScript,
  securityHeaders,
  securityHeadersOf,
  stubPolicy,
} from './headers.ts';

describe('policy', () => {
  it('allows what the site itself holds, each kind by name, and nothing else', () => {
    expect(
      metaPolicy(undefined)
        .replace(/'sha256-[^']*'/, '#')
        .split('; '),
    ).toEqual([
      "default-src 'none'",
      "script-src 'self' #",
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
    expect(stubPolicy).toBe("default-src 'none'; form-action 'none'; base-uri 'none'");
  });

  it('allows the one inline script, by its hash, and no other', () => {
    const hash = createHash('sha256').update(schemeScript).digest('base64');
    expect(headerPolicy(undefined)).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headerPolicy(undefined)).not.toContain('unsafe');
  });

  it('says in the header what the element may not say', () => {
    expect(headerPolicy(undefined)).toBe(`${metaPolicy(undefined)}; frame-ancestors 'none'`);
    expect(metaPolicy(undefined)).not.toMatch(/frame-ancestors|report|sandbox/);
    expect(metaPolicy(undefined)).not.toContain('"');
  });

  it('demands trusted types of one policy', () => {
    expect(metaPolicy(undefined)).toMatch(/require-trusted-types-for 'script'; trusted-types docs$/);
  });
});

describe('a hosted search', () => {
  const host = 'https://search.example.org';

  it('is the one other place that a page may ask, and changes nothing else', () => {
    for (const policy of [metaPolicy, headerPolicy]) {
      expect(policy(host)).toBe(
        policy(undefined).replace("connect-src 'self'", `connect-src 'self' ${host}`),
      );
      expect(policy(undefined)).not.toMatch(/https?:/);
    }
    expect(securityHeaders(host)['Content-Security-Policy']).toBe(headerPolicy(host));
    expect(securityHeadersOf('/a.html', host)).toEqual(securityHeaders(host));
    expect(securityHeadersOf('/a.svg', host)).toEqual(securityHeadersOf('/a.svg', undefined));
  });
});

describe('securityHeadersOf', () => {
  it('lets a picture style itself, and gives every other file the same', () => {
    expect(securityHeadersOf('/a.svg', undefined)['Content-Security-Policy']).toMatch(
      /style-src 'unsafe-inline'.*sandbox/,
    );
    expect(securityHeadersOf('/a.html', undefined)).toEqual(securityHeaders(undefined));
  });
});

describe('cacheControl', () => {
  const forever = 'public, max-age=31536000, immutable';
  it.each([
    ['/assets/js/boot.Ab12Cd34.js', forever],
    ['/assets/js/user-guide.role.a-_3Cd34.js', forever],
    ['/assets/img/shot-480.Ab12Cd34.avif', forever],
    ['/assets/css/icons.Ab12Cd34.css', forever],
    ['/assets/css/icons.css', 'no-cache'],
    ['/assets/js/vendor.min.js', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/manifest.json', 'no-cache'],
    ['/guides/user-guide.json', 'no-cache'],
    ['/images/logo.svg', 'no-cache'],
    ['/downloads/data.Ab12Cd34.zip', 'no-cache'],
  ])('%s: %s', (path, value) => {
    expect(cacheControl(path)).toBe(value);
  });
});
