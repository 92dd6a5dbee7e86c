import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OLD_WORKER } from '../../packages/engine/src/build/planSite.ts';
import { startDev } from '../../packages/engine/src/dev/dev.ts';
import type { RunningServer } from '../../packages/engine/src/hosting/server.ts';
import { behavesLikeASite } from '../support/behavesLikeASite.ts';
import { connectBrowser } from '../support/browser.ts';

connectBrowser();

/** Where the command line prepares its bundle; its type is the build's own business. */
const runner: string = '../../packages/engine/cli.mjs';
let server: RunningServer;

beforeAll(async () => {
  const { prepareEngine } = await import(runner);
  const root = resolve(import.meta.dirname, '../../site');
  server = await startDev({ root, engine: await prepareEngine(), port: 0, log: () => undefined });
});
afterAll(() => server?.close());

const origin = () => server.url.replace(/\/$/, '');

behavesLikeASite('the development server', origin);

it('is another site where its author needs that: nothing is kept, and no policy stops the tools', async () => {
  const document = await fetch(`${origin()}/`);
  expect(document.headers.get('cache-control')).toBe('no-store');
  expect(document.headers.get('content-security-policy')).toBeNull();
  expect(await document.text()).not.toContain('http-equiv');
  const worker = await (await fetch(`${origin()}/sw.js`)).text();
  expect(worker).toBe(OLD_WORKER);
});
