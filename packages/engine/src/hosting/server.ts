import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { failure } from '../core/errors.ts';
import type { Manifest } from '../core/types.ts';
import { cacheControl, securityHeaders, securityHeadersOf } from '../files/headers.ts';
import { closeServer, listen, portFrom } from './listen.ts';
import { mimeType, type Route, routeRequest } from './routeRequest.ts';

export interface RunningServer {
  /** Address to print, with the port taken and the base. */
  url: string;
  port: number;
  close(): Promise<void>;
}

export interface ServerOptions {
  folder: string;
  /** Default: environment variable `PORT`, else 8080. Port 0 takes any. */
  port?: number | undefined;
  log?: (line: string) => void;
}

/** Of both servers. */
export const DEFAULT_PORT = 8080;
export const HOST = '127.0.0.1';

/** Serves a built folder on loopback, always as it is on the disk; the base comes from its `manifest.json`. */
export async function startServer({
  folder,
  port,
  log = console.log,
}: ServerOptions): Promise<RunningServer> {
  const root = resolve(folder);
  const manifest = readManifest(root);
  if (manifest === undefined)
    throw failure(`${root} does not hold a built site.`, 'Build it first: npm run build');
  const server = createServer(answerFrom(root));
  const taken = await listen(server, portFrom(port, process.env, DEFAULT_PORT), HOST, log);
  const url = `http://localhost:${taken}${manifest.base}`;
  log(`Serving ${url}`);
  return { url, port: taken, close: () => closeServer(server) };
}

/** What is known of a built folder; undefined for any other. */
export function readManifest(root: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'));
  } catch {
    // Nothing is built, or a build is just replacing the folder.
    return undefined;
  }
}

/** Answers requests with the files of a built folder, always as it is on the disk. */
export function answerFrom(root: string): (request: IncomingMessage, response: ServerResponse) => void {
  // "dev" looks at the disk for each request: a build replaces the folder while it is being served.
  const sendFile = sirv(root, { dev: true, etag: true, extensions: [], gzip: true, brotli: true });
  return (request, response) => answer(request, response, root, sendFile);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  sendFile: ReturnType<typeof sirv>,
): void {
  const { method = '', url = '/' } = request;
  const manifest = readManifest(root);
  const setHeaders = (headers: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  setHeaders({ ...securityHeaders(manifest?.searchHost), 'Cache-Control': 'no-cache' });
  const hasFile = (path: string) => isFile(join(root, path));
  const route: Route =
    manifest === undefined ? { type: 'missing' } : routeRequest(url, { ...manifest, hasFile });
  if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  else if (route.type === 'redirect') response.writeHead(route.status, { Location: route.location }).end();
  else if (route.type === 'missing') {
    response.writeHead(404, { 'Content-Type': mimeType('404.html') });
    response.end(hasFile('404.html') ? readFileSync(join(root, '404.html')) : 'There is no such page.');
  } else {
    const path = `/${route.file}`;
    setHeaders({
      ...securityHeadersOf(path, manifest?.searchHost),
      'Cache-Control': cacheControl(path),
      'Content-Type': mimeType(path),
    });
    request.url = encodeURI(path);
    sendFile(request, response);
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Not there, below a file, or too long for a name.
    return false;
  }
}
