import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startServer } from '../../packages/engine/src/hosting/server.ts';
import { close, listen } from './listen.ts';
import { findProgram } from './packages.mjs';

const DEPLOY = resolve(import.meta.dirname, '../../deploy');

export interface Answer {
  status: number;
  /** Names in lower case; a header given twice is joined by a comma and a space. */
  headers: Record<string, string | undefined>;
  body: Buffer;
}

export interface RunningHost {
  name: string;
  port: number;
  stop(): Promise<void>;
}

/** Starts the hosts that are installed here for a built site; says which are not. When one fails, the others are stopped. */
export async function startHosts(dist: string, base = '/'): Promise<RunningHost[]> {
  const ends = await Promise.allSettled([
    // A real nginx with the configuration of `deploy/`.
    startProgram('nginx', (scratch, port) =>
      rulesFor('nginx.conf', { dist, base, scratch })
        .replace('worker_processes auto;', 'worker_processes 1;\ndaemon off;')
        .replace('listen 8080;', `listen 127.0.0.1:${port};`),
    ),
    startProgram('caddy', (scratch, port) =>
      rulesFor('Caddyfile', { dist, base, scratch })
        .replace('admin off', 'admin off\n\tdefault_bind 127.0.0.1')
        .replace(':8080 {', `:${port} {`),
    ),
    startServer({ folder: dist, port: 0, log: () => undefined }).then(
      ({ port, close }): RunningHost => ({ name: 'preview', port, stop: close }),
    ),
  ]);
  const hosts = ends.flatMap((end) => (end.status === 'fulfilled' && end.value ? [end.value] : []));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed === undefined) return hosts;
  await Promise.all(hosts.map((host) => host.stop()));
  throw failed.reason;
}

/** Rules of `deploy/` for a folder of the test; with a base they are changed as `deploy/README.md` says. */
function rulesFor(
  file: string,
  { dist, base, scratch }: { dist: string; base: string; scratch: string },
): string {
  let rules = readFileSync(join(DEPLOY, file), 'utf8').replaceAll('/tmp/', `${scratch}/`);
  if (base !== '/') {
    const link = join(scratch, 'www', base.slice(0, -1));
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(dist, link);
    chmodSync(scratch, 0o755);
    rules = rules
      .replace(/^\s*root (?:\* )?(\S+?);?$/m, (line, root: string) =>
        line.replace(root, join(scratch, 'www')),
      )
      .replaceAll('/404', `${base}404`);
  }
  return rules.replaceAll('/srv/docs/current', dist);
}

/** A real nginx with what a page tells the reader to put into its http block. `servers`: the text for a port. */
export function startProxy(servers: (port: number) => string): Promise<RunningHost | undefined> {
  return startProgram('nginx', (scratch, port) => {
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const temporary = paths.map((name) => `${name}_temp_path ${join(scratch, name)};`).join('\n');
    const rest = `daemon off;\npid ${join(scratch, 'pid')};\nerror_log stderr;\nevents {}\n`;
    return `${rest}http {\naccess_log off;\n${temporary}\n${servers(port)}\n}\n`;
  });
}

/** Sends a request with its target as it is written, which `fetch` would normalise. */
export async function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const host = { host: 'docs.example' };
  const asking = request({
    port,
    path,
    headers: { ...host, ...headers },
    agent: false,
    joinDuplicateHeaders: true,
  });
  const [response] = await once(asking.end(), 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}

/** Starts a server with a configuration of its own, in a folder and on a port of its own. */
async function startProgram(
  name: 'nginx' | 'caddy',
  configure: (scratch: string, port: number) => string,
): Promise<RunningHost | undefined> {
  const program = findProgram(name);
  if (program === undefined) {
    console.log(`${name}: not installed, so it is not checked; the test command installs it where it may.`);
    return undefined;
  }
  const scratch = mkdtempSync(join(tmpdir(), `docs-${name}-`));
  const port = await freePort();
  const file = join(scratch, 'config');
  writeFileSync(file, configure(scratch, port));
  const args =
    name === 'nginx' ? ['-p', scratch, '-c', file] : ['run', '--adapter', 'caddyfile', '--config', file];
  const env = { ...process.env, HOME: scratch, XDG_CONFIG_HOME: scratch, XDG_DATA_HOME: scratch };
  const child = spawn(program, args, { stdio: 'pipe', env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let isEnded = false;
  const ended = once(child, 'close').then(() => {
    isEnded = true;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(scratch, { recursive: true, force: true, maxRetries: 9 });
  };
  while (!(await answers(port))) {
    if (!isEnded) continue;
    await stop();
    throw new Error(`${name} did not start:\n${output}`);
  }
  return { name, port, stop };
}

/** Whether something listens. */
function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => setImmediate(() => done(false)));
  });
}
