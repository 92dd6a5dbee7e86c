import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { coreDescription } from '../support/apiDescriptions.ts';
import { bundleSamples } from '../support/bundleSamples.ts';
import { findChromium } from '../support/chromium.mjs';
import { PATIENCE_MS } from '../support/limits.mjs';
import {
  type OwnAnswers,
  type RecordingServer,
  startRecordingServer,
  TOKENS,
} from '../support/recordingServer.ts';
import { CHROMIUM_FLAGS } from '../support/serveSite.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'site/samples/javascript');
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
const client = join(root, 'node_modules/cytomine-client');

/** Calls a method of client 3.0.1, which no registry has: it is parsed only. */
const OTHER_CLIENT = 'login_3_0.js';

/** A call of a function of a sample: the requests that it makes after signing in, and what comes of it. */
interface Run {
  sample: string;
  call: string;
  given: unknown[];
  asks: string[];
  gives: unknown;
}

const runs: Run[] = parse(readFileSync(join(import.meta.dirname, 'javascript/runs.yml'), 'utf8'));
const images = Array.from({ length: 120 }, (_, id) => ({ id, instanceFilename: `slide ${id}` }));
const NAMED_RESULTS: Record<string, unknown> = {
  anything: expect.anything(),
  'names of all images': images.map(({ instanceFilename }) => instanceFilename),
};
const RUN = '6f1d7f3e-0000-4000-8000-000000000001';

const ours = scripts.filter((file) => file !== OTHER_CLIENT);

let server: RecordingServer;
let browser: Browser;
let page: Page;
let bundle = '';

const answers: OwnAnswers = {
  authenticate: ({ json }) => ((json as { password: string }).password === 'right' ? TOKENS : 403),
  postPing: () => ({ alive: true, authenticated: true, user: 1, ...TOKENS }),
  openAdminSession: () => ({ adminByNow: true }),
  getProject: ({ path }) => (path.includes('/404') ? 404 : undefined),
  listProjectImageInstances: ({ query }) =>
    pageOfImages(Number(query.get('offset')), Number(query.get('max'))),
  postSearchAnnotations: () => ({ collection: [{ id: 31, location: 'POINT(1 2)' }], size: 1 }),
  getImageInstance: () => ({ id: 21, class: 'be.cytomine.domain.image.ImageInstance' }),
  listDomainProperties: () => ({ collection: [{ key: 'stain', value: 'HE' }], size: 1 }),
  deleteAnnotation: () => ({ annotation: { id: 31 }, command: 77 }),
  undoCommand: () => ({ collection: [{ message: 'The deletion was undone' }], size: 1 }),
  createTaskRunByVersion: () => ({ id: RUN, state: 'CREATED' }),
  getTaskRun: () => ({ id: RUN, state: 'FINISHED' }),
  listTaskRunOutputs: () => [{ param_name: 'count', type: 'INTEGER', value: 6 }],
  getAnnotation: () => ({
    id: 31,
    class: 'be.cytomine.domain.ontology.UserAnnotation',
    cropURL: `${server.origin}/api/userannotation/31/crop.jpg`,
  }),
};

function pageOfImages(offset: number, max: number) {
  const collection = images.slice(offset, offset + max);
  return { collection, size: images.length, totalPages: Math.ceil(images.length / max) };
}

beforeAll(async () => {
  server = await startRecordingServer(await coreDescription(), answers);
  bundle = await bundleSamples(folder, ours);
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found: run `npm test`, which gets one.');
  browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, timeout: PATIENCE_MS });
  page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('dialog', (dialog) => dialog.accept('right'));
  // The page of the samples, from the same host as the server.
  await page.route(`${server.origin}/page/**`, (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1);
    if (file === 'script_tag.html') return route.fulfill({ path: join(folder, file) });
    if (file === 'cytomine-client.min.js') return route.fulfill({ path: join(client, 'dist', file) });
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><body><script>${bundle}</script>`,
    });
  });
  console.log(`Chromium ${browser.version()} runs the JavaScript samples with cytomine-client ${version()}.`);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

function version(): string {
  return (JSON.parse(readFileSync(join(client, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Method, path and query of everything that was asked since signing in. */
function asked(): string[] {
  return server.seen.slice(1).map(({ method, path, query }) => {
    const text = [...query].map(([name, value]) => `${name}=${value}`).join('&');
    return `${method} ${path}${text && '?'}${text}`;
  });
}

/** Calls a function of a sample in a page. */
function call(name: string, given: unknown[]): Promise<unknown> {
  return page.evaluate(
    ([key, args]) =>
      (globalThis as unknown as { samples: Record<string, (...given: unknown[]) => unknown> }).samples[
        key as string
      ]?.(...(args as unknown[])),
    [name, given],
  );
}

async function inPage<Result>(use: () => Promise<Result>, file = ''): Promise<Result> {
  server.seen.length = 0;
  await page.goto(`${server.origin}/page/${file}`);
  return use();
}

describe('a JavaScript sample', () => {
  it.each(runs)('$sample: $call()', async ({ call: name, given, asks, gives }) => {
    const result = await inPage(async () => {
      // The client itself cannot travel out of the page.
      await page.evaluate('samples.signIn("researcher", "right").then(() => undefined)');
      return call(name, given);
    });
    expect(asked()).toEqual(asks);
    expect(server.seen.flatMap(({ faults }) => faults)).toEqual([]);
    expect(server.seen.slice(1).map(({ by }) => by)).toEqual(asks.map(() => 'token'));
    expect(result ?? null).toEqual(NAMED_RESULTS[String(gives)] ?? gives);
  });

  it('sign_in.js tells that a password is wrong', async () => {
    await expect(inPage(() => call('signIn', ['researcher', 'wrong']))).rejects.toThrow('status 403');
  });

  it('handle_errors.js tells who has not signed in, and a server that is away', async () => {
    const reasons = await inPage(async () => {
      await page.evaluate('samples.signIn("researcher", "right").then(() => undefined)');
      await page.route('**/api/project/**', (route) => route.abort());
      const away = await call('projectOrReason', [42]);
      await page.unroute('**/api/project/**');
      await page.route('**/api/project/**', (route) =>
        route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer old' } }),
      );
      return [away, await call('projectOrReason', [42])];
    });
    expect(reasons).toEqual(['The server does not answer.', 'Please sign in again.']);
  });

  it('openseadragon_source.js names tiles that the server has', async () => {
    const source = 'samples.slideSource({ width: 900, height: 700, zoom: 2 }, 51, () => "short")';
    await inPage(() => page.evaluate(`fetch(${source}.getTileUrl(2, 3, 1)).then(() => undefined)`));
    expect(server.seen.map(({ method, path, query }) => [method, path, query.get('Authorization')])).toEqual([
      ['GET', '/api/sliceinstance/51/normalized-tile/zoom/2/tx/3/ty/1.jpg', 'Bearer short'],
    ]);
    expect(server.seen.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('script_tag.html lists the projects without a bundler', async () => {
    const items = await inPage(async () => {
      await page.locator('li').first().waitFor();
      return page.locator('li').allTextContents();
    }, 'script_tag.html');
    expect(items).toEqual(['Example project']);
    expect(asked()).toEqual(['GET /api/project.json?max=0&offset=0']);
  });
});

it('every JavaScript sample is run, but the one for another client', () => {
  const tested = new Set([...runs.map(({ sample }) => sample), 'openseadragon_source.js', 'sign_in.js']);
  expect([...tested].sort()).toEqual([...ours].sort());
});
