import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../packages/engine/src/hosting/server.ts';
import { startDevServer } from '../support/devServer.ts';
import { ask as askPort } from '../support/hosting.ts';
import { recordQuality } from '../support/quality.mjs';
import { writeSite } from '../support/releases.ts';
import { sharedFolder } from '../support/temporaryFolder.ts';
import { twoGuides } from '../support/twoGuides.ts';

const CANARY = 'nobody-may-read-this';
const outside = sharedFolder();
const root = join(outside, 'site');
let server: RunningServer;

beforeAll(async () => {
  writeSite(outside, { 'secret.txt': CANARY, 'secret.md': `# ${CANARY}`, 'secret.json': `"${CANARY}"` });
  writeSite(root, { ...twoGuides(), '.env': `KEY=${CANARY}`, '.env.local': CANARY, 'key.pem': CANARY });
  server = await startDevServer(root);
});

afterAll(() => server?.close());

async function ask(path: string, headers: Record<string, string> = {}) {
  const { status, body } = await askPort(server.port, path, { host: `localhost:${server.port}`, ...headers });
  return { status, body: body.toString() };
}

/** Every way to write one step up, with every slash behind it, once or up to the root of the disk. */
const UPS = '.. %2e%2e .%2e %2E. ..%00 %252e%252e ..; %c0%ae%c0%ae %u002e%u002e'.split(' ');
const SLASHES = ['/', '%2f', '\\', '%5c', '//', '%252f', '/./'];
const climbs = UPS.flatMap((up) =>
  SLASHES.flatMap((slash) => [
    `/${up}${slash}secret.txt`,
    `/${up}${slash}secret.md`,
    `/${`${up}${slash}`.repeat(9)}etc/passwd`,
  ]),
);

/** Files of others and hidden ones of the project, under prefixes and with queries that bundlers have a use for. */
const FILES = [
  join(outside, 'secret.txt'),
  join(outside, 'secret.json'),
  '/etc/passwd',
  '/proc/self/environ',
  ...['.env', '.env.local', 'key.pem'].map((name) => join(root, name)),
];
const PREFIXES = '/@fs /@fs/ /%40fs /@fs//. /assets/../@fs /@fs/@fs /@id /@id/__x00__ /@vite/../..';
const QUERIES =
  '?raw ?url ?import ?inline ?raw&import ?import&raw ?url&inline ??raw ?raw?? ?html-proxy&index=0.js ?worker ?init';
const named = [
  ...FILES.flatMap((file) => ['', ...PREFIXES.split(' ')].map((prefix) => prefix + file)),
  ...['/.env', '/.env.local', '/key.pem', '/docs/../.env'],
].flatMap((path) => ['', ...QUERIES.split(' ')].map((query) => path + query));

describe('the development server', () => {
  it('serves nothing outside of the project, however it is asked', async () => {
    const leaks: string[] = [];
    const spellings = [...climbs, ...named];
    for (const path of spellings) {
      const { body } = await ask(path);
      if (body.includes(CANARY) || /root:.*:0:0:|PATH=/.test(body)) leaks.push(path);
    }
    expect(leaks).toEqual([]);
    recordQuality('dev-server', [
      {
        label: 'Spellings of paths to files that the development server must not serve',
        value: spellings.length,
      },
      { label: 'Files that it served nevertheless', value: leaks.length },
    ]);
  });

  it.each([
    'example.org:8080',
    'localhost.example.org',
    'localhost@example.org',
    '127.0.0.1.example.org',
    'localhost:80@example.org',
    '0.0.0.0',
    '192.168.1.2',
    '127.0.0.2',
    'localhost,example.org',
    'localhost example.org',
  ])('does not answer requests for the host "%s"', async (host) => {
    const { status, body } = await ask('/one/', { host });
    expect([400, 403]).toContain(status);
    expect(body).not.toContain('Revision 0');
  });

  it.each([
    'https://example.org',
    'null',
    'http://localhost.example.org',
    'http://localhost@example.org',
    'file://',
    'http://[::ffff:7f00:1].example.org',
    'http://192.168.1.2',
    'x',
  ])('answers no page of "%s"', async (origin) => {
    for (const path of ['/one/', '/manifest.json', '/@changes'])
      expect([path, await ask(path, { origin })]).toEqual([
        path,
        { status: 403, body: 'Only this machine is answered.\n' },
      ]);
  });

  it('answers no script, picture or frame of other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    expect(await ask('/one/', headers)).toMatchObject({ status: 403 });
  });

  it('listens on the loopback address only', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others)
      await expect(fetch(`http://${address}:${server.port}/one/`)).rejects.toThrow();
    expect((await ask('/one/')).status).toBe(200);
  });
});
