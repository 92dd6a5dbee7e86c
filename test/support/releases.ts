import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, relative } from 'node:path';
import type { Manifest } from '../../packages/engine/src/core/types.ts';
import { integrityOf } from '../../packages/engine/src/files/contentHash.ts';
import { cacheControl, securityHeadersOf } from '../../packages/engine/src/files/headers.ts';
import { mimeType, routeRequest } from '../../packages/engine/src/hosting/routeRequest.ts';
import { runBuild } from './runBuild.ts';

/** A built site in memory. */
export interface Release {
  manifest: Pick<Manifest, 'base' | 'redirects'>;
  files: ReadonlyMap<string, Buffer>;
}

/** What the server is asked to do with a request instead of answering it; true when it has. */
export type Intercept = (path: string, response: ServerResponse) => boolean;

/** A server whose releases, manners and faults a test sets while it runs. */
export interface ReleaseServer {
  origin: string;
  /** Which release answers a request. */
  choose: (path: string) => Release;
  /** Releases whose hashed files stay reachable beside those of the one that answers. */
  kept: Release[];
  /** Whether answers carry the content policy. */
  hasPolicy: boolean;
  intercept: Intercept;
  /** Paths that were asked for and not there. */
  missing: string[];
  requests: number;
  close(): Promise<void>;
}

const HASHED_NAME = /^assets\/.*\.([\w-]{8,})\.\w+$/;
const TEXT = /\.(?:html|js|css|json|txt|xml|md|svg)$/;

/** Writes a small site: files by path from its root. */
export function writeSite(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Builds a site through the command line and reads what came of it. */
export async function buildRelease(root: string, out = join(root, 'dist')): Promise<Release> {
  const { code, output } = await runBuild(['build', '--root', root, '--out', out]);
  if (code !== 0) throw new Error(output);
  return readRelease(out);
}

/** Reads a built folder. */
export function readRelease(folder: string): Release {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
  return { manifest: JSON.parse(String(files.get('manifest.json'))), files };
}

/** The same site as another build would give it: each hashed file has another name, and `edit` changes every text. */
export function renameHashes(
  release: Release,
  salt: string,
  edit: (text: string) => string = (text) => text,
): Release {
  const names = new Map<string, string>();
  for (const path of release.files.keys()) {
    const old = HASHED_NAME.exec(path)?.[1];
    if (old === undefined) continue;
    const fresh = createHash('sha256')
      .update(old + salt)
      .digest('hex');
    names.set(old, fresh.slice(0, old.length));
  }
  const pattern = new RegExp([...names.keys()].join('|'), 'g');
  const rename = (text: string) => text.replace(pattern, (old) => names.get(old) ?? old);
  const files = new Map(
    [...release.files].map(([path, content]) => [
      rename(path),
      TEXT.test(path) ? Buffer.from(edit(rename(content.toString()))) : content,
    ]),
  );
  return withIntegrity({ ...release, files });
}

/** Corrects what documents say of the content of scripts and style sheets. */
function withIntegrity(release: Release): Release {
  const { base } = release.manifest;
  const correct = (html: string) =>
    html.replace(/(?:src|href)="([^"]*)" integrity="[^"]*"/g, (attributes, url: string) => {
      const content = release.files.get(url.slice(base.length));
      if (content === undefined) throw new Error(`${url} is not part of the release`);
      return attributes.replace(/integrity="[^"]*"/, `integrity="${integrityOf(content)}"`);
    });
  const files = new Map(
    [...release.files].map(([path, content]) => [
      path,
      path.endsWith('.html') ? Buffer.from(correct(content.toString())) : content,
    ]),
  );
  return { ...release, files };
}

/** Starts a server on loopback with one release. */
export async function startReleaseServer(release: Release): Promise<ReleaseServer> {
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    server.requests++;
    if (!server.intercept(pathname, response)) answer(server, request.url ?? '/', pathname, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: ReleaseServer = {
    origin: `http://localhost:${(http.address() as AddressInfo).port}`,
    choose: () => release,
    kept: [],
    hasPolicy: true,
    intercept: () => false,
    missing: [],
    requests: 0,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}

function answer(server: ReleaseServer, target: string, path: string, response: ServerResponse): void {
  const release = server.choose(path);
  const route = routeRequest(target, {
    ...release.manifest,
    hasFile: (file) => release.files.has(file),
  });
  if (route.type === 'redirect') {
    response.writeHead(route.status, { Location: route.location, 'Cache-Control': 'no-cache' }).end();
    return;
  }
  const file = route.type === 'file' ? route.file : decodeURI(path.slice(release.manifest.base.length));
  const content = release.files.get(file) ?? keptFile(server, file);
  if (content === undefined) {
    server.missing.push(path);
    sendFile(server, response, 404, '404.html', release.files.get('404.html') ?? Buffer.alloc(0));
  } else sendFile(server, response, 200, file, content);
}

function keptFile({ kept }: ReleaseServer, file: string): Buffer | undefined {
  return HASHED_NAME.test(file) ? kept.find(({ files }) => files.has(file))?.files.get(file) : undefined;
}

function sendFile(
  server: ReleaseServer,
  response: ServerResponse,
  status: number,
  file: string,
  content: Buffer,
): void {
  const body = server.hasPolicy || !file.endsWith('.html') ? content : withoutPolicy(content);
  response.writeHead(status, {
    ...(server.hasPolicy ? securityHeadersOf(`/${file}`, undefined) : {}),
    'Cache-Control': cacheControl(`/${file}`),
    'Content-Type': mimeType(file),
    'Content-Length': body.length,
  });
  response.end(body);
}

function withoutPolicy(html: Buffer): Buffer {
  return Buffer.from(html.toString().replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
}
