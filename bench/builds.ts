import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { benchPage, writeBenchSite } from './benchSite.ts';

const DEFAULT_SIZES = [75, 1000, 5000];

/** One build as seen from outside: all threads count. */
interface Measured {
  seconds: number;
  peakMegabytes: number;
}

/** What a reader's browser fetches, in bytes after compression. */
interface ReaderBytes {
  output: number;
  html: number;
  css: number;
  scripts: number;
  navigation: number;
}

const COLUMNS = [
  'pages',
  'cold, s',
  'one edit, s',
  'peak, MB',
  'output, MB',
  'HTML, kB',
  'CSS, kB',
  'scripts, kB',
  'navigation, kB',
];

/** Builds generated sites cold and after one edit, and prints a Markdown table. `args`: numbers of pages. */
export async function bench(args: readonly string[]): Promise<void> {
  const sizes = args.length === 0 ? DEFAULT_SIZES : args.map(sizeOf);
  console.log('Bytes are those of one article, after brotli.\n');
  console.log(`| ${COLUMNS.join(' | ')} |\n|${COLUMNS.map(() => ' ---: ').join('|')}|`);
  for (const size of sizes) {
    const root = mkdtempSync(join(tmpdir(), 'docs-bench-'));
    try {
      console.log(await benchRow(root, size));
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
}

function sizeOf(arg: string): number {
  const size = Number(arg);
  if (Number.isInteger(size) && size > 1) return size;
  throw new Error(`"${arg}" is no number of pages. Example: npm run bench -- 75 1000`);
}

async function benchRow(root: string, size: number): Promise<string> {
  writeBenchSite(root, size);
  const cold = await measureBuild(root);
  appendFileSync(join(root, benchPage('/guide-1/', 7)), '\nOne more sentence.\n');
  const edit = await measureBuild(root);
  const bytes = readerBytes(join(root, 'dist'));
  const kilobytes = (count: number) => (count / 1000).toFixed(1);
  const cells = [
    size,
    cold.seconds.toFixed(1),
    edit.seconds.toFixed(2),
    Math.round(Math.max(cold.peakMegabytes, edit.peakMegabytes)),
    (bytes.output / 1e6).toFixed(1),
    ...[bytes.html, bytes.css, bytes.scripts, bytes.navigation].map(kilobytes),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Builds in a process of its own, which writes its greatest memory use to a pipe when it ends. */
function measureBuild(root: string): Promise<Measured> {
  const report =
    'import { writeSync } from "node:fs"; process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));';
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(report)}`,
    resolve('packages/engine/cli.mjs'),
    'build',
    '--root',
    root,
  ];
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
    let kilobytes = '';
    child.stdio[3]?.on('data', (chunk) => {
      kilobytes += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ seconds, peakMegabytes: Number(kilobytes) / 1000 });
      else reject(new Error(`The build of ${root} ended with code ${code}.`));
    });
  });
}

function readerBytes(dist: string): ReaderBytes {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const output = names.reduce(
    (sum, entry) => sum + readFileSync(join(entry.parentPath, entry.name)).length,
    0,
  );
  const page = 'guide-1/page-7';
  const html = readFileSync(join(dist, `${page}.html`), 'utf8');
  const styles = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, path]) => path ?? '');
  const [, entry = ''] = /<script type="module" src="\/([^"]+)"/.exec(html) ?? [];
  const scripts = readdirSync(join(dist, 'assets/js'));
  const own = scripts.find((name) => name.startsWith('guide-1.page-7.')) ?? '';
  const compressed = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(dist, path))).length, 0);
  return {
    output,
    html: brotliCompressSync(html).length,
    css: compressed(styles),
    scripts: compressed(
      staticImports(join(dist, 'assets/js'), basename(entry)).map((name) => `assets/js/${name}`),
    ),
    navigation: compressed([`assets/js/${own}`]),
  };
}

/** A script and all that it needs before it runs. */
function staticImports(folder: string, name: string, found: Set<string> = new Set()): string[] {
  if (found.has(name)) return [];
  found.add(name);
  const code = readFileSync(join(folder, name), 'utf8');
  for (const [, path] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    staticImports(folder, path ?? '', found);
  return [...found];
}
