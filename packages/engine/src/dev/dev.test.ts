import { once } from 'node:events';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevServer } from '../../../../test/support/devServer.ts';
import { listenToChanges } from '../../../../test/support/listenToChanges.ts';
import { newFolder, sharedFolder } from '../../../../test/support/temporaryFolder.ts';
import type { RunningServer } from '../hosting/server.ts';

const config = `export default {
  title: 'Small site',
  description: 'For a test.',
  base: '/x/',
  sidebars: { '/guide/': { title: 'Guide', items: [['/guide/', 'Start'], ['/guide/role', 'Roles']] } },
};
`;
const role =
  '---\ntitle: Roles\nredirectFrom: /UsersV2\n---\n\nWhat each may do.\n\n## Members\n\nSee [start](/guide/).\n';

const root = sharedFolder();
let server: RunningServer;
let changes: Awaited<ReturnType<typeof listenToChanges>>;
const lines: string[] = [];

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers, redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();
const save = (path: string, content: string) => writeFile(join(root, path), content);

/** Waits until browsers that hear of a change find these words at a path. */
async function says(path: string, words: string): Promise<void> {
  while (!(await text(path)).includes(words)) await changes.next();
}

/** Waits until browsers are told of no mistakes, or of one with these words. */
async function hears(words?: string): Promise<void> {
  for (;;) {
    const errors = await changes.next();
    if (words === undefined ? errors.length === 0 : errors.join('\n').includes(words)) return;
  }
}

beforeAll(async () => {
  await mkdir(join(root, 'docs/guide'), { recursive: true });
  await mkdir(join(root, 'public'));
  await save('site.config.ts', config);
  await save('docs/README.md', '---\nhome: true\ntitle: Home\n---\n\n[Guide](/guide/)\n');
  await save('docs/guide/README.md', '# Start\n\nBegin here.\n');
  await save('docs/guide/role.md', role);
  await save('public/data.txt', 'plain');
  server = await startDevServer(root, (line) => lines.push(line));
  changes = await listenToChanges(`${server.url}@changes`);
});
afterAll(async () => {
  await changes.close();
  await server.close();
});

it.each<[path: string, status: number, content: RegExp]>([
  ['/x/', 200, /<title>Small site<\/title>/],
  ['/x/guide/role', 200, /What each may do/],
  ['/x/nothing', 404, /Page not found/],
  ['/x/guide/role.md', 200, /^# Roles\n/],
  ['/x/data.txt', 200, /^plain$/],
  ['/x/manifest.json', 200, /"redirects":\{"\/usersv2":"\/guide\/role"\}/],
])('answers as the built site does: %s -> %d', async (path, status, content) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(content);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

it('answers only this machine', async () => {
  expect((await get('/x/', { Origin: 'https://example.org' })).status).toBe(403);
  const socket = connect(server.port, '127.0.0.1');
  socket.end('GET /x/ HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n');
  const [data] = await once(socket, 'data');
  expect(String(data)).toMatch(/^HTTP\/1\.1 403 /);
});

describe('what a saved file does', () => {
  it('shows another text, another title, and another configuration on every page', async () => {
    await save('docs/guide/role.md', `${role}\nWelcome to {{ $site.title }}.\n`);
    await says('/x/guide/role', 'Welcome to Small site');
    await save('docs/guide/role.md', role.replace('title: Roles', 'title: Rights'));
    await says('/x/guide/role', '<title>Rights');
    await save('site.config.ts', config.replace("'Roles'", "'Who may what'").replace('Small', 'Little'));
    await says('/x/guide/role', '>Who may what</a>');
    expect(await text('/x/')).toContain('<title>Little site</title>');
  });

  it('finds a new page in a new folder and forgets a removed one', async () => {
    await mkdir(join(root, 'docs/team'));
    await save('docs/team/new.md', '---\ntitle: New\norphan: true\n---\n\nJust made.\n');
    await says('/x/team/new', 'Just made');
    await save('docs/team/new.md', '---\ntitle: New\norphan: true\n---\n\nMade again.\n');
    await says('/x/team/new', 'Made again');
    await rm(join(root, 'docs/team'), { recursive: true });
    await expect.poll(async () => (await get('/x/team/new')).status).toBe(404);
  });

  it('shows the page and the place of a mistake, until it is mended', async () => {
    lines.length = 0;
    await save('docs/guide/role.md', `${role.replace('title:', 'titel: x\ntitle:')}\nMore.\n`);
    await hears('docs/guide/role.md:2  unknown front matter key "titel"');
    expect(lines.join('\n')).toContain('error: docs/guide/role.md:2');
    expect(await text('/x/guide/role')).toContain('More.');
    await save('docs/guide/role.md', role);
    await hears();
    expect(lines.at(-1)).toBe('All mistakes are mended.');
  });

  it('keeps what there is while the configuration cannot be read', async () => {
    await save('site.config.ts', config.replace("title: 'Small site'", 'title: 3'));
    await hears('site.config.ts');
    expect(await text('/x/guide/role')).toContain('What each may do');
    await save('site.config.ts', config);
    await hears();
  });

  it('shows an imported file again when that has changed', async () => {
    await save('docs/guide/sample.py', 'print("one")\n');
    await save('docs/guide/role.md', `${role}\n<<< @/docs/guide/sample.py\n`);
    await says('/x/guide/role', 'one');
    await save('docs/guide/sample.py', 'print("two")\n');
    await says('/x/guide/role', 'two');
  });
});

it('says in plain text where a page should be that nothing could be built yet, and shows it when it can', async () => {
  const copy = newFolder();
  await cp(root, copy, { recursive: true, filter: (path) => !path.includes('.cache') });
  await mkdir(join(copy, 'demos'));
  await writeFile(join(copy, 'demos/index.ts'), 'export const demos = {');
  const other = await startDevServer(copy);
  const ask = () => fetch(`http://127.0.0.1:${other.port}/x/guide/role`);
  const answer = await ask();
  expect(answer.status).toBe(500);
  const page = await answer.text();
  expect(page).toContain('demos/index.ts');
  expect(page).not.toContain('\u001b');
  await writeFile(join(copy, 'demos/index.ts'), 'export const demos = {};');
  await expect.poll(async () => (await ask()).status).toBe(200);
  await other.close();
});
