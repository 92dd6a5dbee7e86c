import { existsSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from '../build/buildContext.ts';
import { buildSite } from '../build/buildSite.ts';
import { createPool } from '../build/pool.ts';
import { DEV_EVENTS } from '../core/address.ts';
import { DocsError, errorText, formatProblem, problem } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { closeServer, listen, portFrom } from '../hosting/listen.ts';
import { answerFrom, DEFAULT_PORT, HOST, type RunningServer, readManifest } from '../hosting/server.ts';
import { watchFolders } from './watchFolders.ts';

interface DevOptions {
  root: string;
  engine: Engine;
  port?: number | undefined;
  base?: string | undefined;
  log?: (line: string) => void;
}

/** Editors write a file in several steps, and a formatter once more. */
const SETTLED_MS = 50;
/** Folders of the engine whose code runs in browsers; all others need another start. */
const BROWSER_FOLDERS = ['client', 'theme'];

/** Starts the development server: builds after every saved change, into a folder of its own, and tells open pages. */
export async function startDev({
  root,
  engine,
  port,
  base,
  log = console.log,
}: DevOptions): Promise<RunningServer> {
  const started = performance.now();
  const outDir = join(root, '.cache', 'dev', 'dist');
  const pool = createPool(join(engine.folder, 'worker.js'));
  const build = { root, outDir, base, engine, pool, mode: 'dev' as const, kit: false, progress: () => {} };
  const browsers = new OpenBrowsers(log);
  const rebuild = async () =>
    browsers.tell(await buildSite(build).then(({ problems }) => problems, problemsOf));

  let isDue = false;
  let work = rebuild();
  const noteChange = () => {
    if (isDue) return;
    isDue = true;
    work = work.then(async () => {
      await delay(SETTLED_MS);
      isDue = false;
      watching.renew();
      await rebuild();
    });
  };
  const watching = watchFolders(
    [root, ...BROWSER_FOLDERS.map((name) => join(engine.engineDir, name))],
    noteChange,
  );
  await work;

  const answer = answerFrom(outDir);
  const server = createServer((request, response) => {
    if (!isLocalRequest(request.headers))
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end('Only this machine is answered.\n');
    else if (request.url?.endsWith(DEV_EVENTS)) browsers.add(response);
    else if (existsSync(join(outDir, 'manifest.json'))) answer(request, response);
    else {
      // Nothing could be built yet: the browser asks again.
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '1' };
      response.writeHead(500, headers).end(browsers.errors.join('\n\n'));
    }
  });
  const taken = await listen(server, portFrom(port, process.env, DEFAULT_PORT), HOST, log);
  const close = async () => {
    watching.close();
    await work;
    await pool.close();
    await closeServer(server);
  };
  const url = `http://localhost:${taken}${readManifest(outDir)?.base ?? '/'}`;
  log(`Ready in ${((performance.now() - started) / 1000).toFixed(1)} s: ${url}`);
  return { url, port: taken, close };
}

function problemsOf(error: unknown): readonly Problem[] {
  return error instanceof DocsError ? error.problems : [problem('error', errorText(error, { stack: true }))];
}

/** The open pages of a site, and what they and the terminal were told last. */
class OpenBrowsers {
  readonly #log: (line: string) => void;
  readonly #streams = new Set<ServerResponse>();
  #told: ReadonlySet<string> = new Set();
  errors: readonly string[] = [];

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** Another page, which hears of each change from now on; first of all, of what it may have missed while it loaded. */
  add(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    this.#streams.add(response);
    response.on('close', () => this.#streams.delete(response));
    this.#send(response);
  }

  /** Tells the pages that there is something new, with the mistakes in it, and the terminal those that are new. */
  tell(problems: readonly Problem[]): void {
    const texts = problems.map((one) => `${one.severity}: ${formatProblem(one)}`);
    for (const text of texts) if (!this.#told.has(text)) this.#log(text);
    this.#told = new Set(texts);
    const errors = problems.filter(({ severity }) => severity === 'error').map(formatProblem);
    if (errors.length === 0 && this.errors.length > 0) this.#log('All mistakes are mended.');
    this.errors = errors;
    for (const stream of this.#streams) this.#send(stream);
  }

  #send(stream: ServerResponse): void {
    stream.write(`data: ${JSON.stringify(this.errors)}\n\n`);
  }
}

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a request comes from this machine: else any website that a maintainer visits could read unpublished texts. */
function isLocalRequest(headers: IncomingHttpHeaders): boolean {
  const { host, origin } = headers;
  if (host === undefined || !isLocalUrl(`http://${host}`)) return false;
  // A picture or a frame of another site names no origin. To follow a link to this machine is allowed.
  const isForeign = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  return !isForeign && (origin === undefined || isLocalUrl(origin));
}

function isLocalUrl(text: string): boolean {
  return URL.canParse(text) && LOCAL_NAMES.has(new URL(text).hostname);
}
