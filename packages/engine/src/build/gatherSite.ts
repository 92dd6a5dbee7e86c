import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDownloadPaths } from '../api-reference/planApi.ts';
import { readApi } from '../api-reference/readApi.ts';
import { encodeImages } from '../assets/encodeImages.ts';
import { iconProblems } from '../assets/icons.ts';
import { readImages, type SiteImages, shownImages } from '../assets/images.ts';
import { KIT_FILE } from '../core/address.ts';
import { DocsError } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { dataHash } from '../files/contentHash.ts';
import { gitDates } from '../files/gitDates.ts';
import { listPublicFiles } from '../files/listFiles.ts';
import type { PlannedFile } from '../files/plan.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import { imageKeys, withSources } from '../markdown/inline/images.ts';
import { readDocs } from '../markdown/readDocs.ts';
import { checkComponents } from '../pages/checkComponents.ts';
import type { LinkTargets } from '../pages/checkLink.ts';
import { applyChecks, checkSite } from '../pages/checkSite.ts';
import { locateProblems } from '../pages/locateProblems.ts';
import { navigateSite, type SiteNavigation } from '../pages/navigation.ts';
import { SPECIAL_ADDRESSES } from '../pages/pageData.ts';
import { type PlannedRedirects, planRedirects } from '../pages/redirects.ts';
import { withApiSidebar } from '../pages/sidebar.ts';
import { searchIndexFiles } from '../search/index/searchIndex.ts';
import type { ApiReference } from './apiPages.ts';
import type { BuildContext } from './buildContext.ts';
import { type Bundles, bundleSite } from './bundle.ts';
import { compileContext, readGlossary, readProofs } from './compileContext.ts';
import { compileSite } from './compileSite.ts';
import { joinApi } from './joinApi.ts';
import { type Body, renderBodies } from './prerender.ts';
import { count } from './progress.ts';

/** What a site is made from besides its configuration and the engine. */
export type Inputs = Awaited<ReturnType<typeof readInputs>>;

/** Everything that the output is put together from, free of mistakes. */
export interface SiteParts extends Inputs {
  pages: CompiledPage[];
  /** Finished articles, in the order of `pages`. */
  bodies: Body[];
  /** Other sizes of the images in them. */
  encoded: PlannedFile[];
  search: ReturnType<typeof searchIndexFiles>;
  bundles: Bundles;
  navigation: SiteNavigation;
  redirects: PlannedRedirects;
  reference: ApiReference;
  warnings: Problem[];
}

/** Files that the engine makes and a page may link to. */
const MADE_FILES = ['/llms.txt', '/llms-full.txt', '/robots.txt', '/sitemap.xml', '/feed.xml'];
/** Files that it makes for scripts and servers. */
const INNER_FILES = [
  '/manifest.json',
  '/release.json',
  '/sw.js',
  '/_headers',
  '/_redirects',
  '/_redirects.nginx',
  '/_redirects.caddy',
  `/${KIT_FILE}`,
];

/**
 * Reads, compiles and bundles a site and checks it as a whole: whatever can find a mistake. Throws a `DocsError` with
 * all of them.
 */
export async function gatherSite(context: BuildContext): Promise<SiteParts> {
  const { root, config, engine, pack, pool, progress } = context;
  const { site } = config;
  const { inputs, compiling, bundling } = await startWork(context);
  const { pages: passOne, compiled, reference } = await compiling;
  const pages = passOne.map((page) => page.compiled);
  progress.phase(`${count(pages.length, 'page')} read (${compiled} compiled)`);
  const search = searchIndexFiles(
    pages.flatMap((page) => page.search),
    site.base,
    inputs.glossary.terms,
    site.guides.map(({ key }) => key),
    site.translations,
  );
  const bundles = await bundling;
  progress.phase(`bundle: ${count(bundles.files.length, 'file')} for browsers`);

  const records = pages.map(({ record }) => record);
  const navigation = navigateSite(withApiSidebar(config, reference), records);
  const redirects = planRedirects(records, site, takenPaths(inputs));
  const misused = checkComponents(pages, bundles.components, site.docsDir);
  const rendering =
    misused.length > 0
      ? Promise.resolve({ bodies: [], problems: misused })
      : renderBodies(passOne, site.docsDir, { engineHash: engine.hash, bundles, pack, pool });
  rendering.catch(awaitedLater);
  const targets = linkTargets(pages, inputs, redirects, reference);
  const check = {
    site,
    configFile: config.file,
    pages,
    navigation,
    targets,
    glossary: inputs.glossary.terms,
  };
  const siteProblems = config.isPartial ? [] : checkSite(check);
  const bodies = await rendering;
  const found = [
    ...iconProblems(site, config.file, engine.engineDir),
    ...[config, inputs, reference, ...pages, bodies].flatMap((part) => part.problems),
    ...(config.isPartial ? [] : [navigation, redirects].flatMap((part) => part.problems)),
    ...siteProblems,
  ];
  const problems = locateProblems(applyChecks(found, config.checks), (file) => readText(join(root, file)));
  progress.phase(`${count(sum(pages.map(({ links }) => links.length)), 'link')} checked`);
  if (problems.some(({ severity }) => severity === 'error')) throw new DocsError(problems);
  const finished = await withEncodedImages(context, inputs.images, pages, bodies.bodies);
  return {
    ...inputs,
    pages,
    ...finished,
    search,
    bundles,
    navigation,
    redirects,
    reference,
    warnings: problems,
  };
}

/** Only now, since nothing takes longer, and only images that articles show. */
async function withEncodedImages(
  { root, cacheDir, config: { site }, progress, write }: BuildContext,
  images: SiteImages,
  pages: readonly CompiledPage[],
  bodies: readonly Body[],
): Promise<{ bodies: Body[]; encoded: PlannedFile[] }> {
  const keys = bodies.map((body, i) => (pages[i]?.images.length ? imageKeys(body.html()) : []));
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
  const api = readApi(root).then((files) => joinApi(files, { ...work, makeSamples: config.makeSamples }));
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

/** Reads everything but the API descriptions; cheap when nothing has changed, since conversions are kept. */
export async function readInputs({ root, outDir, config: { site }, pack }: BuildContext) {
  const [docs, glossary, proofs, git, publicFiles] = await Promise.all([
    readDocs(root, site.docsDir, outDir),
    readGlossary(root),
    readProofs(root),
    gitDates(root, site.docsDir, pack),
    listPublicFiles(root, outDir),
  ]);
  const { docsDir, base } = site;
  const images = await readImages({
    root,
    docsDir,
    base,
    publicFiles,
    pack,
    outDir,
  });
  const problems = [docs, glossary, proofs, images, git].flatMap((part) => part.problems);
  return { docs, glossary, proofs, images, git, publicFiles, problems };
}

/** Paths of the output that no old address may have. */
export function takenPaths({ publicFiles }: Inputs): string[] {
  return [...SPECIAL_ADDRESSES, ...MADE_FILES, ...INNER_FILES, ...publicFiles.map((path) => `/${path}`)];
}

/** Everything that a link may lead to. */
export function linkTargets(
  pages: readonly CompiledPage[],
  { publicFiles }: Inputs,
  { redirects }: PlannedRedirects,
  { descriptions }: Pick<ApiReference, 'descriptions'>,
): LinkTargets {
  return {
    pages: new Map(pages.map(({ record, ids }) => [record.path, new Set(ids)])),
    files: new Set([
      ...publicFiles.map((path) => `/${path}`),
      ...MADE_FILES,
      ...apiDownloadPaths(descriptions),
    ]),
    redirects,
  };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
