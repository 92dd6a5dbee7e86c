import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { DocsError, errorText, mistake } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { nameHash } from '../files/contentHash.ts';

/** What a configuration exports. */
export interface EvaluatedConfig {
  value: unknown;
  /** The configuration as written. */
  text: string;
  /** Changes whenever any of its code does. */
  hash: string;
}

const PACKAGE = 'docs-engine';
/** Answers the import of `defineSite`, so that a site can lie in any folder. */
const enginePackage: Plugin = {
  name: 'engine-package',
  resolveId: (id) => (id === PACKAGE ? `\0${PACKAGE}` : undefined),
  load: (id) => (id === `\0${PACKAGE}` ? 'export const defineSite = (config) => config;' : undefined),
};
/** Every other package is left to Node. */
const OTHER_PACKAGES = new RegExp(`^(?!${PACKAGE}$|[a-z]:[\\\\/])[^.\\0/]`, 'i');

/** Runs a configuration written in TypeScript. */
export async function evaluateConfig(root: string, name: string, cacheDir: string): Promise<EvaluatedConfig> {
  const file = join(root, name);
  if (!existsSync(file))
    throw configError(name, `There is no ${name} in ${root}.`, 'Give the site’s folder with --root.');
  const code = await bundleConfig(root, name);
  const hash = nameHash(code);
  // A new name for new content, since Node never loads one file twice.
  const bundle = join(cacheDir, 'config', `site.${hash}.mjs`);
  await mkdir(dirname(bundle), { recursive: true });
  await writeFile(bundle, code);
  const module: { default?: unknown } = await import(pathToFileURL(bundle).href).catch((error: unknown) => {
    throw configError(name, `The configuration stops with: ${errorText(error)}`);
  });
  if (module.default === undefined)
    throw configError(
      name,
      'The configuration has no default export.',
      'Write `export default defineSite({ … })`.',
    );
  return { value: module.default, text: await readFile(file, 'utf8'), hash };
}

async function bundleConfig(root: string, name: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: join(root, name),
    plugins: [enginePackage],
    cwd: root,
    platform: 'node',
    external: OTHER_PACKAGES,
    tsconfig: false,
    logLevel: 'silent',
  });
  try {
    const { output } = await build.generate({ format: 'esm', codeSplitting: false });
    return output[0].code;
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
