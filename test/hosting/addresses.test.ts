import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { securityHeaders } from '../../packages/engine/src/files/headers.ts';
import { listFiles, writeRelease } from '../../packages/engine/src/hosting/writeRelease.ts';
import { type Answer, ask, eachOf, type HostName, type RunningHost, startHosts } from '../support/hosting.ts';
import { hostingRows, type Row, stubs } from '../support/hostingRows.ts';
import { oddTargets } from '../support/oddTargets.ts';
import { recordQuality } from '../support/quality.mjs';
import { runBuild } from '../support/runBuild.ts';
import { IS_ALL } from '../support/speed.ts';

/** Where hosts differ on purpose: everything else must be equal. */
const DIFFERENCES: { host: HostName; rows: RegExp; why: string }[] = [
  { host: 'folder', rows: /^(?!GET )/, why: 'a host of files alone has no rules for methods' },
];

const CONTAINER_BYTES = 50_000_000;
/** What is said of images of nginx 1.30 on `alpine-slim`, and half as much again. */
const BASE_IMAGE_BYTES = 20_000_000;

const scratch = readableFolder(tmpdir());
afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 9 }));

/** Servers started by root read as somebody else. */
function readableFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'docs-hosting-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The small site under a base, with old addresses of every kind and names that need escaping. */
async function basedSite(): Promise<string> {
  const root = join(scratch, 'small');
  cpSync(join(import.meta.dirname, '../fixtures/small'), root, { recursive: true });
  const about = readFileSync(join(root, 'docs/about.md'), 'utf8').replace(
    'redirectFrom: /old/about',
    'redirectFrom:\n  - /old/about\n  - /Old%20Pages/View+Page\n  - /pages/view.action?pageId=12&tab=a\n  - /very-old.html',
  );
  writeFileSync(join(root, 'docs/about.md'), about);
  writeFileSync(
    join(root, 'docs/Release Notes 2.0.md'),
    '---\ntitle: Release notes\norphan: true\n---\n\nText.\n',
  );
  const dist = join(scratch, 'based');
  const { code, output } = await runBuild(['build', '--root', root, '--base', '/a/b/', '--out', dist]);
  if (code !== 0) throw new Error(output);
  return dist;
}

let rowsAsked = 0;
let spellingsAsked = 0;
const hostsSeen = new Set<HostName>();

const SITES: [place: string, base: string, getDist: () => Promise<string>][] = [
  ['at the root', '/', async () => inject('dist')],
  ['under a base', '/a/b/', basedSite],
];

describe.each(IS_ALL ? SITES : SITES.slice(0, 1))('a site %s', (_, base, getDist) => {
  let dist = '';
  let lean = '';
  let hosts: RunningHost[] = [];
  let rows: Row[] = [];
  beforeAll(async () => {
    dist = await getDist();
    const release = readableFolder(scratch);
    await writeRelease(dist, release, { isQuick: true });
    lean = readableFolder(scratch);
    await writeRelease(dist, lean, { isQuick: true, isLean: true });
    hosts = await startHosts({ dist, release, lean, base });
    rows = hostingRows(dist, base);
  });
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.stop()));
  });

  it('is served by our own server and from a bare folder at least', () => {
    expect(hosts.map(({ name }) => name)).toEqual(expect.arrayContaining(['preview', 'folder']));
    expect(rows.length).toBeGreaterThan(base === '/' ? 300 : 100);
  });

  it('gets the same answer to every row from every host', async () => {
    const faults: string[] = [];
    for (const { name, port } of hosts) {
      hostsSeen.add(name);
      const own = rows.filter((row) => !isDifferent(name, row) && (name !== 'folder' || row.isPlain));
      rowsAsked += own.length;
      await eachOf(own, async (row) => {
        const answer = await ask(port, row.target, row.headers, row.method);
        const found = name === 'folder' ? plainFaults(row, answer, dist) : faultsOf(row, answer, dist);
        faults.push(
          ...found.map(
            (fault) => `${name}: ${row.method} ${row.target} ${JSON.stringify(row.headers)}: ${fault}`,
          ),
        );
      });
    }
    expect(faults).toEqual([]);
  });

  it('fits a container of 50 MB without what is there twice', () => {
    const paths = listFiles(lean).filter((path) => path.startsWith('site/'));
    const isDouble = (path: string) => paths.includes(`${path}.gz`) || paths.includes(`${path}.br`);
    expect(paths.filter(isDouble)).toEqual([]);
    expect(paths.filter((path) => path.endsWith('.gz')).length).toBeGreaterThan(10);
    expect(listFiles(lean)).not.toContain('caddy/routes.caddy');
    // Compressed in haste, so this is more than a release for use has.
    const bytes = listFiles(lean).reduce((sum, path) => sum + statSync(join(lean, path)).size, 0);
    expect(bytes).toBeLessThan(CONTAINER_BYTES - BASE_IMAGE_BYTES);
  });

  it('answers 304 to its own validator, one per encoding', async () => {
    for (const { name, port } of hosts.filter((host) => host.name !== 'folder')) {
      const tags = new Set<string>();
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'Accept-Encoding': encoding };
        const { headers: first } = await ask(port, base, headers);
        tags.add(first.etag ?? '');
        const again = await ask(port, base, { ...headers, 'If-None-Match': first.etag ?? '' });
        expect([name, again.status, again.body.length]).toEqual([name, 304, 0]);
        expect(policyFaults(again, base)).toEqual([]);
        expect((await ask(port, base, { ...headers, 'If-None-Match': '"other"' })).status).toBe(200);
      }
      expect(tags.size, name).toBe(3);
    }
  });

  it('leads readers of a bare folder on from old addresses', async () => {
    const folder = hosts.find(({ name }) => name === 'folder');
    const old = stubs(dist, base);
    for (const { target, text } of old) {
      const { status, body } = await ask(folder?.port ?? 0, target.replace(/index\.html$/, ''));
      expect([target, status]).toEqual([target, 200]);
      expect(body.toString()).toContain(text);
      expect(body.toString()).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none'`);
    }
    expect(old.length).toBeGreaterThan(base === '/' ? 5 : 1);
  });

  it('stays on the site whatever the path is made to look like', async () => {
    const all = oddTargets(base);
    expect(all.length).toBeGreaterThan(2000);
    const targets = all.filter((_, i) => IS_ALL || i % 10 === 0);
    const faults: string[] = [];
    for (const { name, port } of hosts) {
      await eachOf(targets, async (target) => {
        spellingsAsked++;
        const { status, headers, body } = await ask(port, target);
        const text = body.toString('latin1');
        const where = `${name}: ${JSON.stringify(target)}: ${status}`;
        if (![200, 301, 302, 400, 404].includes(status)) faults.push(`${where} is no answer to this`);
        if (/root:.*:0:0:|"scripts"|docs_odd|PRIVATE/.test(text))
          faults.push(`${where} shows a file from outside`);
        const { location } = headers;
        if (location !== undefined && !/^\/(?![/\\])[\x21-\x7e]*$/.test(location))
          faults.push(`${where} leads to ${location}`);
        if (headers['x-planted'] !== undefined || headers['set-cookie'] !== undefined)
          faults.push(`${where} has a planted header`);
      });
    }
    expect(faults).toEqual([]);
  });
});

describe('figures', () => {
  it('are kept', () => {
    if (IS_ALL)
      recordQuality('hosting', [
        { label: 'hosts compared', value: hostsSeen.size },
        { label: 'requests compared', value: rowsAsked },
        { label: 'hostile paths sent', value: spellingsAsked },
      ]);
    expect(rowsAsked).toBeGreaterThan(600);
  });
});

function isDifferent(host: HostName, { method, target }: Row): boolean {
  return DIFFERENCES.some(
    (difference) => difference.host === host && difference.rows.test(`${method} ${target}`),
  );
}

function plainFaults(row: Row, { status, body }: Answer, dist: string): string[] {
  if (status !== row.status) return [`status ${status}, not ${row.status}`];
  return row.file !== undefined && !body.equals(readFileSync(join(dist, row.file))) ? ['another body'] : [];
}

function faultsOf(row: Row, answer: Answer, dist: string): string[] {
  const { status, headers } = answer;
  const faults = policyFaults(answer, row.target);
  const compare = (name: string, given: string | undefined, expected: string | undefined) => {
    if (given !== expected) faults.push(`${name} ${given}, not ${expected}`);
  };
  compare('status', String(status), String(row.status));
  compare('location', headers.location, row.location);
  if (row.type !== undefined) compare('type', headers['content-type'], row.type);
  if (row.status !== 405) compare('cache', headers['cache-control'], row.cache);
  else compare('allow', headers.allow, 'GET, HEAD');
  if (row.encoding !== undefined) compare('encoding', headers['content-encoding'], row.encoding);
  if (row.status === 200 && headers.etag === undefined) faults.push('no validator');
  faults.push(...encodingFaults(row, answer));
  if (row.method === 'HEAD' && answer.body.length > 0) faults.push('a body');
  if (row.file !== undefined && row.method === 'GET') {
    const file = readFileSync(join(dist, row.file));
    const isSame = decode(answer).equals(file);
    if (!isSame) faults.push(`another body than ${row.file}`);
  }
  return faults;
}

function encodingFaults({ headers: asked, file }: Row, { headers }: Answer): string[] {
  const encoding = headers['content-encoding'];
  const accept = asked['Accept-Encoding'] ?? '';
  if (encoding === 'br' && !/\bbr(?!;q=0)/.test(accept)) return ['br although nobody asked for it'];
  if (encoding === 'gzip' && !/gzip/.test(accept)) return ['gzip although nobody asked for it'];
  const isText = /charset/.test(headers['content-type'] ?? '');
  if (file !== undefined && isText && headers.vary !== 'Accept-Encoding') return [`Vary ${headers.vary}`];
  return [];
}

function decode({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

function policyFaults({ status, headers }: Answer, target: string): string[] {
  const isDrawing = status === 200 && /\.svg/.test(target);
  const faults = Object.entries(securityHeaders(undefined)).flatMap(([name, value]) => {
    const given = headers[name.toLowerCase()];
    if (isDrawing && name === 'Content-Security-Policy')
      return given?.endsWith('; sandbox') ? [] : ['a drawing without its policy'];
    return given === value ? [] : [`${name}: ${given}`];
  });
  const server = headers.server ?? '';
  return /\d|\//.test(server) ? [...faults, `tells its version: ${server}`] : faults;
}
