import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Rolldown } from 'vite';
import type { Site } from '../config/siteSchema.ts';
import { DocsError, errorText, invariant, mistake, problem } from '../core/errors.ts';
import type { ServerBundle } from '../core/types.ts';
import { contentHash, integrityOf } from '../files/contentHash.ts';
import { listFiles } from '../files/listFiles.ts';
import { plainImports } from './plainImports.ts';

/** What the two bundles of a site amount to; kept as a file, without absolute paths. */
interface BundleRecord {
  /** Hash of what they were made from. */
  inputs: string;
  components: ServerBundle['components'];
  /** Changes whenever the browser would run something else. */
  id: string;
  /** Entry script and style sheets, paths below the output folder. */
  script: string;
  styles: string[];
  /** Layout or demo -> the style sheet of its own, path below the output folder. */
  sheets: Record<string, string>;
  /** Path of the entry script and of each style sheet -> value of its `integrity` attribute. */
  integrity: Record<string, string>;
  /** Every file for the browser: paths below the output folder. */
  files: string[];
  /** The server bundle, named by its content, since Node never loads one file twice; and its hash. */
  server: string;
  serverId: string;
}

/** Bundles as they are in the cache; the path of the server bundle is absolute. */
export interface Bundles extends BundleRecord {
  /** Absolute path of the folder with the files. */
  folder: string;
}

export interface BundleInput {
  root: string;
  engineDir: string;
  /** Hash of the engine's own side, with its packages. */
  engineHash: string;
  site: Site;
  cacheDir: string;
  /** Whether pages show what is saved; see `client/devUpdates.ts`. */
  isDev: boolean;
}

const RECORD = 'bundle.json';
/** Name of the entry that makes files of the style sheets of single layouts and demos. */
const SHEETS = 'sheets';

/** Where the code of the browser side is: `test/architecture.test.ts` sees to it that it imports nothing else. */
const ENGINE_FOLDERS = ['client', 'core', 'search/query', 'theme'];
const SITE_FOLDERS = ['demos', 'data'];

/** Bundles the browser side for browsers and for pre-rendering; does nothing when nothing of it has changed. */
export async function bundleSite(input: BundleInput): Promise<Bundles> {
  const folder = join(input.cacheDir, 'bundle');
  const inputs = await inputsHash(input);
  const known = await readRecord(folder);
  const record = known?.inputs === inputs ? known : await makeBundles(input, folder, inputs);
  return { ...record, folder, server: join(folder, record.server) };
}

/** Settings that both bundles share. `engineDir` holds React, whatever site is built. */
function sharedViteConfig({ root, engineDir }: BundleInput): InlineConfig {
  return {
    root: dirname(engineDir),
    configFile: false,
    envFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'silent',
    // Demos of a site elsewhere get the React of the engine.
    resolve: { dedupe: ['react', 'react-dom'], alias: { '#site': root } },
    // Also for demos of a site elsewhere: one way to compile, whatever lies around them.
    tsconfig: join(engineDir, 'client', 'tsconfig.json'),
  };
}

/** Hash of all that bundles are made from: the packages (see `cli.mjs`), the configuration, and every file in reach. */
async function inputsHash({ root, engineDir, engineHash, site }: BundleInput): Promise<string> {
  const folders = [
    ...ENGINE_FOLDERS.map((name) => join(engineDir, name)),
    ...SITE_FOLDERS.map((name) => join(root, name)),
  ];
  const files = folders.map(async (folder) =>
    (await listFiles(folder)).flatMap((path) => [path, readFileSync(join(folder, path))]),
  );
  // Without the site's own path: a copy of it may use the bundles it was copied with.
  return contentHash(engineHash, JSON.stringify(site), ...(await Promise.all(files)).flat());
}

async function readRecord(folder: string): Promise<BundleRecord | undefined> {
  try {
    const record: BundleRecord = JSON.parse(await readFile(join(folder, RECORD), 'utf8'));
    return record.files.every((path) => existsSync(join(folder, path))) ? record : undefined;
  } catch {
    // Half written, or damaged.
    return undefined;
  }
}

async function makeBundles(input: BundleInput, folder: string, inputs: string): Promise<BundleRecord> {
  // Vite asks the environment before its own mode, and would bundle React for development in a test's or shell's.
  const { NODE_ENV = '' } = process.env;
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  try {
    // One output each, since nothing is watched.
    const bundled = async (config: InlineConfig): Promise<OutputFile[]> =>
      ((await build(config)) as Rolldown.RolldownOutput).output;
    const client = (await bundled(clientConfig(input))).filter(isForBrowsers);
    const [serverChunk] = await bundled(serverConfig(input));
    const partial = `${folder}.partial`;
    await rm(partial, { recursive: true, force: true });
    for (const file of client) await writeOutput(partial, file.fileName, file);
    invariant(serverChunk?.type === 'chunk', 'code that renders');
    const serverId = contentHash(serverChunk.code);
    const server = `server.${serverId}.js`;
    await writeOutput(partial, server, serverChunk);
    const { components }: ServerBundle = await import(pathToFileURL(join(partial, server)).href);
    const entry = client.find((file) => file.type === 'chunk' && file.name === 'boot');
    const files = client.map((file) => file.fileName).sort();
    const texts = await Promise.all(files.map((path) => readFile(join(partial, path))));
    const script = entry?.fileName ?? '';
    const named = files.flatMap((path, i): [string, string][] =>
      path === script || path.endsWith('.css') ? [[path, integrityOf(texts[i] ?? '')]] : [],
    );
    const record: BundleRecord = {
      inputs,
      id: contentHash(...files, ...texts).slice(0, 12),
      script,
      ...sheetsOf(client),
      integrity: Object.fromEntries(named),
      files,
      server,
      serverId,
      components,
    };
    await writeFile(join(partial, RECORD), JSON.stringify(record));
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
    return record;
  } catch (error) {
    throw bundleError(error, input.root);
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

function clientConfig(input: BundleInput): InlineConfig {
  return {
    ...sharedViteConfig(input),
    plugins: [plainImports()],
    mode: input.isDev ? 'dev' : 'production',
    // React's developer tools are of no use to readers.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    // Relative, so that one bundle serves any base, and no path has to be put together at run time.
    base: './',
    build: {
      write: false,
      target: 'baseline-widely-available',
      // The theme's colors are written with `light-dark()`, which older browsers would need twice as many bytes for.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // The frame's sheet is no part of any script.
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
        // Else what that module exports would be dropped, and the sheets with it.
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
    define: { 'process.env.NODE_ENV': '"production"', SITE: JSON.stringify(input.site) },
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

/** All but the chunk that only makes the bundler emit style sheets. */
function isForBrowsers(file: OutputFile): boolean {
  return !(file.type === 'chunk' && file.name === SHEETS);
}

/** Sheets of every page, in their order: the engine's and the site's. */
const COMMON = ['style', 'site'];

/** The common style sheets, and those of single layouts and demos by their names: equal sheets are one file. */
function sheetsOf(files: readonly OutputFile[]): Pick<BundleRecord, 'styles' | 'sheets'> {
  const named = files.flatMap((file): [string, string][] =>
    file.type === 'asset' && file.fileName.endsWith('.css')
      ? file.names.map((name) => [basename(name, '.css'), file.fileName])
      : [],
  );
  const sheets = new Map(named);
  const styles = COMMON.flatMap((name) => sheets.get(name) ?? []);
  for (const name of COMMON) sheets.delete(name);
  return { styles, sheets: Object.fromEntries(sheets) };
}

async function writeOutput(folder: string, path: string, file: OutputFile): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, file.type === 'chunk' ? file.code : file.source);
}

/** Bundling fails on the author's demos as a rule: name the file from the site's root. */
function bundleError(error: unknown, root: string): DocsError {
  const { id, loc } = error as { id?: string; loc?: { line?: number } };
  const message = errorText(error).replace(/\n+Stack backtrace:[\s\S]*/, '');
  const text = `The site's scripts cannot be bundled: ${message}`;
  return new DocsError([
    id === undefined ? problem('error', text) : mistake(relative(root, id), loc?.line, text),
  ]);
}
