import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDev } from '../../packages/engine/src/dev/dev.ts';
import type { RunningServer } from '../../packages/engine/src/hosting/server.ts';
import { recordQuality } from '../support/quality.mjs';
import { writeSite } from '../support/releases.ts';
import { twoGuides } from '../support/twoGuides.ts';

/** Where the command line prepares its bundle; its type is the build's own business. */
const runner: string = '../../packages/engine/cli.mjs';

const CANARY = 'nobody-may-read-this';
const outside = mkdtempSync(join(tmpdir(), 'docs-outside-'));
const root = join(outside, 'site');
let server: RunningServer;
let asked = 0;

beforeAll(async () => {
  writeSite(outside, { 'secret.txt': CANARY, 'secret.md': `# ${CANARY}`, 'secret.json': `"${CANARY}"` });
  writeSite(root, { ...twoGuides(), '.env': `KEY=${CANARY}`, '.env.local': CANARY, 'key.pem': CANARY });
  const { prepareEngine } = await import(runner);
  server = await startDev({ root, engine: await prepareEngine(), port: 0, log: () => undefined });
});

afterAll(async () => {
  await server?.close();
  rmSync(outside, { recursive: true, force: true, maxRetries: 9 });
});

interface Answer {
  status: number;
  body: string;
}

/** Asks with a path exactly as it is written, which `fetch` would straighten. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  asked++;
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port: server.port,
        path,
        method,
        headers: { host: `localhost:${server.port}`, ...headers },
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (text) => {
          body += text;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      },
    );
    asking.on('error', reject);
    asking.end();
  });
}

/** Ways to write one step up, and the slash behind it. */
const UPS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '..%00',
  '%252e%252e',
  '..;',
  '%c0%ae%c0%ae',
  '%u002e%u002e',
  '....',
];
const SLASHES = ['/', '%2f', '\\', '%5c', '//', '%252f', '/./'];
const FILES = ['secret.txt', 'secret.md', 'etc/passwd'];

const climbs = UPS.flatMap((up) =>
  SLASHES.flatMap((slash) =>
    FILES.map((file) => `/${`${up}${slash}`.repeat(file.startsWith('etc') ? 9 : 1)}${file}`),
  ),
);

describe('the development server', () => {
  it('serves nothing outside of the project, however it is asked', async () => {
    const absolute = [
      join(outside, 'secret.txt'),
      join(outside, 'secret.json'),
      '/etc/passwd',
      '/proc/self/environ',
    ];
    const prefixes = [
      '/@fs',
      '/@fs/',
      '/%40fs',
      '/@fs//',
      '/@fs/.',
      '/assets/../@fs',
      '/@fs/@fs',
      '/@id',
      '/@id/__x00__',
      '/__open-in-editor?file=',
      '/@vite/../..',
      '',
    ];
    const queries = [
      '',
      '?raw',
      '?url',
      '?import',
      '?inline',
      '?raw&import',
      '?import&raw',
      '?url&inline',
      '?v=1',
      '??raw',
      '?raw??',
      '#x',
      '?html-proxy&index=0.js',
      '?worker',
      '?init',
    ];
    const direct = absolute.flatMap((file) =>
      prefixes.flatMap((prefix) => queries.map((query) => `${prefix}${file}${query}`)),
    );
    const hidden = [
      '/.env',
      '/.env.local',
      '/key.pem',
      '/docs/../.env',
      `/@fs${join(root, '.env')}`,
      `/@fs${join(root, '.env.local')}`,
      `/@fs${join(root, 'key.pem')}`,
    ].flatMap((path) => queries.map((query) => path + query));
    const leaks: string[] = [];
    const spellings = [...new Set([...climbs, ...direct, ...hidden])];
    for (const path of spellings) {
      const { body } = await ask(path.replace(/[^\u0021-\u007e]/g, encodeURIComponent));
      if (body.includes(CANARY) || /root:.*:0:0:|PATH=/.test(body)) leaks.push(path);
    }
    expect(leaks).toEqual([]);
    expect(spellings.length).toBeGreaterThan(200);
    recordQuality('dev-server', [
      {
        label: 'Spellings of paths to files that the development server must not serve',
        value: spellings.length,
      },
      { label: 'Files that it served nevertheless', value: leaks.length },
    ]);
  });

  it.each([
    'example.org',
    'example.org:8080',
    'localhost.example.org',
    'localhost@example.org',
    '127.0.0.1.example.org',
    '127.0.0.1@example.org',
    'localhost:80@example.org',
    '0.0.0.0',
    '[::]',
    '192.168.1.2',
    '169.254.169.254',
    '127.0.0.2',
    'localhost.',
    'LOCALHOST.EXAMPLE.ORG',
    'xn--localhost',
    'localhost,example.org',
    'localhost example.org',
  ])('answers nobody who calls it "%s"', async (host) => {
    const { status, body } = await ask('/one/', { host });
    expect([400, 403]).toContain(status);
    expect(body).not.toContain('Revision 0');
  });

  it.each([
    'https://example.org',
    'http://example.org:8080',
    'null',
    'http://localhost.example.org',
    'http://localhost@example.org',
    'https://127.0.0.1.example.org',
    'file://',
    'chrome-extension://abcdefgh',
    'http://[::ffff:7f00:1].example.org',
    'javascript:alert(1)',
    'http://192.168.1.2',
    'x',
  ])('answers no page of "%s"', async (origin) => {
    for (const path of ['/one/', '/manifest.json', '/@vite/client']) {
      const { status, body } = await ask(path, { origin });
      expect([path, status]).toEqual([path, 403]);
      expect(body).toBe('Only this machine is answered.\n');
    }
  });

  it('opens no file from elsewhere in the editor, and nothing for pages of other sites', async () => {
    expect(await ask(`/__open-in-editor?file=${join(outside, 'secret.txt')}`)).toMatchObject({ status: 403 });
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    expect(await ask(`/__open-in-editor?file=${join(root, 'docs/one/page-1.md')}`, headers)).toMatchObject({
      status: 403,
    });
  });

  it('listens on the loopback address only', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others)
      await expect(fetch(`http://${address}:${server.port}/one/`)).rejects.toThrow();
    expect((await ask('/one/')).status).toBe(200);
    expect(asked).toBeGreaterThan(200);
  });
});
