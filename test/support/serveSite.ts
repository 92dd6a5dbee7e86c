import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../packages/engine/src/hosting/server.ts';
import { findChromium } from './chromium.mjs';
import { PATIENCE_MS } from './limits.mjs';

/** Flags that keep Chromium from calling home; as root it needs to run without its sandbox. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served site, without a slash at the end. */
    site: string;
    /** Folder of the built site. */
    dist: string;
    /** Where to connect to the one browser that all test files share. */
    browser: string;
  }
}

/** Serves the built site with our own server and starts one Chromium for all browser tests. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const dist = resolve(import.meta.dirname, '../../site/dist');
  if (!existsSync(resolve(dist, 'manifest.json')))
    throw new Error('No built site in dist/: run `npm run build` first.');
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found: run `npm test`, which gets one.');
  const server = await startServer({ folder: dist, port: 0, log: () => undefined });
  const browser = await chromium.launchServer({
    executablePath,
    args: CHROMIUM_FLAGS,
    timeout: PATIENCE_MS,
  });
  project.provide('site', server.url.replace(/\/$/, ''));
  project.provide('dist', dist);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
