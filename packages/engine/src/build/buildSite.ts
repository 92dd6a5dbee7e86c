import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeImages } from '../assets/encodeImages.ts';
import { type SiteImages, shownImages } from '../assets/images.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { KIT_FILE } from '../core/address.ts';
import { DocsError } from '../core/errors.ts';
import { plural } from '../core/strings.ts';
import type { Problem } from '../core/types.ts';
import { lockBuild } from '../files/buildLock.ts';
import { contentHash } from '../files/contentHash.ts';
import { Pack } from '../files/pack.ts';
import type { PlannedFile } from '../files/plan.ts';
import { removeLeftovers, requireOurFolder, writeAll } from '../files/writeAll.ts';
import { releaseFile } from '../hosting/hostFiles.ts';
import { makeKit } from '../hosting/kit.ts';
import { imageKeys, withSources } from '../markdown/inline/images.ts';
import { checkComponents } from '../pages/checkComponents.ts';
import { searchIndexFiles } from '../search/index/searchIndex.ts';
import { addReference, joinApi } from './apiReference.ts';
import { assembleSite, type SitePage, siteProblems } from './assembleSite.ts';
import type { BuildContext, BuildOptions } from './buildContext.ts';
import { bundleSite } from './bundle.ts';
import { compilePages, type PassOnePage } from './compilePages.ts';
import { compileContext, readInputs } from './inputs.ts';
import { plainFiles, renderedFiles } from './planSite.ts';
import { type Body, renderBodies, renderPages, renderSidebars } from './prerender.ts';

/** Everything that the output is put together from. */
type SiteParts = Awaited<ReturnType<typeof gatherSite>>;

/** Builds a site. Throws a `DocsError` with every mistake; the output is then as it was. `problems`: all others. */
export async function buildSite(options: BuildOptions) {
  const { root, outDir, base, kit, mode, engine, progress } = options;
  const write = mode !== 'check';
  // One of its own, so that the site can be built while it is being served.
  const cacheDir = join(root, '.cache', mode === 'dev' ? 'dev' : '');
  if (write) requireOurFolder(outDir);
  const unlock = lockBuild(join(cacheDir, 'build.lock'));
  // Nobody wants the cache in a repository, and the site's own .gitignore may not know of it.
  writeFileSync(join(cacheDir, '.gitignore'), '*\n');
  // Before anything is read, for they may lie among the pages.
  if (write) removeLeftovers(outDir);
  const pack = new Pack(cacheDir, 'pages');
  try {
    const config = await loadConfig(root, { cacheDir, base, kit, isLenient: true });
    const result = await build({ ...options, cacheDir, config, pack });
    if (kit && write) {
      await makeKit(outDir, engine.projectDir);
      progress(`kit: ${KIT_FILE}`);
    }
    return result;
  } finally {
    pack.close();
    unlock();
  }
}

async function build(context: BuildContext) {
  const { mode, outDir, cacheDir, progress } = context;
  const parts = await gatherSite(context);
  const batches = plan(context, parts);
  const result = { pages: parts.bodies.length, problems: parts.problems };
  if (mode === 'check') {
    for await (const _ of batches);
    return { ...result, bytes: 0 };
  }
  const lastFile = releaseFile(parts.site.bundles.id);
  const written = await writeAll(outDir, batches, join(cacheDir, 'written.json'), lastFile);
  progress(`written: ${plural(written.files, 'file')}, ${written.changed} of them new`);
  return { ...result, bytes: written.bytes };
}

/** Reads, compiles, bundles and checks a site: whatever can find a mistake. Throws a `DocsError` with all of them. */
async function gatherSite(context: BuildContext) {
  const { config, progress } = context;
  const { inputs, compiling, bundling } = await startWork(context);
  const reference = await compiling;
  const pages = reference.pages.map((page) => page.compiled);
  progress(`${plural(pages.length, 'page')} read (${reference.compiled.length} compiled)`);
  const search = searchIndexFiles(
    pages.flatMap((page) => page.search),
    config.site.base,
    inputs.glossary.terms,
    config.site.guides.map(({ key }) => key),
    config.site,
  );
  const bundles = await bundling;
  progress(`bundle: ${plural(bundles.files.length, 'file')} for browsers`);

  const rendering = renderBodies(reference.pages, { ...context, bundles });
  rendering.catch(awaitedLater);
  const site = assembleSite(context, inputs, reference, bundles);
  const { bodies, problems: failed } = await rendering;
  const misused = checkComponents(pages, bundles.components);
  // What is not a component, or not used as one, also fails to render.
  const isKnown = ({ file, line }: Problem) => misused.some((one) => one.file === file && one.line === line);
  const others = [...misused, ...failed.filter((one) => !isKnown(one))];
  const problems = siteProblems(context, site, others);
  const links = pages.reduce((sum, page) => sum + page.links.length, 0);
  progress(`${plural(links, 'link')} checked`);
  const isStopped = context.mode !== 'dev' || config.isPartial;
  if (isStopped && problems.some(({ severity }) => severity === 'error')) throw new DocsError(problems);
  const finished = await withEncodedImages(context, inputs.images, reference.pages, bodies);
  return { site, ...finished, search, problems };
}

/** Reads what there is and sets everybody to work, in the order that keeps all threads busy. */
async function startWork(context: BuildContext) {
  const { root, cacheDir, config, engine, pack, pool, mode } = context;
  // First of all, since parsing megabytes is for the other threads, while this one reads the rest.
  const api = joinApi(context);
  api.catch(awaitedLater);
  const inputs = await readInputs(context);
  const input = { context: compileContext(root, config, inputs), engineHash: engine.hash, pack, pool };
  const compiling = compilePages(inputs.docs.sources, input).then(async ({ pages, compiled }) => {
    const reference = await addReference(pages, await api, input);
    return { ...reference, compiled: [...new Set([...compiled, ...reference.compiled])] };
  });
  compiling.catch(awaitedLater);
  // Only now: the bundler takes this thread for a while, when the others have something to do.
  const { engineDir, hash: engineHash } = engine;
  const isDev = mode === 'dev';
  const bundling = bundleSite({ root, engineDir, engineHash, site: config.site, cacheDir, isDev });
  bundling.catch(awaitedLater);
  return { inputs, compiling, bundling };
}

/** For a promise that is awaited further down: if it fails before that, the process must not end. */
function awaitedLater(): void {}

/** Only now, since nothing takes longer, and only images that articles show; an author is not kept waiting for it. */
async function withEncodedImages(
  { root, cacheDir, config: { site }, progress, mode }: BuildContext,
  images: SiteImages,
  pages: readonly PassOnePage[],
  bodies: readonly Body[],
): Promise<{ bodies: Body[]; encoded: PlannedFile[] }> {
  const keys = bodies.map((body, i) => (pages[i]?.compiled.images.length ? imageKeys(body.html()) : []));
  const shown = mode === 'build' ? shownImages(images, new Set(keys.flat()), root) : [];
  const { sources, files } = await encodeImages(shown, site.base, cacheDir);
  if (shown.length > 0) progress(`${plural(shown.length, 'image')} in other sizes`);
  const finished = bodies.map((body, i): Body => {
    const own = keys[i] ?? [];
    if (own.length === 0) return body;
    const hash = contentHash(body.hash, JSON.stringify(own.map((key) => sources[key])));
    return { html: () => withSources(body.html(), sources), hash };
  });
  return { bodies: finished, encoded: files };
}

const NO_BODY: Body = { html: () => '', hash: contentHash('') };

/** Renders what is left and says what the output is: first what needs no rendering, to be written meanwhile. */
async function* plan(
  context: BuildContext,
  { site, bodies, encoded, search }: SiteParts,
): AsyncGenerator<readonly PlannedFile[], void> {
  const { pages, bundles } = site;
  const { guides } = site.navigation;
  const stage = { ...context, bundles };
  const rendering = Promise.all([renderPages(pages, guides, stage), renderSidebars(guides, stage)]);
  // Who asks for the second batch gets the error.
  rendering.catch(awaitedLater);
  yield [...plainFiles(context, site), ...encoded];
  const [rendered, sidebar] = await rendering;
  context.progress(`${plural(pages.length, 'page')} rendered`);
  const bodyOf = new Map(pages.map((page, i) => [page, bodies[i]]));
  const body = (page: SitePage) => bodyOf.get(page) ?? NO_BODY;
  yield renderedFiles(context, site, search, { body, rendered, sidebar });
}
