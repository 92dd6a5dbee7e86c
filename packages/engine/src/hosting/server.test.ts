import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { close, listen } from '../../../../test/support/listen.ts';
import { sharedFolder } from '../../../../test/support/temporaryFolder.ts';
import { headerPolicy } from '../files/headers.ts';
import { type RunningServer, startServer } from './server.ts';

// What every host answers is asked in test/hosting/hosts.test.ts; here is what only this server does.

const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'guide/first.html': '<h1>First</h1>',
  'images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

async function writeSite(site: string, base: string, changed: Record<string, string> = {}): Promise<void> {
  const manifest = JSON.stringify({ build: 'b', base, guides: [], redirects: { '/old': '/guide/first' } });
  for (const [path, content] of Object.entries({ ...files, ...changed, 'manifest.json': manifest })) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), content);
  }
}

const folder = sharedFolder();
const running: RunningServer[] = [];
const lines: string[] = [];
/** Serves a site; gives its origin. */
async function serve(site: string, port = 0): Promise<string> {
  const server = await startServer({ folder: join(folder, site), port, log: (line) => lines.push(line) });
  running.push(server);
  return `http://localhost:${server.port}`;
}
const ask = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init });

beforeAll(async () => {
  await writeSite(join(folder, 'root'), '/');
  await writeSite(join(folder, 'based'), '/a/docs/');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

describe('startServer', () => {
  it.each<[path: string, status: number, detail: string]>([
    ['/', 302, '/a/docs/'],
    ['/a/docs/OLD/', 301, '/a/docs/guide/first'],
    ['/a/docsguide/first', 404, 'Not found'],
  ])('answers %s under a base with %d %s', async (path, status, detail) => {
    const response = await ask((await serve('based')) + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('location') ?? (await response.text())).toContain(detail);
    expect(running.at(-1)?.url).toMatch(/^http:\/\/localhost:\d+\/a\/docs\/$/);
  });

  it('sends the whole policy, and refuses methods', async () => {
    const origin = await serve('root');
    expect((await ask(origin)).headers.get('content-security-policy')).toBe(headerPolicy(undefined));
    expect((await ask(`${origin}/images/logo.svg`)).headers.get('content-security-policy')).toMatch(
      /sandbox$/,
    );
    const refused = await ask(origin, { method: 'POST' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(refused.headers.get('content-security-policy')).toBe(headerPolicy(undefined));
    const head = await ask(`${origin}/nothing`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([404, '']);
  });

  it('serves the new build after one has taken the place of the folder', async () => {
    await writeSite(join(folder, 'swapped'), '/');
    const origin = await serve('swapped');
    expect(await (await ask(`${origin}/guide/first`)).text()).toContain('First');
    await writeSite(join(folder, 'new'), '/', { 'guide/first.html': 'Rewritten', 'added.html': 'Added' });
    await rename(join(folder, 'swapped'), join(folder, 'before'));
    expect((await ask(`${origin}/guide/first`)).status).toBe(404);
    await rename(join(folder, 'new'), join(folder, 'swapped'));
    expect(await (await ask(`${origin}/guide/first`)).text()).toContain('Rewritten');
    expect((await ask(`${origin}/added`)).status).toBe(200);
  });

  it('takes the next free port when the one asked for is busy, and says so', async () => {
    const blocker = createServer();
    const port = await listen(blocker);
    const origin = await serve('root', port);
    expect(lines.slice(-2)).toEqual([
      `Port ${port} is in use; taking ${new URL(origin).port} instead.`,
      `Serving ${origin}/`,
    ]);
    await close(blocker);
  });

  it.each([-1, 65_536, 1.5, Number.NaN])('refuses port %d', async (port) => {
    await expect(serve('root', port)).rejects.toThrow(/is not a port/);
  });

  it('says what to do when nothing is built', async () => {
    await expect(serve('nowhere')).rejects.toThrow(/npm run build/);
  });
});
