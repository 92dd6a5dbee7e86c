import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer as createViteServer, type Plugin, type ViteDevServer } from 'vite';
import type { Engine } from '../build/buildContext.ts';
import { sharedViteConfig } from '../build/bundle.ts';
import { docsPlugin } from '../build/vitePlugin.ts';
import type { Site } from '../config/siteSchema.ts';
import { errorText } from '../core/errors.ts';
import { makeContent } from '../files/plan.ts';
import { closeOnSignals, listen, portFrom } from '../hosting/listen.ts';
import { mimeType, routeRequest } from '../hosting/routeRequest.ts';
import type { RunningServer } from '../hosting/server.ts';
import { DEV_CLIENT, DevRenderer } from './devRenderer.ts';
import { DevSite } from './devSite.ts';
import { DevUpdates } from './devUpdates.ts';

interface DevOptions {
  root: string;
  engine: Engine;
  port?: number | undefined;
  base?: string | undefined;
  log?: (line: string) => void;
}

const DEFAULT_PORT = 8080;
const HOST = '127.0.0.1';

/** Without a policy, since Vite's client makes elements of its own; and nothing of it may be used by other sites. */
const DEV_HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

/** Starts the development server of a site on loopback: pages are rendered on demand, saved files show at once. */
export async function startDev({
  root,
  engine,
  port,
  base,
  log = console.log,
}: DevOptions): Promise<RunningServer> {
  const started = performance.now();
  const site = await DevSite.open({ root, base, engine });
  const currentSite = () => site.context.config.site;
  const { engineDir } = engine;
  const server = createServer();
  const vite = await createVite(root, engine, currentSite, server);
  const renderer = new DevRenderer(vite, { root, engineDir, site: currentSite });
  const updates = await DevUpdates.start({ root, engineDir, vite, site, renderer, log });
  server.on('request', (request, response) => {
    answer(request, response, { updates, root, base: currentSite().base }, vite.middlewares).catch(
      (error: unknown) => {
        const page = renderer.failure(error);
        log(errorText(error, { stack: true }));
        updates.noteFailure();
        send(response, 500, 'text/html; charset=utf-8', page);
      },
    );
  });
  vite.watcher.add(root);
  vite.watcher.on('all', (type, file) => {
    if (type === 'add' || type === 'change' || type === 'unlink') updates.noteChange(file);
  });
  const taken = await listen(server, portFrom(port, process.env, DEFAULT_PORT), HOST, log);
  const close = closeOnSignals(server, async () => {
    await updates.close();
    await vite.close();
    await renderer.close();
    await site.close();
  });
  const url = `http://localhost:${taken}${currentSite().base}`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`Ready in ${seconds} s: ${url}`);
  updates.reportSoon();
  return { url, port: taken, close };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { updates, root, base }: { updates: DevUpdates; root: string; base: string },
  vite: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): Promise<void> {
  for (const [name, value] of Object.entries(DEV_HEADERS)) response.setHeader(name, value);
  if (!isLocalRequest(request.headers) || opensForeignFile(request.url ?? '/', root))
    return send(response, 403, 'text/plain', 'Only this machine is answered.\n');
  const { site, files } = updates.plan;
  const route = routeRequest(request.url ?? '/', {
    base,
    redirects: site.redirects.redirects,
    hasFile: (path) => files.has(path),
  });
  if (route.type === 'redirect') {
    response.writeHead(route.status, { Location: route.location }).end();
    return;
  }
  if (route.type === 'file') return sendFile(response, 200, route.file, updates);
  // Vite has the code of the browser side; what it does not know either is not there.
  vite(request, response, () => {
    sendFile(response, 404, '404.html', updates).catch(() => response.destroy());
  });
}

async function sendFile(
  response: ServerResponse,
  status: number,
  path: string,
  updates: DevUpdates,
): Promise<void> {
  const { plan } = updates;
  const file = plan.files.get(path);
  if (file === undefined) return send(response, 404, 'text/plain; charset=utf-8', 'There is no such page.\n');
  const content = await makeContent(file);
  const carried = plan.carried.get(path);
  if (carried !== undefined) await updates.noteSeen(carried.page.address, plan);
  send(response, status, mimeType(path), content);
}

function send(response: ServerResponse, status: number, type: string, content: string | Uint8Array): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(content) });
  response.end(response.req.method === 'HEAD' ? undefined : content);
}

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request was meant for this machine and comes from a page of it. Otherwise any website that a maintainer
 * visits could read unpublished texts, by a name that leads here or by a request from its own scripts.
 */
function isLocalRequest(headers: IncomingHttpHeaders): boolean {
  const { host, origin } = headers;
  if (host === undefined || !isLocalUrl(`http://${host}`)) return false;
  // A picture or a frame of another site names no origin. To follow a link to this machine is allowed.
  const isForeign = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  return !isForeign && (origin === undefined || isLocalUrl(origin));
}

/** Whether a request asks Vite to open a file in the author's editor that is not of this project. */
function opensForeignFile(url: string, root: string): boolean {
  if (!URL.canParse(url, 'http://localhost')) return false;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (!pathname.endsWith('/__open-in-editor')) return false;
  const file = (searchParams.get('file') ?? '').replace(/^file:\/\//, '');
  return !resolve(root, file).startsWith(root + sep);
}

function isLocalUrl(text: string): boolean {
  return URL.canParse(text) && LOCAL_NAMES.has(new URL(text).hostname);
}

/**
 * Keeps the document as it was sent; closes Vite's overlay, which by itself goes with an update of code only. Vite's
 * client is connected before this runs: what was said until then may be over, so the answer to the question is what
 * counts.
 */
const CLIENT_CODE = `globalThis.docsSource = document.cloneNode(true);
import.meta.hot.on('docs:mended', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close();
});
import.meta.hot.send('docs:mistakes');`;

/** Vite for the browser side, as middleware of our server. `site` is asked for whenever the configuration is loaded. */
async function createVite(
  root: string,
  { engineDir, projectDir }: Engine,
  site: () => Site,
  server: Server,
): Promise<ViteDevServer> {
  const shared = sharedViteConfig({ root, engineDir, site: site() });
  return createViteServer({
    ...shared,
    base: site().base,
    cacheDir: join(root, '.cache', 'vite'),
    plugins: [react(), docsPlugin({ root, engineDir, site }), devPlugin()],
    optimizeDeps: {
      entries: [join(engineDir, 'client', 'boot.ts')],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      // Else it swallows the second of two changes, as editors make that format what they save.
      watch: {
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
        ignored: ['**/dist/**', '**/dist.being-*/**', '**/.cache/**'],
      },
      fs: { allow: [projectDir, root] },
    },
  });
}

function devPlugin(): Plugin {
  return {
    name: 'docs-dev',
    resolveId: { filter: { id: new RegExp(`^${DEV_CLIENT}$`) }, handler: (id) => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0${DEV_CLIENT}$`) }, handler: () => CLIENT_CODE },
  };
}
