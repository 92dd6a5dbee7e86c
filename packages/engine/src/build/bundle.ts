import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { InlineConfig, Rolldown } from 'vite';
import type { Site } from '../config/siteSchema.ts';
import { DocsError } from '../core/errors.ts';
import type { ServerBundle } from '../core/types.ts';
import { contentHash, integrityOf } from '../files/contentHash.ts';
import type { PlannedCopy } from '../files/plan.ts';
import { plainImports, withPlainImports } from './plainImports.ts';
import { docsPlugin } from './vitePlugin.ts';

/** What the two bundles of a site amount to. */
export interface Bundles {
  /** Changes whenever the browser would run something else. */
  id: string;
  /** Entry script and style sheets, paths below the output folder. */
  script: string;
  styles: string[];
  /** Layout or demo -> the style sheet of its own, path below the output folder. */
  sheets: Record<string, string>;
  /** Path of the entry script and of each style sheet -> value of its `integrity` attribute. */
  integrity: Record<string, string>;
  /** Every file for the browser: path below the output folder, absolute path in the cache. */
  files: PlannedCopy[];
  /** Absolute path of the server bundle, and its hash. */
  server: string;
  serverId: string;
  components: ServerBundle['components'];
}

export interface BundleInput {
  root: string;
  engineDir: string;
  projectDir: string;
  site: Site;
  cacheDir: string;
}

/** The part of `Bundles` that is kept as a file, without absolute paths. */
interface BundleRecord {
  script: string;
  styles: string[];
  sheets: Record<string, string>;
  files: string[];
  components: ServerBundle['components'];
}

const KEPT_BUNDLES = 3;
const RECORD = 'bundle.json';
/** Name of the entry that imports the style sheets of single layouts and demos. */
const SHEETS = 'sheets';

/** Bundles the browser side for browsers and for pre-rendering; does nothing when nothing of it has changed. */
export async function bundleSite(input: BundleInput): Promise<Bundles> {
  const key = await inputHash(input);
  const parent = join(input.cacheDir, 'bundles');
  const folder = join(parent, key);
  const record = (await readRecord(folder)) ?? (await makeBundles(input, folder));
  await removeOld(parent, key);
  const texts = await Promise.all([...record.files, 'server.js'].map((path) => readFile(join(folder, path))));
  const serverId = contentHash(texts.at(-1) ?? '');
  const named = record.files.flatMap((path, i): [string, string][] =>
    path === record.script || path.endsWith('.css') ? [[path, integrityOf(texts[i] ?? '')]] : [],
  );
  return {
    id: contentHash(...record.files, ...texts.slice(0, -1)).slice(0, 12),
    script: record.script,
    styles: record.styles,
    sheets: record.sheets,
    integrity: Object.fromEntries(named),
    files: record.files.map((path) => plannedCopy(folder, path)),
    server: join(folder, 'server.js'),
    serverId,
    components: record.components,
  };
}

/** Settings that build and development server share. `engineDir` holds React, whatever site is built. */
export function sharedViteConfig({
  root,
  engineDir,
  site,
}: Omit<BundleInput, 'cacheDir' | 'projectDir'>): InlineConfig {
  return {
    root: dirname(engineDir),
    configFile: false,
    envFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [docsPlugin({ root, site: () => site })],
    // Demos of a site elsewhere get the React of the engine.
    resolve: { dedupe: ['react', 'react-dom'] },
    // Also for demos of a site elsewhere: one way to compile, whatever lies around them.
    tsconfig: join(engineDir, 'client', 'tsconfig.json'),
  };
}

/** A name with a hash in it stands for the content. */
function plannedCopy(folder: string, path: string): PlannedCopy {
  return { path, copyFrom: join(folder, path), identity: path };
}

async function inputHash({ root, engineDir, projectDir, site }: BundleInput): Promise<string> {
  const folders = ['client', 'theme', 'core', 'search/query'].map((name) => join(engineDir, name));
  const lists = await Promise.all([...folders, join(root, 'demos'), join(root, 'data')].map(listSources));
  // The settings stand in this file and in the compiler's; packages count through the lock file.
  const engineFiles = [
    'build/bundle.ts',
    'build/vitePlugin.ts',
    'build/pageStyles.ts',
    'build/plainImports.ts',
  ].map((name) => join(engineDir, name));
  const settings = ['tsconfig.base.json', 'package-lock.json'].map((name) => join(projectDir, name));
  const files = [...lists.flat(), ...engineFiles, ...settings].sort();
  const texts = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))));
  const names = files.map((file) => relative(file.startsWith(engineDir) ? engineDir : root, file));
  return contentHash(...names, ...texts, JSON.stringify(site)).slice(0, 16);
}

async function listSources(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return names
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function readRecord(folder: string): Promise<BundleRecord | undefined> {
  try {
    const record: BundleRecord = JSON.parse(await readFile(join(folder, RECORD), 'utf8'));
    return record.files.every((path) => existsSync(join(folder, path))) ? record : undefined;
  } catch {
    // None yet, or a damaged one: bundle again.
    return undefined;
  }
}

async function makeBundles(input: BundleInput, folder: string): Promise<BundleRecord> {
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  // Vite asks the environment before its own mode, and would bundle React for development in a test's or shell's.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  try {
    const client = outputOf(await build(clientConfig(input))).filter(isForBrowsers);
    const server = outputOf(await build(serverConfig(input)));
    for (const file of client) await writeOutput(partial, file.fileName, file);
    const serverChunk = server.find((file) => file.type === 'chunk');
    if (serverChunk !== undefined) await writeOutput(partial, 'server.js', serverChunk);
    const { components }: ServerBundle = await import(pathToFileURL(join(partial, 'server.js')).href);
    const entry = client.find((file) => file.type === 'chunk' && file.name === 'boot');
    const record: BundleRecord = {
      script: entry?.fileName ?? '',
      ...sheetsOf(client.map((file) => file.fileName)),
      files: client.map((file) => file.fileName).sort(),
      components,
    };
    await writeFile(join(partial, RECORD), JSON.stringify(record));
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
    return record;
  } catch (error) {
    throw bundleError(error, input.root);
  }
}

function clientConfig(input: BundleInput): InlineConfig {
  const shared = sharedViteConfig(input);
  return {
    ...shared,
    plugins: [...(shared.plugins ?? []), plainImports()],
    mode: 'production',
    // React's developer tools are of no use to readers.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    // Relative, so that one bundle serves any base, and no path has to be put together at run time.
    base: './',
    build: {
      write: false,
      target: 'baseline-widely-available',
      // The theme's colors are written with `light-dark()`, which older browsers would need twice as many bytes for.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // The frame's sheet is no part of any script: see `client/sheets.ts`.
      cssCodeSplit: false,
      // Its helper would be an inline script's worth of code for what a second request does as well.
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          boot: join(input.engineDir, 'client', 'boot.ts'),
          [SHEETS]: join(input.engineDir, 'client', 'sheets.ts'),
        },
        // Else what `sheets.ts` exports would be dropped, and the sheets with it.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'assets/js/[name].[hash].js',
          chunkFileNames: 'assets/js/[name].[hash].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'assets/css/[name].[hash][extname]'
              : 'assets/[ext]/[name].[hash][extname]',
          // Nothing of ours renames React's file.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
              },
            ],
          },
        },
      },
    },
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: 'assets/js/[name].[hash].js' } },
    },
  };
}

function serverConfig(input: BundleInput): InlineConfig {
  return {
    ...sharedViteConfig(input),
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: join(input.engineDir, 'client', 'server.tsx'),
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
    },
  };
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

function outputOf(result: Awaited<ReturnType<typeof import('vite').build>>): OutputFile[] {
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((one) => ('output' in one ? one.output : []));
}

/** All but the chunk that only makes the bundler emit style sheets. */
function isForBrowsers(file: OutputFile): boolean {
  return !(file.type === 'chunk' && file.name === SHEETS);
}

/** Sheets of every page, in their order: the engine's and the site's. */
const COMMON = ['style', 'site'];

/** The common style sheets, and those of single layouts and demos by the name of their file. */
function sheetsOf(files: readonly string[]): Pick<BundleRecord, 'styles' | 'sheets'> {
  const named = files.flatMap((path): [string, string][] => {
    const name = /^assets\/css\/([\w-]+)\.[\w-]+\.css$/.exec(path)?.[1];
    return name === undefined ? [] : [[name, path]];
  });
  const sheets = new Map(named);
  const styles = COMMON.flatMap((name) => sheets.get(name) ?? []);
  for (const name of COMMON) sheets.delete(name);
  return { styles, sheets: Object.fromEntries(sheets) };
}

async function writeOutput(folder: string, path: string, file: OutputFile): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, file.type === 'chunk' ? withPlainImports(file.code) : file.source);
}

/** Bundling fails on the author's demos as a rule: name the file from the site's root. */
function bundleError(error: unknown, root: string): DocsError {
  const { message: raw, id, loc } = error as { message?: string; id?: string; loc?: { line?: number } };
  const message = stripVTControlCharacters(raw ?? String(error)).replace(/\n+Stack backtrace:[\s\S]*/, '');
  const file = id === undefined ? undefined : relative(root, id);
  const problem = {
    severity: 'error',
    file,
    line: loc?.line,
    message: `The site's scripts cannot be bundled: ${message}`,
    hint: undefined,
  } as const;
  return new DocsError([problem]);
}

/** Keeps the bundles of the last few states, so that going back to one costs nothing. */
async function removeOld(parent: string, key: string): Promise<void> {
  const names = (await readdir(parent).catch(() => [])).filter((name) => name !== key);
  const dated = names.map(async (name) => ({ name, time: (await stat(join(parent, name))).mtimeMs }));
  const newestFirst = (await Promise.all(dated)).sort((a, b) => b.time - a.time);
  for (const { name } of newestFirst.slice(KEPT_BUNDLES - 1))
    await rm(join(parent, name), { recursive: true, force: true });
}
