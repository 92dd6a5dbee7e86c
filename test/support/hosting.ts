import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startServer } from '../../packages/engine/src/hosting/server.ts';
import { PATIENCE_MS } from './limits.mjs';
import { findProgram } from './packages.mjs';

const DEPLOY = resolve(import.meta.dirname, '../../deploy');

export interface Answer {
  status: number;
  /** Names in lower case; a header given twice is joined by a comma and a space. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface RunningHost {
  name: HostName;
  port: number;
  stop(): Promise<void>;
}

export type HostName = 'nginx' | 'proxy' | 'caddy' | 'preview';

/** Starts the hosts that are to be had here for a built site; says which are not. When one fails, the others are stopped. */
export async function startHosts(dist: string, base = '/'): Promise<RunningHost[]> {
  const ends = await Promise.allSettled([startNginx(dist, base), startCaddy(dist, base), startPreview(dist)]);
  const hosts = ends.flatMap((end) => (end.status === 'fulfilled' && end.value ? [end.value] : []));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed === undefined) return hosts;
  await Promise.all(hosts.map((host) => host.stop()));
  throw failed.reason;
}

/** A real nginx with the configuration of `deploy/`, in folders and on a port of its own. */
async function startNginx(dist: string, base: string): Promise<RunningHost | undefined> {
  const program = findProgram('nginx');
  if (program === undefined) return lacking('nginx');
  const scratch = mkdtempSync(join(tmpdir(), 'docs-nginx-'));
  const port = await freePort();
  const text = rulesFor('nginx.conf', { dist, base, scratch })
    .replace('worker_processes auto;', 'worker_processes 1;\ndaemon off;')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  writeFileSync(join(scratch, 'nginx.conf'), text);
  const child = spawn(program, ['-p', scratch, '-c', join(scratch, 'nginx.conf')], { stdio: 'pipe' });
  return running('nginx', child, port, scratch);
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
export async function startProxy(servers: (port: number) => string): Promise<RunningHost | undefined> {
  const program = findProgram('nginx');
  if (program === undefined) return lacking('proxy');
  const scratch = mkdtempSync(join(tmpdir(), 'docs-proxy-'));
  const port = await freePort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = paths.map((name) => `${name}_temp_path ${join(scratch, name)};`).join('\n');
  const rest = `daemon off;\npid ${join(scratch, 'pid')};\nerror_log stderr;\nevents {}\n`;
  const text = `${rest}http {\naccess_log off;\n${temporary}\n${servers(port)}\n}\n`;
  writeFileSync(join(scratch, 'nginx.conf'), text);
  const child = spawn(program, ['-p', scratch, '-c', join(scratch, 'nginx.conf')], { stdio: 'pipe' });
  return running('proxy', child, port, scratch);
}

/** A real Caddy with the configuration of `deploy/`. */
async function startCaddy(dist: string, base: string): Promise<RunningHost | undefined> {
  const program = findProgram('caddy');
  if (program === undefined) return lacking('caddy');
  const scratch = mkdtempSync(join(tmpdir(), 'docs-caddy-'));
  const port = await freePort();
  const text = rulesFor('Caddyfile', { dist, base, scratch })
    .replace('admin off', 'admin off\n\tdefault_bind 127.0.0.1')
    .replace(':8080 {', `:${port} {`);
  writeFileSync(join(scratch, 'Caddyfile'), text);
  const env = { ...process.env, HOME: scratch, XDG_CONFIG_HOME: scratch, XDG_DATA_HOME: scratch };
  const args = ['run', '--adapter', 'caddyfile', '--config', join(scratch, 'Caddyfile')];
  return running('caddy', spawn(program, args, { stdio: 'pipe', env }), port, scratch);
}

async function startPreview(dist: string): Promise<RunningHost> {
  const server = await startServer({ folder: dist, port: 0, log: () => undefined });
  return { name: 'preview', port: server.port, stop: () => server.close() };
}

/** Sends a request as it is written, byte for byte: no client tidies the target up. */
export function ask(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `${method} ${target} HTTP/1.1\r\nHost: docs.example\r\nConnection: close\r\n${lines.join('')}\r\n`;
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(request, 'latin1')));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error(`No answer to ${JSON.stringify(target)}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? socket.destroy() : fail(error),
    );
    socket.on('close', () => done(parseAnswer(Buffer.concat(chunks))));
  });
}

function parseAnswer(data: Buffer): Answer {
  const end = data.indexOf('\r\n\r\n');
  const [start = '', ...lines] = data
    .subarray(0, end < 0 ? 0 : end)
    .toString('latin1')
    .split('\r\n');
  const headers: Answer['headers'] = {};
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/:\s*(.*)/s);
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  const body = data.subarray(end < 0 ? data.length : end + 4);
  const isChunked = headers['transfer-encoding'] === 'chunked';
  return { status: Number(start.split(' ')[1] ?? 0), headers, body: isChunked ? joinChunks(body) : body };
}

function joinChunks(data: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < data.length; ) {
    const lineEnd = data.indexOf('\r\n', at);
    const length = Number.parseInt(data.subarray(at, lineEnd).toString(), 16);
    if (!(length > 0)) break;
    parts.push(data.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
  return Buffer.concat(parts);
}

async function freePort(): Promise<number> {
  const server = createSocketServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

function lacking(name: string): undefined {
  console.log(`${name}: not to be had here, so it is not checked; the test command gets it where it may.`);
  return undefined;
}

async function running(
  name: HostName,
  child: ChildProcess,
  port: number,
  scratch: string,
): Promise<RunningHost> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  let isEnded = false;
  ended.then(() => {
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

/** Whether something listens; asks until it is known, without waiting longer than that takes. */
function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => setImmediate(() => done(false)));
  });
}
