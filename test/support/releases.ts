import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { Manifest } from '../../packages/engine/src/core/types.ts';
import { cacheControl, securityHeadersOf } from '../../packages/engine/src/files/headers.ts';
import { mimeType, routeRequest } from '../../packages/engine/src/hosting/routeRequest.ts';
import { close, listen } from './listen.ts';
import { readFiles, runBuild } from './runBuild.ts';

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
  intercept: Intercept;
  /** Paths that were asked for and not there. */
  missing: string[];
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
  const files = readFiles(folder);
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
  // What documents say of the content of scripts and style sheets is no longer true.
  const rename = (text: string) =>
    text.replace(pattern, (old) => names.get(old) ?? old).replace(/ integrity="[^"]*"/g, '');
  const files = new Map(
    [...release.files].map(([path, content]) => [
      rename(path),
      TEXT.test(path) ? Buffer.from(edit(rename(content.toString()))) : content,
    ]),
  );
  return { ...release, files };
}

/** Starts a server on loopback with one release. */
export async function startReleaseServer(release: Release): Promise<ReleaseServer> {
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!server.intercept(pathname, response)) answer(server, request.url ?? '/', pathname, response);
  });
  const server: ReleaseServer = {
    origin: `http://localhost:${await listen(http)}`,
    choose: () => release,
    kept: [],
    intercept: () => false,
    missing: [],
    close: () => close(http),
  };
  return server;
}

function answer(server: ReleaseServer, target: string, path: string, response: ServerResponse): void {
  const { manifest, files } = server.choose(path);
  const route = routeRequest(target, { ...manifest, hasFile: (file) => files.has(file) });
  if (route.type === 'redirect') {
    response.writeHead(route.status, { Location: route.location, 'Cache-Control': 'no-cache' }).end();
    return;
  }
  const named = route.type === 'file' ? route.file : decodeURI(path.slice(manifest.base.length));
  const kept = HASHED_NAME.test(named) ? server.kept.find((release) => release.files.has(named)) : undefined;
  const content = files.get(named) ?? kept?.files.get(named);
  if (content === undefined) server.missing.push(path);
  const file = content === undefined ? '404.html' : named;
  response.writeHead(content === undefined ? 404 : 200, {
    ...securityHeadersOf(`/${file}`, undefined),
    'Cache-Control': cacheControl(`/${file}`),
    'Content-Type': mimeType(file),
  });
  response.end(content ?? files.get('404.html'));
}
