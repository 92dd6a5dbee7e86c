// Bundles the engine when its sources have changed, then hands the command line over to it.
// Plain JavaScript, since Node 20 cannot run TypeScript. Everything else of the engine is TypeScript.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { argv, pid, versions } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NODE_FLOOR = [20, 19];
const KEPT_BUNDLES = 3;
const SOURCES = ['shared', 'content', 'node'];

const engineDir = dirname(fileURLToPath(import.meta.url));
const repository = dirname(engineDir);
const cache = join(repository, '.cache', 'engine');

/** Folder with the bundled `cli.js` and `worker.js`, and the hash of the sources they were made from. */
export async function prepareEngine() {
  requireNode();
  const hash = hashSources();
  const folder = join(cache, hash);
  if (existsSync(join(folder, 'cli.js'))) {
    const now = new Date();
    utimesSync(folder, now, now);
  } else {
    await bundle(folder);
    removeOldBundles();
  }
  return { folder, hash, engineDir };
}

function requireNode() {
  const [major = 0, minor = 0] = versions.node.split('.').map(Number);
  const [floorMajor, floorMinor] = NODE_FLOOR;
  if (major < floorMajor || (major === floorMajor && minor < floorMinor))
    stop(`Node.js ${NODE_FLOOR.join('.')} or newer is needed; this is ${versions.node}.`);
  if (!existsSync(join(repository, 'node_modules', 'rolldown')))
    stop('The packages are not installed yet. Run `npm ci` first.');
}

/** Packages count through the lock file, and how the bundle is made through this file. */
function hashSources() {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(engineDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(engineDir, folder, name)),
  ).sort();
  for (const file of [...files, join(engineDir, 'run.mjs'), join(repository, 'package-lock.json')])
    hash.update(`${file.slice(repository.length)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Bundles aside and renames, so that two starts at once never see half a bundle. */
async function bundle(folder) {
  const { rolldown } = await import('rolldown');
  const partial = `${folder}.${pid}`;
  const input = Object.fromEntries(
    ['cli', 'worker'].map((name) => [name, join(engineDir, 'node', `${name}.ts`)]),
  );
  const build = await rolldown({
    input,
    cwd: repository,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !/^[a-z]:[\\/]/i.test(id),
    tsconfig: false,
  });
  await build.write({
    dir: partial,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(join(folder, 'cli.js'))) throw error;
  }
}

function removeOldBundles() {
  mkdirSync(cache, { recursive: true });
  const age = (name) => -statSync(join(cache, name)).mtimeMs;
  const bundles = readdirSync(cache).sort((a, b) => age(a) - age(b));
  for (const name of bundles.slice(KEPT_BUNDLES)) rmSync(join(cache, name), { recursive: true, force: true });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (argv[1] !== undefined && resolve(argv[1]) === fileURLToPath(import.meta.url)) {
  const engine = await prepareEngine();
  const { runCommand } = await import(pathToFileURL(join(engine.folder, 'cli.js')).href);
  process.exitCode = await runCommand(argv.slice(2), engine);
}
