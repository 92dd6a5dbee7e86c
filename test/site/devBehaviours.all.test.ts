import { resolve } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { RunningServer } from '../../packages/engine/src/hosting/server.ts';
import { behavesLikeASite } from '../support/behavesLikeASite.ts';
import { startDevServer } from '../support/devServer.ts';
import { watchPages } from '../support/watchPages.ts';

let server: RunningServer;
const pages = watchPages(() => ({ baseURL: server.url.replace(/\/$/, '') }));

beforeAll(async () => {
  server = await startDevServer(resolve(import.meta.dirname, '../../site'));
});
afterAll(() => server?.close());

describe('the development server', () => behavesLikeASite(pages));
