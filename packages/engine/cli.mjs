#!/usr/bin/env node
// Bundles the engine when its sources have changed, then hands the command line over to it.
// Plain JavaScript, since Node 20 cannot run TypeScript. Everything else of the engine is TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { argv, env, pid, versions } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const NODE_FLOOR = [20, 19];
const KEPT_BUNDLES = 3;
/** Folders of the browser side, and tests. */
const NO_SOURCES = /^(?:client|theme)[\\/]|\.test\.ts$/;
/**
 * Packages that many builds need none of, or only a part of. The others come along: one file loads faster than many.
 */
const LOADED_LATER = /^(?:algoliasearch|rolldown|sharp|shiki\/langs|vite)(?:\/|$)/;

const packageDir = dirname(fileURLToPath(import.meta.url));
const engineDir = join(packageDir, 'src');
const projectDir = resolve(packageDir, '../..');
const cache = join(projectDir, '.cache', 'engine');
/** How the bundle is made, and the packages that come along or are loaded later. */
const ALWAYS_INPUTS = [fileURLToPath(import.meta.url), join(projectDir, 'package-lock.json')];

/** Folder with the bundled `cli.js` and `worker.js`, and the hash of the sources they were made from. */
export async function prepareEngine() {
  requireNode();
  const hash = sourcesHash();
  const folder = join(cache, hash);
  if (!existsSync(folder)) await bundle(folder);
  return { folder, hash, engineDir, projectDir };
}

/** Of the engine's own side: the scripts for browsers are bundled with the site that they are for. */
function sourcesHash() {
  const sources = readdirSync(engineDir, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !NO_SOURCES.test(name))
    .map((name) => join(engineDir, name));
  const hash = createHash('sha256');
  for (const file of [...ALWAYS_INPUTS, ...sources.sort()])
    hash.update(`${relative(projectDir, file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * For a process that is over in seconds: the V8 of Node 20 compiles to its best code what has run about seven times as
 * long as by default (that work was a fifth of a build; newer ones have no such flag), and the bundler's allocator
 * gives back what it has done with, instead of holding huge pages.
 */
function tuneProcess() {
  if (versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=1000000');
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

/** Bundles command and worker into a folder. */
async function bundle(folder) {
  const { rolldown } = await import('rolldown');
  // Whoever has no engine yet has no scripts for browsers either: what bundles them loads while the bundler is at work.
  import('vite').catch(() => undefined);
  // Aside, so that two starts at once never see half a bundle.
  const partial = join(cache, `partial.${pid}`);
  mkdirSync(partial, { recursive: true });
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
  // Another start may have made the same meanwhile.
  if (existsSync(folder)) rmSync(partial, { recursive: true });
  else renameSync(partial, folder);
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
