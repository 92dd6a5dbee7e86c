#!/usr/bin/env node
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
import { basename, dirname, join, resolve } from 'node:path';
import { argv, env, pid, versions } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const NODE_FLOOR = [20, 19];
const KEPT_BUNDLES = 3;
/** What no command runs. */
const BROWSER_ONLY = /^(?:client|theme)\b/;
/** Packages that many builds need none of, or only a part of. The others come along: one file loads faster than many. */
const LOADED_LATER =
  /^(?:algoliasearch|@vitejs\/plugin-react|rolldown|sharp|shiki\/langs|svgo|typesense|vite)(?:\/|$)/;

const packageDir = dirname(fileURLToPath(import.meta.url));
const engineDir = join(packageDir, 'src');
const projectDir = resolve(packageDir, '../..');
const cache = join(projectDir, '.cache', 'engine');

/** Folder with the bundled `cli.js` and `worker.js`, and the hash of the sources they were made from. */
export async function prepareEngine() {
  requireNode();
  const hash = hashSources();
  const folder = join(cache, hash);
  if (existsSync(join(folder, 'cli.js'))) {
    markUsed(folder);
  } else {
    await bundle(folder);
    removeOldBundles();
  }
  return { folder, hash, engineDir, projectDir };
}

/** For `removeOldBundles`. Who may not, as in a checkout or an image that somebody else has made, does without. */
function markUsed(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

/**
 * For a process that is over in seconds: V8 compiles to its best code what has run about seven times as long as by
 * default (that work was a fifth of a build), and the bundler's allocator gives back what it has done with, instead of
 * holding huge pages.
 */
function tuneProcess() {
  setFlagsFromString('--interrupt-budget=1000000');
  env.MIMALLOC_ALLOW_THP ??= '0';
  env.MIMALLOC_PURGE_DELAY ??= '0';
}

function requireNode() {
  const [major = 0, minor = 0] = versions.node.split('.').map(Number);
  const [floorMajor, floorMinor] = NODE_FLOOR;
  if (major < floorMajor || (major === floorMajor && minor < floorMinor))
    stop(`Node.js ${NODE_FLOOR.join('.')} or newer is needed; this is ${versions.node}.`);
  if (!existsSync(join(projectDir, 'node_modules', 'rolldown')))
    stop('The packages are not installed yet. Run `npm ci` first.');
}

/** Packages count through the lock file, and how the bundle is made through this file. */
function hashSources() {
  const hash = createHash('sha256');
  const files = readdirSync(engineDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !BROWSER_ONLY.test(name))
    .map((name) => join(engineDir, name))
    .sort();
  for (const file of [...files, fileURLToPath(import.meta.url), join(projectDir, 'package-lock.json')])
    hash.update(`${file.slice(projectDir.length)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Bundles aside and renames, so that two starts at once never see half a bundle. */
async function bundle(folder) {
  const { rolldown } = await import('rolldown');
  // Whoever has no engine yet has no scripts for browsers either: what bundles them loads while the bundler is at work.
  import('vite').catch(() => undefined);
  const partial = `${folder}.${pid}`;
  makeCache(partial);
  // Apart, since what they share is little, and each would load all that either needs.
  const bundling = ['cli/cli', 'build/worker'].map(async (path) => {
    const build = await rolldown({
      input: { [basename(path)]: join(engineDir, `${path}.ts`) },
      cwd: projectDir,
      platform: 'node',
      external: LOADED_LATER,
      tsconfig: false,
    });
    await build.write({
      dir: partial,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    });
    await build.close();
  });
  await Promise.all(bundling);
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(join(folder, 'cli.js'))) throw error;
  }
}

function makeCache(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    stop(
      `${error.message}\n    The engine keeps itself in ${cache}: give yourself the right to write there.`,
    );
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
  tuneProcess();
  const engine = await prepareEngine();
  const { runCommand } = await import(pathToFileURL(join(engine.folder, 'cli.js')).href);
  process.exitCode = await runCommand(argv.slice(2), engine);
}
