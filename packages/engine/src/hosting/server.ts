import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DocsError } from '../core/errors.ts';
import { cacheControl, securityHeaders, securityHeadersOf } from '../files/headers.ts';
import { closeOnSignals, listen, portFrom } from './listen.ts';
import { BodyCache, type ResponseBody } from './responseBody.ts';
import { routeRequest } from './routeRequest.ts';
import { folderIdentity, readSnapshot, type SiteSnapshot } from './siteSnapshot.ts';

export interface RunningServer {
  /** Address to print, with the port taken and the base. */
  url: string;
  port: number;
  close(): Promise<void>;
}

export interface ServerOptions {
  folder: string;
  /** Default: environment variable `PORT`, else 8080. Port 0 takes any. */
  port?: number;
  host?: string;
  log?: (line: string) => void;
}

interface LoadedSite {
  snapshot: SiteSnapshot;
  bodies: BodyCache;
}

const DEFAULT_PORT = 8080;
/** A build swaps folders with two renames; between them there is no site for an instant. */
const SWAP_TRIES = 40;
const SWAP_PAUSE_MS = 25;

/** Serves a built folder on loopback; the base comes from its `manifest.json`. Takes the next free port when `port` is busy. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { folder, host = '127.0.0.1', log = console.log } = options;
  const site = new BuiltSite(resolve(folder));
  const { snapshot } = await site.load();
  const server = createServer((request, response) => {
    answerSoon(request, response, site).catch((error: unknown) => {
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`);
      if (response.headersSent) response.destroy();
      else send(response, 503, { 'Retry-After': '1' }, 'The site is being rebuilt. Try again in a moment.\n');
    });
  });
  refuseBrokenRequests(server);
  const port = await listen(server, portFrom(options.port, process.env, DEFAULT_PORT), host, log);
  const close = closeOnSignals(server);
  const url = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}${snapshot.base}`;
  log(`Serving ${url}`);
  return { url, port, close };
}

/** The folder being served, read again whenever a build has replaced it. */
class BuiltSite {
  readonly #folder: string;
  #loaded: Promise<LoadedSite> | undefined;
  #identity: string | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async load(): Promise<LoadedSite> {
    for (let tries = 0; tries < SWAP_TRIES; tries++) {
      const identity = await folderIdentity(this.#folder);
      if (identity !== undefined) {
        if (identity !== this.#identity) this.#replace(identity);
        const loaded = await this.#loaded?.catch(() => undefined);
        if (loaded !== undefined) return loaded;
        this.#identity = undefined;
      }
      await delay(SWAP_PAUSE_MS);
    }
    const message = `${this.#folder} does not hold a built site.`;
    throw new DocsError([
      { severity: 'error', file: undefined, line: undefined, message, hint: 'Build it first: npm run build' },
    ]);
  }

  #replace(identity: string): void {
    this.#identity = identity;
    this.#loaded = readSnapshot(this.#folder).then((snapshot) => ({
      snapshot,
      bodies: new BodyCache(this.#folder),
    }));
  }
}

/** Answers; when a file has just gone because a build took the folder's place, once more from the new one. */
async function answerSoon(
  request: IncomingMessage,
  response: ServerResponse,
  site: BuiltSite,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await answer(request, response, site);
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone || response.headersSent || tries === SWAP_TRIES) throw error;
      await delay(SWAP_PAUSE_MS);
    }
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, site: BuiltSite): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    send(response, 405, { Allow: 'GET, HEAD' }, 'Only GET and HEAD are answered here.\n');
    return;
  }
  const { snapshot, bodies } = await site.load();
  const route = routeRequest(targetOf(request.url ?? '/'), snapshot);
  if (route.type === 'redirect') {
    // Not cached: on a developer's machine another site may answer at this port tomorrow.
    send(
      response,
      route.permanent ? 301 : 302,
      { Location: route.location, 'Cache-Control': 'no-cache' },
      '',
    );
    return;
  }
  const acceptEncoding = String(request.headers['accept-encoding'] ?? '');
  if (route.type === 'file') {
    sendBody(
      { request, response, snapshot },
      200,
      `/${route.file}`,
      await bodies.read(route.file, acceptEncoding),
    );
  } else if (snapshot.files.has('404.html')) {
    sendBody(
      { request, response, snapshot },
      404,
      '/404.html',
      await bodies.read('404.html', acceptEncoding),
    );
  } else {
    send(response, 404, {}, 'There is no such page.\n');
  }
}

/** A proxy may send the whole URL; only its path and query matter here. */
function targetOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/';
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  snapshot: SiteSnapshot;
}

function sendBody(
  { request, response, snapshot }: Exchange,
  status: number,
  path: string,
  body: ResponseBody,
): void {
  const headers = {
    ...securityHeadersOf(path, snapshot.searchHost),
    'Cache-Control': cacheControl(path),
    ...(status === 200 ? { ETag: body.etag } : {}),
    ...(body.varies ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (status === 200 && matches(request.headers['if-none-match'], body.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    'Content-Type': body.type,
    'Content-Length': body.data.length,
    ...(body.encoding === 'identity' ? {} : { 'Content-Encoding': body.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body.data);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const asked = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return asked.includes('*') || asked.includes(etag);
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, text: string): void {
  const type = text === '' ? {} : { 'Content-Type': 'text/plain; charset=utf-8' };
  const length = { 'Content-Length': Buffer.byteLength(text) };
  response.writeHead(status, { ...securityHeaders(undefined), ...type, ...length, ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** What Node cannot parse never reaches the handler; it gets the same headers all the same. */
function refuseBrokenRequests(server: Server): void {
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return;
    const headers = Object.entries(securityHeaders(undefined)).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.end(
      `HTTP/1.1 400 Bad Request\r\n${headers.join('')}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  });
}
