import { resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
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
