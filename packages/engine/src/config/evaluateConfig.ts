import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'rolldown';
import { DocsError } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';

/** Default export of a configuration, with the absolute paths of the files it was made from. */
export interface EvaluatedConfig {
  value: unknown;
  dependencies: string[];
  /** The configuration as written. */
  text: string;
}

/** Which files made which bundle: reused while none of them has changed. Paths count from the root, so that a copied site is itself. */
interface BundleRecord {
  modules: Record<string, string>;
  bundle: string;
}

/** What a configuration imports `defineSite` from. Answered here, so that a site can lie in any folder. */
const PACKAGE = 'docs-engine';
const enginePackage: Plugin = {
  name: 'engine-package',
  resolveId: (id) => (id === PACKAGE ? `\0${PACKAGE}` : undefined),
  load: (id) => (id === `\0${PACKAGE}` ? 'export const defineSite = (config) => config;' : undefined),
};

/** Runs a configuration written in TypeScript. The bundler is only loaded when a file of it has changed. */
export async function evaluateConfig(root: string, name: string, cacheDir: string): Promise<EvaluatedConfig> {
  const file = join(root, name);
  if (!existsSync(file))
    throw configError(name, `There is no ${name} in ${root}.`, 'Give the site’s folder with --root.');
  const folder = join(cacheDir, 'config');
  const record = (await validRecord(root, folder)) ?? (await bundleConfig(root, name, folder));
  const module: { default?: unknown } = await import(pathToFileURL(join(folder, record.bundle)).href).catch(
    (error: unknown) => {
      throw configError(name, `The configuration stops with: ${messageOf(error)}`);
    },
  );
  if (module.default === undefined)
    throw configError(
      name,
      'The configuration has no default export.',
      'Write `export default defineSite({ … })`.',
    );
  requirePlainData(module.default, name);
  const dependencies = Object.keys(record.modules).map((path) => resolve(root, path));
  return { value: module.default, dependencies, text: await readFile(file, 'utf8') };
}

/** What cannot be written down has no end, or is nothing that a browser could be told. */
function requirePlainData(value: unknown, name: string): void {
  try {
    JSON.stringify(value);
  } catch (error) {
    const [reason] = messageOf(error).split('\n');
    throw configError(
      name,
      `The configuration is no plain data: ${reason}.`,
      'Nothing in it may hold itself.',
    );
  }
}

async function validRecord(root: string, folder: string): Promise<BundleRecord | undefined> {
  try {
    const record: BundleRecord = JSON.parse(await readFile(join(folder, 'record.json'), 'utf8'));
    for (const [path, hash] of Object.entries(record.modules))
      if (contentHash(await readFile(resolve(root, path))) !== hash) return undefined;
    return existsSync(join(folder, record.bundle)) ? record : undefined;
  } catch {
    // No record yet, a damaged one, or a file that is gone: all mean "bundle again".
    return undefined;
  }
}

async function bundleConfig(root: string, name: string, folder: string): Promise<BundleRecord> {
  const { rolldown } = await import('rolldown');
  // Of the texts that the bundler was given: the files may be written to meanwhile.
  const modules: Record<string, string> = {};
  const hashing: Plugin = {
    name: 'hash-modules',
    transform(code, id) {
      // Files only, not what the bundler adds of its own.
      if (!id.startsWith('\0')) modules[relative(root, id)] = contentHash(code);
    },
  };
  const build = await rolldown({
    input: join(root, name),
    plugins: [hashing, enginePackage],
    cwd: root,
    platform: 'node',
    external: (id) =>
      id !== PACKAGE &&
      !id.startsWith('\0') &&
      !id.startsWith('.') &&
      !id.startsWith('/') &&
      !/^[a-z]:[\\/]/i.test(id),
    tsconfig: false,
    logLevel: 'silent',
  });
  try {
    const { output } = await build.generate({ format: 'esm', codeSplitting: false });
    const [{ code }] = output;
    // A new name for new content, since Node never loads one file twice.
    const record = { modules, bundle: `site.${contentHash(code).slice(0, 8)}.mjs` };
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, record.bundle), code);
    await writeFile(join(folder, 'record.json'), JSON.stringify(record));
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
    const [sentence = ''] = stripVTControlCharacters(messageOf(one)).split('\n');
    return {
      severity: 'error',
      file: id === undefined ? name : relative(root, id),
      line: loc?.line,
      message: `The configuration cannot be read: ${sentence.replace(/^\[\w+\] /, '')}`,
      hint: undefined,
    };
  });
}

function configError(file: string, message: string, hint?: string): DocsError {
  return new DocsError([{ severity: 'error', file, line: undefined, message, hint }]);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}
