// Requests per second of mixed pages on nginx with our configuration, relative to the same nginx that serves for each a plain
// file of the same size, in one run. Needs a built site and nginx.
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from '../test/support/packages.mjs';
import { recordQuality } from '../test/support/quality.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const PAGES = 40;
const CONNECTIONS = 32;
const ROUNDS = 5;
const ROUND_MS = 1500;
const PORTS = { docs: 18_471, plain: 18_472 };
const TICKS_PER_SECOND = 100;
const HEAD_BYTES = 200;

const nginx = findProgram('nginx');
if (nginx === undefined || !existsSync(join(ROOT, 'site/dist/release.json'))) {
  console.log('This needs nginx, and a built site: npm run build');
  process.exit(1);
}
const scratch = mkdtempSync(join(tmpdir(), 'docs-bench-'));
execFileSync('chmod', ['755', scratch]);
const server = await startNginx();
try {
  await report();
} finally {
  server.kill();
  rmSync(scratch, { recursive: true, force: true });
}

async function startNginx() {
  const docs = join(scratch, 'docs');
  execFileSync(process.execPath, ['packages/engine/cli.mjs', 'deploy', '--built', '--to', docs], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  mkdirSync(join(scratch, 'plain'));
  // For every page a file as large as the page is on the wire.
  for (const [i, { bytes }] of pages().entries())
    writeFileSync(join(scratch, `plain/${i}.bin`), Buffer.alloc(bytes, 'x'));
  const plain = `server { listen 127.0.0.1:${PORTS.plain}; root ${scratch}/plain; etag on; }\n`;
  const text = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/tmp/', `${scratch}/`)
    .replaceAll('/srv/docs', docs)
    .replace('worker_processes auto;', 'worker_processes 1;\ndaemon off;')
    .replace('listen 8080;', `listen 127.0.0.1:${PORTS.docs};`)
    .replace('http {', `http {\n${plain}`);
  writeFileSync(join(scratch, 'nginx.conf'), text);
  const child = spawn(nginx, ['-p', scratch, '-c', join(scratch, 'nginx.conf')], { stdio: 'inherit' });
  while (!(await isListening(PORTS.docs)))
    if (child.exitCode !== null) throw new Error('nginx did not start');
  return child;
}

function isListening(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => done(true)));
    socket.on('error', () => setImmediate(() => done(false)));
  });
}

/** Addresses of pages spread over the site, with the bytes of each on the wire. */
function pages() {
  const site = join(scratch, 'docs/current/site');
  const files = readdirSync(site, { recursive: true })
    .filter((name) => /\.html\.br$/.test(name))
    .sort();
  const step = Math.max(1, Math.floor(files.length / PAGES));
  return files
    .filter((name, i) => i % step === 0 && name !== '404.html.br')
    .map((name) => ({
      target: `/${name.replace(/(^|\/)index\.html\.br$/, '$1').replace(/\.html\.br$/, '')}`,
      bytes: statSync(join(site, name)).size,
    }));
}

async function report() {
  const worker = await workerOf(server.pid);
  const kinds = {
    docs: { port: PORTS.docs, targets: pages().map(({ target }) => target) },
    plain: { port: PORTS.plain, targets: pages().map((_, i) => `/${i}.bin`) },
  };
  const results = { docs: empty(), plain: empty() };
  for (const kind of Object.values(kinds)) await load(kind, empty());
  const memoryBefore = memoryOf(worker);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, kind] of Object.entries(kinds)) {
      const before = ticksOf(worker);
      await load(kind, results[name]);
      results[name].ticks += ticksOf(worker) - before;
    }
  }
  const memoryGrowth = memoryOf(worker) - memoryBefore;
  const [docs, plain] = [results.docs, results.plain].map(summary);
  const measured = [
    { label: 'requests per second, our configuration', value: Math.round(docs.rate), unit: '1/s' },
    { label: 'requests per second, plain files', value: Math.round(plain.rate), unit: '1/s' },
    {
      label: 'rate relative to plain files',
      value: Math.round((docs.rate / plain.rate) * 1000) / 10,
      unit: '%',
    },
    {
      label: 'slowest hundredth relative to plain files',
      value: Math.round((docs.p99 / plain.p99) * 100) / 100,
    },
    { label: 'processor time of nginx per request', value: Math.round(docs.cpu), unit: 'µs' },
    { label: 'processor time of nginx per request, plain files', value: Math.round(plain.cpu), unit: 'µs' },
    { label: 'errors', value: results.docs.errors + results.plain.errors },
    { label: 'growth of memory', value: memoryGrowth, unit: 'kB' },
  ];
  for (const { label, value, unit = '' } of measured) console.log(`${label}: ${value} ${unit}`);
  recordQuality('load', measured);
  const isGood =
    docs.rate / plain.rate >= 0.95 &&
    docs.p99 / plain.p99 <= 2 &&
    results.docs.errors === 0 &&
    memoryGrowth < 2000;
  console.log(isGood ? 'Within the limits.' : 'NOT within the limits: 95 %, 2 times, no errors, 2,000 kB.');
  process.exitCode = isGood ? 0 : 1;
}

function empty() {
  return { times: [], ms: 0, errors: 0, ticks: 0 };
}

function summary({ times, ms, ticks }) {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    rate: (times.length / ms) * 1000,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    cpu: ((ticks / TICKS_PER_SECOND) * 1e6) / times.length,
  };
}

/** Asks on many connections at once, on each again as soon as the answer is there. */
async function load({ port, targets }, result) {
  const started = performance.now();
  const end = started + ROUND_MS;
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      keepAsking(port, result, () =>
        performance.now() < end ? targets[next++ % targets.length] : undefined,
      ),
    ),
  );
  result.ms += performance.now() - started;
}

function keepAsking(port, result, nextTarget) {
  return new Promise((done) => {
    let missing = 0;
    let started = 0;
    const socket = connect(port, '127.0.0.1', ask);
    socket.setNoDelay(true);
    function ask() {
      const target = nextTarget();
      if (target === undefined) return socket.end(done);
      started = performance.now();
      missing = -1;
      socket.write(`GET ${target} HTTP/1.1\r\nHost: docs\r\nAccept-Encoding: br\r\n\r\n`);
    }
    socket.on('data', (chunk) => {
      if (missing < 0) {
        // Status and length stand at the start: the reading must not cost more where there are more headers.
        const text = chunk.toString('latin1', 0, HEAD_BYTES);
        if (!text.startsWith('HTTP/1.1 200')) result.errors++;
        missing = Number(/content-length: (\d+)/i.exec(text)?.[1]) + chunk.indexOf('\r\n\r\n') + 4;
      }
      missing -= chunk.length;
      if (missing > 0) return;
      result.times.push(performance.now() - started);
      ask();
    });
    socket.on('error', () => {
      result.errors++;
      done();
    });
  });
}

/** The process that answers; it may come up after the port is open. */
async function workerOf(master) {
  for (;;) {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const worker = all.find((pid) => Number(fieldsOf(pid)[1]) === master);
    if (worker !== undefined) return worker;
    await new Promise((done) => setImmediate(done));
  }
}

/** What follows the name in a process's line of numbers: state, parent … */
function fieldsOf(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.replace(/^.*\) /s, '').split(' ');
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

function ticksOf(pid) {
  const fields = fieldsOf(pid);
  return Number(fields[11]) + Number(fields[12]);
}

function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
