import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../shared/types.ts';
import type { BuildContext, BuildOptions } from './buildContext.ts';
import { lockBuild } from './buildLock.ts';
import { gatherSite } from './gatherSite.ts';
import { releaseFile } from './hosting/releaseFile.ts';
import { loadConfig } from './loadConfig.ts';
import { withOffline } from './offline.ts';
import { openPack } from './pack.ts';
import { planSite } from './planSite.ts';
import { count } from './progress.ts';
import { requireOurFolder, writeAll } from './writeAll.ts';

export interface BuildResult {
  pages: number;
  files: number;
  bytes: number;
  warnings: Problem[];
}

/** Builds a site. Throws a `DocsError` with every mistake found; the output is then as it was. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const cacheDir = join(options.root, '.cache');
  if (options.write) requireOurFolder(options.outDir);
  const unlock = lockBuild(join(cacheDir, 'build.lock'));
  // Nobody wants the cache in a repository, and the site's own .gitignore may not know of it.
  writeFileSync(join(cacheDir, '.gitignore'), '*\n');
  const { pool } = options;
  const pack = openPack(cacheDir, 'pages');
  try {
    const config = await loadConfig(options.root, { cacheDir, base: options.base, isLenient: true });
    return await build({ ...options, cacheDir, config, pack, pool });
  } finally {
    pack.close();
    unlock();
  }
}

async function build(context: BuildContext): Promise<BuildResult> {
  const parts = await gatherSite(context);
  const files = withOffline(await planSite(context, parts), parts, context.config.site);
  const result = { pages: parts.pages.length, files: files.length, bytes: 0, warnings: parts.warnings };
  if (!context.write) return result;
  const written = writeAll(
    context.outDir,
    files,
    join(context.cacheDir, 'written.json'),
    releaseFile(parts.bundles.id),
  );
  context.progress.phase(`written: ${count(written.files, 'file')}, ${written.changed} of them new`);
  return { ...result, bytes: written.bytes };
}
