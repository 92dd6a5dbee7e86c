import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../hosting/server.ts';
import { startDev } from './dev.ts';

/** Where the command line prepares its bundle; its type is the build's own business. */
const runner: string = '../../cli.mjs';

const config = `export default {
  title: 'Small site',
  description: 'For a test.',
  base: '/x/',
  sidebars: { '/guide/': { title: 'Guide', items: [['/guide/', 'Start'], ['/guide/role', 'Roles']] } },
};
`;
const role =
  '---\ntitle: Roles\nredirectFrom: /UsersV2\n---\n\nWhat each may do.\n\n## Members\n\nSee [start](/guide/).\n';

let root: string;
let server: RunningServer;
let hot: Awaited<ReturnType<typeof openHotClient>>;
const lines: string[] = [];

const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url(path), { headers, redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();
const save = (path: string, content: string) => writeFile(join(root, path), content);

/** Listens as Vite's client in a browser does. Messages are read as text, whatever stands between them. */
async function openHotClient() {
  const token = /wsToken = "([^"]+)"/.exec(await text('/x/@vite/client'))?.[1];
  const socket = connect(server.port, '127.0.0.1');
  let heard = '';
  let wake = () => {};
  socket.on('data', (data) => {
    heard += data.toString('latin1');
    wake();
  });
  const request = [
    `GET /x/?token=${token} HTTP/1.1`,
    `Host: localhost:${server.port}`,
    `Origin: http://localhost:${server.port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Protocol: vite-hmr',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  socket.write(`${request.join('\r\n')}\r\n\r\n`);
  const client = {
    /** Waits for the next message with this text; what came before it is forgotten. */
    async next(message: RegExp): Promise<void> {
      let found = message.exec(heard);
      while (!found) {
        await new Promise<void>((heardMore) => {
          wake = heardMore;
        });
        found = message.exec(heard);
      }
      heard = heard.slice(found.index + found[0].length);
    },
    close: () => socket.destroy(),
  };
  await client.next(/"type":"connected"/);
  return client;
}

const CHANGED_ROLE = /"docs:changed","data":\{"addresses":\[[^\]]*"\/guide\/role"/;
const MENDED = /"event":"docs:mended"/;

/** Waits until browsers that hear of a change find these words in the page about roles. */
async function roleSays(words: string): Promise<void> {
  while (!(await text('/x/guide/role')).includes(words)) await hot.next(CHANGED_ROLE);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-'));
  await mkdir(join(root, 'docs/guide'), { recursive: true });
  await mkdir(join(root, 'public'));
  await save('site.config.ts', config);
  await save('docs/README.md', '---\nhome: true\ntitle: Home\n---\n\n[Guide](/guide/)\n');
  await save('docs/guide/README.md', '# Start\n\nBegin here.\n');
  await save('docs/guide/role.md', role);
  await save('public/data.txt', 'plain');
  const { prepareEngine } = await import(runner);
  const engine = await prepareEngine();
  server = await startDev({ root, engine, port: 0, log: (line) => lines.push(line) });
  hot = await openHotClient();
});
afterAll(async () => {
  hot.close();
  await server.close();
  await rm(root, { recursive: true, force: true, maxRetries: 9 });
});

describe('what the development server answers', () => {
  it.each<[path: string, status: number, content: RegExp]>([
    ['/x/', 200, /<title>Small site<\/title>/],
    ['/x/guide/role', 200, /What each may do/],
    ['/x/nothing', 404, /Page not found/],
    ['/x/search', 200, /<title>Search/],
    ['/x/guide/role.md', 200, /^# Roles\n/],
    ['/x/data.txt', 200, /^plain$/],
    ['/x/manifest.json', 200, /"redirects":\{"\/usersv2":"\/guide\/role"\}/],
    ['/x/guides/guide.json', 200, /"chunks":\{"\/guide\/":"dev"/],
    ['/x/assets/js/guide.role.dev.js', 200, /^export const chunk\s*=/],
    ['/x/assets/search/titles.dev.json', 200, /"sections":\[/],
    ['/x/llms.txt', 200, /# Small site/],
    ['/x/src/client/boot.ts', 200, /import/],
    ['/x/@fs/etc/hostname', 403, /./],
  ])('%s -> %d', async (path, status, content) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(content);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it.each([
    ['/x/guide/role.html', '/x/guide/role'],
    ['/x/UsersV2?a=1', '/x/guide/role?a=1'],
    ['/', '/x/'],
  ])('%s leads to %s', async (path, location) => {
    expect((await get(path)).headers.get('location')).toBe(location);
  });

  it('has the styles in the document, so that nothing flashes', async () => {
    const html = await text('/x/guide/role');
    const [head = ''] = html.split('<body>');
    const [, css = ''] =
      /<style data-vite-dev-id="[^"]*\/theme\/sheets\/style\.css">(.*?)<\/style>/s.exec(head) ?? [];
    expect(css).toContain('.sidebar-link');
  });

  it('answers only this machine', async () => {
    expect((await get('/x/', { Origin: 'https://example.org' })).status).toBe(403);
    const socket = connect(server.port, '127.0.0.1');
    socket.end('GET /x/ HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n');
    const [data] = await once(socket, 'data');
    expect(String(data)).toMatch(/^HTTP\/1\.1 403 /);
  });
});

describe('what a saved file does', () => {
  it('tells browsers that a page they have is another: its text, its title, its place in the sidebar', async () => {
    await text('/x/guide/role');
    await save('docs/guide/role.md', role.replace('What each may do', 'What everyone may do'));
    await hot.next(CHANGED_ROLE);
    await roleSays('What everyone may do');
    await save('docs/guide/role.md', role.replace('title: Roles', 'title: Rights'));
    await roleSays('<title>Rights');
    await save('site.config.ts', config.replace("'Roles'", "'Who may what'"));
    await roleSays('>Who may what</a>');
  });

  it('shows another configuration on every page', async () => {
    await save('docs/guide/role.md', `${role}\nWelcome to {{ $site.title }}.\n`);
    await roleSays('Welcome to Small site');
    await save('site.config.ts', config.replace('Small site', 'Little site'));
    await hot.next(CHANGED_ROLE);
    await roleSays('Welcome to Little site');
    expect(await text('/x/')).toContain('<title>Little site</title>');
  });

  it('finds a new page and forgets a removed one', async () => {
    await text('/x/guide/');
    await save('docs/guide/new.md', '---\ntitle: New\norphan: true\n---\n\nJust made.\n');
    await hot.next(/"docs:changed","data":\{"addresses":\[[^\]]*"\/guide\/"/);
    expect(await text('/x/guide/new')).toContain('Just made');
    await rm(join(root, 'docs/guide/new.md'));
    await hot.next(/"type":"full-reload"/);
    await expect.poll(async () => (await get('/x/guide/new')).status).toBe(404);
  });

  it('keeps the page and shows the place of a mistake, until it is mended', async () => {
    await text('/x/guide/role');
    lines.length = 0;
    await save('docs/guide/role.md', role.replace('title:', 'titel: x\ntitle:'));
    await hot.next(/docs\/guide\/role\.md:2 {2}unknown front matter key \\"titel\\"/);
    await hot.next(/"loc":\{"file":"[^"]*\/docs\/guide\/role\.md","line":2/);
    expect(lines.join('\n')).toContain('error: docs/guide/role.md:2');
    expect(await text('/x/guide/role')).toContain('What each may do');
    await save('docs/guide/role.md', role);
    await hot.next(MENDED);
    expect(lines.at(-1)).toBe('All mistakes are mended.');
  });

  it('reports a link that leads nowhere and a configuration that cannot be read', async () => {
    await save('docs/guide/role.md', role.replace('(/guide/)', '(/guide/rolse)'));
    await hot.next(/role\.md:10[^{}]*\\"\/guide\/rolse\\"/);
    await save('site.config.ts', config.replace("title: 'Small site'", 'title: 3'));
    await hot.next(/"type":"error"[^{}]*\{[^{}]*site\.config\.ts[^{}]*title/);
    expect(await text('/x/guide/role')).toContain('What each may do');
    await save('docs/guide/role.md', role);
    await save('site.config.ts', config);
    await hot.next(MENDED);
  });

  it('shows an imported file again when that has changed', async () => {
    await text('/x/guide/role');
    await save('docs/guide/sample.py', 'print("one")\n');
    await save('docs/guide/role.md', `${role}\n<<< @/docs/guide/sample.py\n`);
    await roleSays('one');
    await save('docs/guide/sample.py', 'print("two")\n');
    await roleSays('two');
  });
});

describe('a site whose demos cannot be read', () => {
  it('says so where a page should be, in plain text, and shows it when they can', async () => {
    const copy = `${root}-copy`;
    await cp(root, copy, { recursive: true, filter: (path) => !path.includes('.cache') });
    await mkdir(join(copy, 'demos'));
    await writeFile(join(copy, 'demos/index.ts'), 'export const demos = {');
    const { prepareEngine } = await import(runner);
    const other = await startDev({ root: copy, engine: await prepareEngine(), port: 0, log: () => {} });
    const ask = () => fetch(`http://127.0.0.1:${other.port}/x/guide/role`);
    const answer = await ask();
    expect(answer.status).toBe(500);
    const page = await answer.text();
    expect(page).toContain('demos/index.ts');
    expect(page).not.toContain('\u001b');
    await writeFile(join(copy, 'demos/index.ts'), 'export const demos = {};');
    await expect.poll(async () => (await ask()).status).toBe(200);
    await other.close();
    await rm(copy, { recursive: true, force: true, maxRetries: 9 });
  });
});
