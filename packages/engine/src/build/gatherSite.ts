import { encodeImages } from '../assets/encodeImages.ts';
import { type SiteImages, shownImages } from '../assets/images.ts';
import { DocsError } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { dataHash } from '../files/contentHash.ts';
import type { PlannedFile } from '../files/plan.ts';
import { imageKeys, withSources } from '../markdown/inline/images.ts';
import { checkComponents } from '../pages/checkComponents.ts';
import { searchIndexFiles } from '../search/index/searchIndex.ts';
import { compileSite } from './apiPages.ts';
import { type AssembledSite, assembleSite, siteProblems } from './assembleSite.ts';
import type { BuildContext } from './buildContext.ts';
import { bundleSite } from './bundle.ts';
import { compileContext } from './compileContext.ts';
import type { PassOnePage } from './compilePages.ts';
import { joinApi } from './joinApi.ts';
import { type Body, renderBodies } from './prerender.ts';
import { count } from './progress.ts';
import { readInputs } from './readInputs.ts';

/** Everything that the output is put together from, free of mistakes. */
export interface SiteParts {
  site: AssembledSite;
  /** Finished articles, in the order of the pages that have one. */
  bodies: Body[];
  /** Other sizes of the images in them. */
  encoded: PlannedFile[];
  search: ReturnType<typeof searchIndexFiles>;
  warnings: Problem[];
}

/**
 * Reads, compiles and bundles a site and checks it as a whole: whatever can find a mistake. Throws a `DocsError` with
 * all of them.
 */
export async function gatherSite(context: BuildContext): Promise<SiteParts> {
  const { config, engine, pack, pool, progress } = context;
  const { inputs, compiling, bundling } = await startWork(context);
  const { compiled, reference } = await compiling;
  const pages = reference.pages.map((page) => page.compiled);
  progress.phase(`${count(pages.length, 'page')} read (${compiled} compiled)`);
  const search = searchIndexFiles(
    pages.flatMap((page) => page.search),
    config.site.base,
    inputs.glossary.terms,
    config.site.guides.map(({ key }) => key),
    config.site,
  );
  const bundles = await bundling;
  progress.phase(`bundle: ${count(bundles.files.length, 'file')} for browsers`);

  const { docsDir } = config.site;
  const misused = checkComponents(pages, bundles.components, docsDir);
  const rendering =
    misused.length > 0
      ? Promise.resolve({ bodies: [], problems: misused })
      : renderBodies(reference.pages, docsDir, { engineHash: engine.hash, bundles, pack, pool });
  rendering.catch(awaitedLater);
  const site = assembleSite(context, inputs, reference, bundles);
  const { bodies, problems: others } = await rendering;
  const problems = siteProblems(context, site, others);
  progress.phase(`${count(sum(pages.map(({ links }) => links.length)), 'link')} checked`);
  if (problems.some(({ severity }) => severity === 'error')) throw new DocsError(problems);
  const finished = await withEncodedImages(context, inputs.images, reference.pages, bodies);
  return { site, ...finished, search, warnings: problems };
}

/** Only now, since nothing takes longer, and only images that articles show. */
async function withEncodedImages(
  { root, cacheDir, config: { site }, progress, write }: BuildContext,
  images: SiteImages,
  pages: readonly PassOnePage[],
  bodies: readonly Body[],
): Promise<{ bodies: Body[]; encoded: PlannedFile[] }> {
  const keys = bodies.map((body, i) => (pages[i]?.compiled.images.length ? imageKeys(body.html()) : []));
  const shown = write ? shownImages(images, new Set(keys.flat()), root) : [];
  const { sources, files } = await encodeImages(shown, site.base, cacheDir);
  if (shown.length > 0) progress.phase(`${count(shown.length, 'image')} in other sizes`);
  const finished = bodies.map((body, i): Body => {
    const own = keys[i] ?? [];
    if (own.length === 0) return body;
    const hash = dataHash([body.hash, own.map((key) => sources[key])]);
    return { html: () => withSources(body.html(), sources), hash };
  });
  return { bodies: finished, encoded: files };
}

/** Reads what there is and sets everybody to work, in the order that keeps all threads busy. */
async function startWork(context: BuildContext) {
  const { root, cacheDir, config, engine, pack, pool } = context;
  const work = { engineHash: engine.hash, pack, pool };
  // First of all, since parsing megabytes is for the other threads, while this one reads the rest.
  const api = joinApi(context);
  api.catch(awaitedLater);
  const inputs = await readInputs(context);
  const sources = inputs.docs.sources;
  const compiling = compileSite({ sources, api, context: compileContext(root, config, inputs), ...work });
  compiling.catch(awaitedLater);
  // Only now: the bundler takes this thread for a while, when the others have something to do.
  const bundling = bundleSite({
    root,
    engineDir: engine.engineDir,
    engineHash: engine.hash,
    site: config.site,
    cacheDir,
  });
  bundling.catch(awaitedLater);
  return { inputs, compiling, bundling };
}

/** For a promise that is awaited further down: if it fails before that, the process must not end. */
function awaitedLater(): void {}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
