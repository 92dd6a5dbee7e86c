import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../config/loadConfig.ts';
import { KIT_FILE } from '../core/address.ts';
import type { Problem } from '../core/types.ts';
import { lockBuild } from '../files/buildLock.ts';
import { contentHash } from '../files/contentHash.ts';
import { Pack } from '../files/pack.ts';
import type { PlannedFile } from '../files/plan.ts';
import { linkedFolder, removeLeftovers, requireOurFolder, writeAll } from '../files/writeAll.ts';
import { releaseFile } from '../hosting/hostFiles.ts';
import { makeKit } from '../hosting/kit.ts';
import type { SitePage } from './assembleSite.ts';
import type { BuildContext, BuildOptions } from './buildContext.ts';
import { renderDocument } from './document.ts';
import { gatherSite, type SiteParts } from './gatherSite.ts';
import { chunkName, plainFiles, renderedFiles } from './planSite.ts';
import { type Body, renderPages, renderSidebars } from './prerender.ts';
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
  const batches = plan(context, parts);
  const result = { pages: parts.bodies.length, warnings: parts.warnings };
  if (!context.write) {
    let files = 0;
    for await (const batch of batches) files += batch.length;
    return { ...result, files, bytes: 0 };
  }
  const written = await writeAll(
    context.outDir,
    batches,
    join(context.cacheDir, 'written.json'),
    releaseFile(parts.site.bundles.id),
  );
  context.progress.phase(`written: ${count(written.files, 'file')}, ${written.changed} of them new`);
  return { ...result, files: written.files, bytes: written.bytes };
}

const NO_BODY: Body = { html: () => '', hash: contentHash('') };

/**
 * Renders what is left to render and says what the output consists of: first what needs no rendering, to be written
 * meanwhile.
 */
async function* plan(
  context: BuildContext,
  { site, bodies, encoded, search }: SiteParts,
): AsyncGenerator<readonly PlannedFile[], void> {
  const { progress, engine } = context;
  const { pages, guides, bundles } = site;
  const stage = { bundles, pack: context.pack, pool: context.pool };
  const rendering = Promise.all([
    renderPages(
      pages.map(({ page }) => page),
      guides,
      site.renderKey,
      stage,
      (done, total) => progress.step(`pages rendered ${done}/${total}`),
    ),
    renderSidebars(guides, stage),
  ]);
  // Who asks for the second batch gets the error.
  rendering.catch(() => undefined);
  yield [...plainFiles(context, site), ...encoded];
  const [rendered, sidebar] = await rendering;
  progress.phase(`pages rendered ${pages.length}/${pages.length}`);
  const bodyOf = new Map(pages.map((page, i) => [page, bodies[i]]));
  const body = (page: SitePage) => bodyOf.get(page) ?? NO_BODY;
  yield renderedFiles(context, site, search, {
    body,
    rendered,
    sidebar,
    chunkName: (page) => chunkName(page.page, body(page).hash, bundles, engine.hash),
    document: renderDocument,
  });
}
