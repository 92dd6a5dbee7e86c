import { join } from 'node:path';
import { apiDownloads } from '../api-reference/planApi.ts';
import { emptyFrontMatter } from '../config/frontMatterSchema.ts';
import type { Site } from '../config/siteSchema.ts';
import { chunkFile, htmlFile } from '../core/address.ts';
import { invariant } from '../core/errors.ts';
import type { FrontMatter, Guide, PageData } from '../core/types.ts';
import { contentHash, NAME_LENGTH } from '../files/contentHash.ts';
import { metaPolicy } from '../files/headers.ts';
import type { PlannedFile } from '../files/plan.ts';
import { hostFiles } from '../hosting/hostFiles.ts';
import { headTags } from '../pages/meta.ts';
import { pageData, specialPages } from '../pages/pageData.ts';
import { searchOrigin } from '../search/query/hostedSearch.ts';
import type { BuildContext } from './buildContext.ts';
import type { Bundles } from './bundle.ts';
import { documentAssets, renderDocument } from './document.ts';
import type { SiteParts } from './gatherSite.ts';
import { machineFiles } from './machine.ts';
import { manifestFiles } from './manifest.ts';
import { OLD_WORKER } from './oldWorker.ts';
import { withStyles } from './pageStyles.ts';
import {
  type Body,
  guideContent,
  type PrerenderedPage,
  pageChunk,
  renderPages,
  renderSidebars,
} from './prerender.ts';

/** A page before it is rendered around its article. */
interface Draft {
  page: PageData;
  body: Body;
  frontmatter: FrontMatter;
}

const NO_BODY: Body = { html: () => '', hash: contentHash('') };

/**
 * Renders what is left to render and says what the output consists of: first what needs no rendering, to be written
 * meanwhile.
 */
export async function* planSite(
  context: BuildContext,
  parts: SiteParts,
): AsyncGenerator<readonly PlannedFile[], void> {
  const { config } = context;
  const { site } = config;
  const { bundles } = parts;
  const pages = pagesOf(parts, site);
  const emptyGuides = parts.navigation.guides.map((guide) => ({ ...guide, build: bundles.id }));
  const special = specialPages(
    pages.map(({ page }) => page),
    emptyGuides,
    site,
  );
  const plain: Draft[] = [
    ...pages,
    ...special.map((page) => ({ page, body: NO_BODY, frontmatter: emptyFrontMatter() })),
  ];
  const drafts = plain.map((one, i) => ({
    ...one,
    page: withStyles(one.page, parts.pages[i]?.components ?? [], bundles.sheets, site.base),
  }));
  const rendering = Promise.all([
    renderAll(drafts, emptyGuides, context, bundles),
    renderSidebars(emptyGuides, { bundles, pool: context.pool }),
  ]);
  // Who asks for the second batch gets the error.
  rendering.catch(() => undefined);
  const names = drafts.map((draft) => chunkName(draft, bundles, context.engine.hash));
  const guides = emptyGuides.map((guide) => withChunks(guide, drafts, names));
  const atOnce: PlannedFile[] = [
    ...bundles.files,
    ...apiDownloads(parts.reference.descriptions),
    ...usedOriginals(parts),
    ...parts.encoded,
    ...parts.redirects.files,
    ...machineText(pages, guides, parts, site),
    ...plannedPublicFiles(context, parts),
  ];
  yield atOnce;
  const [rendered, sidebars] = await rendering;
  const searchHost = searchOrigin(site.search);
  const { redirects, asWritten } = parts.redirects;
  const atLast: PlannedFile[] = [
    ...rendered.map((page, i) => plannedDocument(page, drafts[i]?.frontmatter, guides, parts, context)),
    ...rendered.map((page, i) => plannedChunk(page, names[i] ?? '', bundles.id)),
    ...parts.search.files,
    ...manifestFiles(
      {
        build: bundles.id,
        base: site.base,
        redirects,
        search: parts.search.urls,
        searchHost,
        searchTasks: site.searchTasks,
      },
      guides.map((guide) => guideContent(guide, sidebars.get(guide.key) ?? '')),
    ),
    { path: 'sw.js', content: OLD_WORKER },
    ...withoutOwn(hostFiles(asWritten, site.base, searchHost), parts),
  ];
  yield atLast;
}

async function renderAll(
  drafts: readonly Draft[],
  guides: readonly Guide[],
  { pack, pool, progress }: BuildContext,
  bundles: SiteParts['bundles'],
): Promise<PrerenderedPage[]> {
  const rendered = await renderPages(drafts, guides, { bundles, pack, pool }, (done, total) =>
    progress.step(`pages rendered ${done}/${total}`),
  );
  progress.phase(`pages rendered ${rendered.length}/${rendered.length}`);
  return rendered;
}

function machineText(
  pages: readonly Draft[],
  guides: readonly Guide[],
  parts: SiteParts,
  site: Site,
): PlannedFile[] {
  const forMachines = pages.map(({ page }, i) => {
    const compiled = parts.pages[i];
    invariant(compiled, 'one compiled page for every page');
    return { compiled, page };
  });
  return withoutOwn(machineFiles(forMachines, guides, site), parts);
}

/** A robots.txt or the like that an author wrote is meant. */
function withoutOwn(files: readonly PlannedFile[], { publicFiles }: SiteParts): PlannedFile[] {
  const own = new Set(publicFiles);
  return files.filter(({ path }) => !own.has(path));
}

/** Drawings are served as clean as those in pages. */
function plannedPublicFiles({ root }: BuildContext, { publicFiles, images }: SiteParts): PlannedFile[] {
  return publicFiles.map(
    (path) => images.originals[`public/${path}`] ?? { path, copyFrom: join(root, 'public', path) },
  );
}

/** Images among the pages that a page shows or links to; the same image may lie in two places. */
function usedOriginals({ pages, images }: SiteParts): PlannedFile[] {
  const used = pages.flatMap((page) => page.images).filter((path) => !path.startsWith('public/'));
  const files = used.flatMap((path) => images.originals[path] ?? []);
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

function pagesOf({ pages, bodies, navigation, git }: SiteParts, site: Site): Draft[] {
  return pages.map((compiled, i) => {
    const { record } = compiled;
    const place = navigation.places.get(record.path);
    const body = bodies[i];
    invariant(place && body, `a place and an article for ${record.relativePath}`);
    const page = pageData(compiled, place, site, git.dates[record.relativePath]);
    return { page, body, frontmatter: record.frontmatter };
  });
}

/**
 * Hash in the name of a page's chunk: of what it is made from, so that names are known before anything is rendered. The
 * hashes of engine and server bundle cover the format: browsers cache a name forever, so it must never mean two contents.
 */
export function chunkName(
  { page, body }: Pick<Draft, 'page' | 'body'>,
  { id, serverId }: Pick<Bundles, 'id' | 'serverId'>,
  engineHash: string,
): string {
  return contentHash('chunk', engineHash, id, serverId, JSON.stringify(page), body.hash).slice(
    0,
    NAME_LENGTH,
  );
}

function plannedChunk({ page, body, rendered }: PrerenderedPage, name: string, build: string): PlannedFile {
  const makeText = () => pageChunk(build, page, rendered(), body.html());
  return { path: chunkFile(page.address, name), identity: name, makeText };
}

function withChunks(guide: Guide, pages: readonly Draft[], names: readonly string[]): Guide {
  const own = pages.flatMap(({ page }, i): [string, string][] => {
    const name = names[i];
    return page.guide === guide.key && name !== undefined ? [[page.address, name]] : [];
  });
  return { ...guide, chunks: Object.fromEntries(own) };
}

function plannedDocument(
  { page, body, rendered, renderKey }: PrerenderedPage,
  frontmatter: FrontMatter | undefined,
  guides: readonly Guide[],
  { bundles }: SiteParts,
  { config: { site }, engine }: BuildContext,
): PlannedFile {
  const guide = guides.find(({ key }) => key === page.guide);
  invariant(guide && frontmatter, `a guide and front matter for ${page.address}`);
  const head = headTags({ page, frontmatter, site });
  const assets = documentAssets(bundles, site.base);
  const policy = metaPolicy(searchOrigin(site.search));
  const rest = { page, guide, site, head, policy, assets };
  return {
    path: htmlFile(page.address),
    // The engine's hash covers the format of the document.
    identity: contentHash(engine.hash, renderKey, body.hash, JSON.stringify([guide, head, assets, policy])),
    makeText: () => renderDocument({ ...rest, rendered: rendered(), html: body.html() }),
  };
}
