import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Manifest } from '../../packages/engine/src/core/types.ts';
import { securityHeaders } from '../../packages/engine/src/files/headers.ts';
import { type Answer, ask, type RunningHost, startHosts } from '../support/hosting.ts';
import { recordQuality } from '../support/quality.mjs';
import { runBuild } from '../support/runBuild.ts';
import { sharedFolder } from '../support/temporaryFolder.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** A page of a name that needs escaping, and a video, which the site itself has none of. */
const ODD_PAGE = 'a/Release notes 2.0 é';
const VIDEO = 'video.mp4';
const HASHED = 'assets/js/sample.Ab12Cd34.js';

// Servers that root starts read as somebody else.
const dist = sharedFolder();
chmodSync(dist, 0o755);
let hosts: RunningHost[] = [];
let redirects: Manifest['redirects'] = {};
let asked = 0;

beforeAll(async () => {
  cpSync(inject('dist'), dist, { recursive: true });
  const write = (path: string, content: string | Buffer) => {
    cpSync(join(dist, 'index.html'), join(dist, path));
    writeFileSync(join(dist, path), content);
  };
  write(`${ODD_PAGE}.html`, '<h1>Notes</h1>');
  write(VIDEO, Buffer.alloc(5000, 'v'));
  write(HASHED, '// script');
  writeFileSync(join(dist, 'index.html.gz'), gzipSync(readFileSync(join(dist, 'index.html'))));
  redirects = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')).redirects;
  hosts = await startHosts(dist);
});
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.stop()));
  recordQuality('hosting', [
    { label: 'servers asked', value: hosts.length },
    { label: 'requests', value: asked },
  ]);
});

/** Asks every host the same, all of which have to answer alike. */
async function askAll(
  target: string,
  check: (answer: Answer) => void,
  headers: Record<string, string> = {},
): Promise<void> {
  for (const { name, port } of hosts) {
    asked++;
    const answer = await ask(port, target, headers);
    try {
      check(answer);
    } catch (cause) {
      throw new Error(`${name}: ${target}: ${cause}`, { cause });
    }
  }
}

const read = (path: string) => readFileSync(join(dist, path));
const encoded = encodeURI(`/${ODD_PAGE}`);

describe('nginx, Caddy and the preview server', () => {
  it.each([
    ['/', 'index.html'],
    ['/?x=1', 'index.html'],
    ['/user-guide/', 'user-guide/index.html'],
    ['/user-guide/role', 'user-guide/role.html'],
    ['/user-guide/role.md', 'user-guide/role.md'],
    [encoded, `${ODD_PAGE}.html`],
  ])('answer %s with %s', (target, file) =>
    askAll(target, ({ status, body }) => {
      expect(status).toBe(200);
      expect(body.equals(read(file))).toBe(true);
    }),
  );

  it.each([
    ['/index.html', '/'],
    ['/user-guide', '/user-guide/'],
    ['/user-guide/index.html', '/user-guide/'],
    ['/user-guide/role.html', '/user-guide/role'],
    ['/user-guide/role.html?x=1&y=%2F', '/user-guide/role?x=1&y=%2F'],
    ['/user-guide/role/', '/user-guide/role'],
    ['/user-guide/role/index.html', '/user-guide/role'],
    [`${encoded}.html`, encoded],
    ['/HOW-to-install-Cytomine/index.html', '/admin-guide/ce/installation'],
    ['/UsersV2.html?tab=1', '/user-guide/?tab=1'],
  ])('lead from %s to %s', (target, location) =>
    askAll(target, ({ status, headers }) => {
      expect([status, headers.location?.replaceAll('%C3%A9', '%c3%a9')]).toEqual([
        301,
        location.replaceAll('%C3%A9', '%c3%a9'),
      ]);
    }),
  );

  it('lead on from every old address, in three spellings', async () => {
    expect(Object.keys(redirects).length).toBeGreaterThan(9);
    for (const [from, to] of Object.entries(redirects)) {
      const [path = '', query] = from.split('?');
      const spellings = query === undefined ? [path, `${path}/`, `${path}.html`] : [from];
      for (const spelling of spellings)
        await askAll(encodeURI(spelling), ({ status, headers }) => {
          expect([status, headers.location?.replace(/\?.*/, '')]).toEqual([301, to]);
        });
    }
  });

  it.each([
    '/nothing',
    '/nothing/',
    '/nothing.html',
    '/404',
    '/assets/',
    '/manifest.json/x.html',
    `/${'x'.repeat(600)}`,
    '/assets/js/gone.00000000.js',
    '/constructor',
    '/user-guide/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
  ])('answer %s with the not-found page, or refuse it', (target) =>
    askAll(target, ({ status, headers, body }) => {
      if (status === 400) return;
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        404,
        expect.stringMatching(/^text\/html; ?charset=utf-8$/),
        'no-cache',
      ]);
      expect(body.equals(read('404.html'))).toBe(true);
    }),
  );

  it.each([
    '//example.org/..',
    '//example.org/index.html',
    '/\\example.org/',
    '/user-guide%0d%0aX-Planted:1/',
    '/x%0d%0aX-Planted:1.html',
  ])('do not redirect to another host by %s', (target) =>
    askAll(target, ({ headers }) => {
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(headers).not.toHaveProperty('x-planted');
    }),
  );

  it.each([
    ['/', /^text\/html; ?charset=utf-8$/, 'no-cache'],
    ['/user-guide/role.md', /^text\/markdown; charset=utf-8$/, 'no-cache'],
    ['/manifest.json', /^application\/json\b/, 'no-cache'],
    ['/api/openapi.yaml', /\/yaml; charset=utf-8$/, 'no-cache'],
    ['/images/logo.svg', /^image\/svg\+xml\b/, 'no-cache'],
    ['/sw.js', /^(?:text|application)\/javascript\b/, 'no-cache'],
    [`/${VIDEO}`, /^video\/mp4$/, 'no-cache'],
    [`/${HASHED}`, /^(?:text|application)\/javascript\b/, FOREVER],
  ])('send %s as %s, to be kept as %s says', (target, type, caching) =>
    askAll(target, ({ status, headers }) => {
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(type);
      expect(headers['cache-control']).toBe(caching);
      expect(headers.etag).toBeDefined();
    }),
  );

  it.each(['/', '/user-guide.html', '/nothing', '/manifest.json'])(
    'send %s with the headers that protect readers',
    (target) =>
      askAll(target, ({ headers }) => {
        const { 'Content-Security-Policy': _, ...same } = securityHeaders(undefined);
        for (const [name, value] of Object.entries(same)) expect(headers[name.toLowerCase()]).toBe(value);
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
        expect(headers['content-security-policy']).toContain("base-uri 'none'");
        expect(headers.server ?? '').not.toMatch(/\d/);
      }),
  );

  it('let a drawing that is opened by itself run nothing', () =>
    askAll('/images/logo.svg', ({ headers }) => {
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
    }));

  it('send the compressed file that lies beside a file, to those who take it', async () => {
    await askAll(
      '/',
      ({ headers, body }) => {
        expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
        expect(gunzipSync(body).equals(read('index.html'))).toBe(true);
      },
      { 'Accept-Encoding': 'gzip' },
    );
    await askAll('/', ({ headers }) => expect(headers['content-encoding']).toBeUndefined());
  });

  it('answer 304 when the browser has the page', async () => {
    for (const { port } of hosts) {
      const { headers } = await ask(port, '/user-guide/role');
      const again = await ask(port, '/user-guide/role', { 'If-None-Match': headers.etag ?? '' });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  it('send a part of a video', () =>
    askAll(
      `/${VIDEO}`,
      ({ status, headers, body }) => {
        expect([status, headers['content-range'], body.length]).toEqual([206, 'bytes 100-199/5000', 100]);
      },
      { Range: 'bytes=100-199' },
    ));
});

describe('the same under a base', () => {
  const based = sharedFolder();
  let own: RunningHost[] = [];
  beforeAll(async () => {
    chmodSync(based, 0o755);
    const fixture = join(import.meta.dirname, '../fixtures/small');
    cpSync(fixture, join(based, 'site'), { recursive: true });
    const args = ['--root', join(based, 'site'), '--base', '/a/b/', '--out', join(based, 'dist')];
    const { code, output } = await runBuild(['build', ...args]);
    if (code !== 0) throw new Error(output);
    own = await startHosts(join(based, 'dist'), '/a/b/');
  });
  afterAll(() => Promise.all(own.map((host) => host.stop())));

  it.each<[target: string, status: number, location?: string]>([
    ['/a/b/', 200],
    ['/a/b/guide/first', 200],
    ['/a/b', 301, '/a/b/'],
    ['/a/b/guide', 301, '/a/b/guide/'],
    ['/a/b/guide/first.html?x=1', 301, '/a/b/guide/first?x=1'],
    ['/a/b/Old/About/', 301, '/a/b/about'],
    ['/a/b/nothing', 404],
    ['/a/b/404', 404],
    ['/guide/first', 404],
  ])('%s -> %d %s', async (target, status, location) => {
    for (const { name, port } of own) {
      const answer = await ask(port, target);
      expect([name, answer.status, answer.headers.location]).toEqual([name, status, location]);
      if (status === 404)
        expect(answer.body.equals(readFileSync(join(based, 'dist/404.html'))), name).toBe(true);
    }
  });
});
