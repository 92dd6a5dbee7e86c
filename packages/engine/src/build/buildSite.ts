import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../config/loadConfig.ts';
import { KIT_FILE } from '../core/address.ts';
import type { Problem } from '../core/types.ts';
import { lockBuild } from '../files/buildLock.ts';
import { Pack } from '../files/pack.ts';
import { linkedFolder, removeLeftovers, requireOurFolder, writeAll } from '../files/writeAll.ts';
import { releaseFile } from '../hosting/hostFiles.ts';
import { makeKit } from '../hosting/kit.ts';
import type { BuildContext, BuildOptions } from './buildContext.ts';
import { gatherSite } from './gatherSite.ts';
import { planSite } from './planSite.ts';
import { count } from './progress.ts';

export interface BuildResult {
  pages: number;
  files: number;
  bytes: number;
  warnings: Problem[];
}

/** Builds a site. Throws a `DocsError` with every mistake found; the output is then as it was. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const cacheDir = join(options.root, '.cache');
  const outDir = linkedFolder(options.outDir);
  if (options.write) requireOurFolder(outDir);
  const unlock = lockBuild(join(cacheDir, 'build.lock'));
  // Nobody wants the cache in a repository, and the site's own .gitignore may not know of it.
  writeFileSync(join(cacheDir, '.gitignore'), '*\n');
  // Before anything is read, for they may lie among the pages.
  if (options.write) removeLeftovers(outDir);
  const { pool } = options;
  const pack = new Pack(cacheDir, 'pages');
  try {
    const { base, kit } = options;
    const config = await loadConfig(options.root, { cacheDir, base, kit, isLenient: true });
    const result = await build({ ...options, outDir, cacheDir, config, pack, pool });
    if (kit && options.write) {
      await makeKit(outDir, options.engine.projectDir);
      options.progress.phase(`kit: ${KIT_FILE}`);
    }
    return result;
  } finally {
    try {
      pack.close();
    } finally {
      unlock();
    }
  }
}

async function build(context: BuildContext): Promise<BuildResult> {
  const parts = await gatherSite(context);
  const batches = planSite(context, parts);
  const result = { pages: parts.pages.length, warnings: parts.warnings };
  if (!context.write) {
    let files = 0;
    for await (const batch of batches) files += batch.length;
    return { ...result, files, bytes: 0 };
  }
  const written = await writeAll(
    context.outDir,
    batches,
    join(context.cacheDir, 'written.json'),
    releaseFile(parts.bundles.id),
  );
  context.progress.phase(`written: ${count(written.files, 'file')}, ${written.changed} of them new`);
  return { ...result, files: written.files, bytes: written.bytes };
}
