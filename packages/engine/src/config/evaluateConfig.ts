import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { DocsError, errorText, mistake } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { nameHash } from '../files/contentHash.ts';
import { areUnchanged, type InputHashes, recordInputs } from '../files/inputHashes.ts';

/** What a configuration exports. */
export interface EvaluatedConfig {
  value: unknown;
  /** The configuration as written. */
  text: string;
  /** Changes whenever any of its code does. */
  hash: string;
}

/** A bundled configuration, used again while none of its files has changed. */
interface BundleRecord {
  inputs: InputHashes;
  bundle: string;
}

const RECORD = 'record.json';
const PACKAGE = 'docs-engine';
/** Answers the import of `defineSite`, so that a site can lie in any folder. */
const enginePackage: Plugin = {
  name: 'engine-package',
  resolveId: (id) => (id === PACKAGE ? `\0${PACKAGE}` : undefined),
  load: (id) => (id === `\0${PACKAGE}` ? 'export const defineSite = (config) => config;' : undefined),
};
/** Every other package is left to Node. */
const OTHER_PACKAGES = new RegExp(`^(?!${PACKAGE}$|[a-z]:[\\\\/])[^.\\0/]`, 'i');

/**
 * Runs a configuration written in TypeScript. It is bundled when one of its files has changed: to load it through
 * `jiti` or Vite at each start takes 140 ms and 510 ms, where this takes 40.
 */
export async function evaluateConfig(root: string, name: string, cacheDir: string): Promise<EvaluatedConfig> {
  const file = join(root, name);
  if (!existsSync(file))
    throw configError(name, `There is no ${name} in ${root}.`, 'Give the site’s folder with --root.');
  const folder = join(cacheDir, 'config');
  const record = (await currentRecord(root, folder)) ?? (await bundleConfig(root, name, folder));
  const module: { default?: unknown } = await import(pathToFileURL(join(folder, record.bundle)).href).catch(
    (error: unknown) => {
      throw configError(name, `The configuration stops with: ${errorText(error)}`);
    },
  );
  if (module.default === undefined)
    throw configError(
      name,
      'The configuration has no default export.',
      'Write `export default defineSite({ … })`.',
    );
  return { value: module.default, text: await readFile(file, 'utf8'), hash: record.bundle };
}

async function currentRecord(root: string, folder: string): Promise<BundleRecord | undefined> {
  try {
    const record: BundleRecord = JSON.parse(await readFile(join(folder, RECORD), 'utf8'));
    const isCurrent = existsSync(join(folder, record.bundle)) && (await areUnchanged(record.inputs, root));
    return isCurrent ? record : undefined;
  } catch {
    // None yet, or a damaged one: bundle again.
    return undefined;
  }
}

async function bundleConfig(root: string, name: string, folder: string): Promise<BundleRecord> {
  const { rolldown } = await import('rolldown');
  const { inputs, plugin } = recordInputs(root);
  const build = await rolldown({
    input: join(root, name),
    plugins: [plugin, enginePackage],
    cwd: root,
    platform: 'node',
    external: OTHER_PACKAGES,
    tsconfig: false,
    logLevel: 'silent',
  });
  try {
    const { output } = await build.generate({ format: 'esm', codeSplitting: false });
    const [{ code }] = output;
    // A new name for new content, since Node never loads one file twice.
    const record = { inputs, bundle: `site.${nameHash(code)}.mjs` };
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, record.bundle), code);
    await writeFile(join(folder, RECORD), JSON.stringify(record));
    return record;
  } catch (error) {
    throw new DocsError(bundlerProblems(error, root, name));
  } finally {
    await build.close();
  }
}

/** What the bundler says of each mistake, without its colors and its picture of the place. */
function bundlerProblems(error: unknown, root: string, name: string): Problem[] {
  const { errors = [error] } = error as { errors?: unknown[] };
  return errors.map((one): Problem => {
    const { id, loc } = one as { id?: string; loc?: { line: number } };
    const [sentence = ''] = errorText(one).split('\n');
    const message = `The configuration cannot be read: ${sentence.replace(/^\[\w+\] /, '')}`;
    return mistake(id === undefined ? name : relative(root, id), loc?.line, message);
  });
}

function configError(file: string, message: string, hint?: string): DocsError {
  return new DocsError([mistake(file, undefined, message, hint)]);
}
