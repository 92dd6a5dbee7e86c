import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeSbom } from './makeSbom.ts';
import { deployError, goBack, putInPlace } from './switchRelease.ts';

/** What `deploy` and `kit` start from. */
export interface ReleaseInput {
  /** Output of the build. */
  outDir: string;
  /** Folder of the site. */
  root: string;
  /** See `Engine`. */
  projectDir: string;
  /** Builds with all checks; throws when one fails. */
  build: () => Promise<void>;
}

const OPTIONS = {
  to: { type: 'string' },
  out: { type: 'string' },
  base: { type: 'string' },
  back: { type: 'boolean' },
  built: { type: 'boolean' },
  lean: { type: 'boolean' },
} as const;

/** Runs `deploy --to <folder> [--back] [--built] [--lean]`. */
export async function runDeploy(args: readonly string[], input: ReleaseInput): Promise<void> {
  const { to, back, built, lean = false } = readOptions(args);
  if (to === undefined) throw deployError('Where to?', 'Example: npm run deploy -- --to /srv/docs');
  const folder = resolve(to);
  if (back === true) {
    console.log(`${folder} serves ${goBack(folder)} again.`);
    return;
  }
  if (built !== true) await input.build();
  const release = await putInPlace(input.outDir, folder, {
    isLean: lean,
    finish: (target) => writeFileSync(join(target, 'sbom.cdx.json'), sbomOf(input.projectDir)),
  });
  console.log(`${folder} serves ${release}. Back to the one before: npm run deploy -- --to ${to} --back`);
}

/** Options of the commands that release what was built. Throws a `DocsError` for any other. */
export function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw deployError(error instanceof Error ? error.message : String(error), 'See --help.');
  }
}

/** The bill of materials of the engine that built a site. */
export function sbomOf(projectDir: string): string {
  return makeSbom(readFileSync(join(projectDir, 'package-lock.json'), 'utf8'));
}
