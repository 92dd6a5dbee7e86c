import { join } from 'node:path';
import { apiDownloads } from '../api-reference/planApi.ts';
import { emptyFrontMatter } from '../config/frontMatterSchema.ts';
import { chunkFile, guideFile, htmlFile } from '../core/address.ts';
import { invariant } from '../core/errors.ts';
import type { Guide, GuideFile, Manifest, PageChunk, PageData, RenderedPage } from '../core/types.ts';
import { contentHash, nameHash } from '../files/contentHash.ts';
import { metaPolicy } from '../files/headers.ts';
import type { PlannedFile } from '../files/plan.ts';
import { hostFiles } from '../hosting/hostFiles.ts';
import { headTags } from '../pages/meta.ts';
import type { searchIndexFiles } from '../search/index/searchIndex.ts';
import { searchOrigin } from '../search/query/hostedSearch.ts';
import type { AssembledSite, SitePage } from './assembleSite.ts';
import type { BuildContext } from './buildContext.ts';
import type { Bundles } from './bundle.ts';
import { fillMain, pageHead, renderDocument } from './document.ts';
import { machineFiles } from './machine.ts';
import type { Body } from './prerender.ts';

/** What was rendered of a site. */
export interface Drawing {
  /** The article of a page. */
  body(page: SitePage): Body;
  /** A page around its article. */
  rendered(page: SitePage): RenderedPage;
  sidebar(guide: Guide): string;
}

/** Files for which nothing has to be rendered. */
export function plainFiles(
  { root, config: { site } }: BuildContext,
  { inputs, bundles, reference, redirects, pages, navigation }: AssembledSite,
): PlannedFile[] {
  const written = pages.flatMap(({ page, source }) => (source ? [{ page, compiled: source.compiled }] : []));
  const made = [
    ...machineFiles(written, navigation.guides, site),
    ...hostFiles(redirects.asWritten, site.base, site.search && searchOrigin(site.search)),
  ];
  // A robots.txt or the like that an author wrote is meant.
  const own = new Set(inputs.publicFiles);
  return [
    // A name with a hash identifies the content.
    ...bundles.files.map((path) => ({ path, copyFrom: join(bundles.folder, path), identity: path })),
    ...apiDownloads(reference.descriptions, reference.hash),
    ...usedOriginals(pages, inputs.images.originals),
    ...redirects.files,
    ...made.filter(({ path }) => !own.has(path)),
    ...inputs.publicFiles.map((path) => ({ path, copyFrom: join(root, 'public', path) })),
  ];
}

/** Files that hold something rendered, or name what does. */
export function renderedFiles(
  context: BuildContext,
  site: AssembledSite,
  search: ReturnType<typeof searchIndexFiles>,
  drawing: Drawing,
): PlannedFile[] {
  const { base, searchTasks, search: service } = context.config.site;
  const nameOf = (one: SitePage) =>
    chunkName(one.page, drawing.body(one).hash, site.bundles, context.engine.hash);
  const names = new Map(site.pages.map((one) => [one.page, nameOf(one)]));
  const guides = site.navigation.guides.map((guide) => withChunks(guide, names));
  const manifest: Manifest = {
    build: site.bundles.id,
    base,
    redirects: site.redirects.redirects,
    search: search.urls,
    searchHost: service && searchOrigin(service),
    searchTasks,
    guides: guides.map(({ key }) => key),
  };
  return [
    ...plannedPages(context, site, guides, drawing),
    ...search.files,
    // Never hashed, always asked for.
    { path: 'manifest.json', content: JSON.stringify(manifest) },
    ...guides.map((guide) => ({
      path: guideFile(guide.key),
      content: () => {
        const { key, chunks } = guide;
        const file: GuideFile = { key, chunks, sidebar: drawing.sidebar(guide) };
        return JSON.stringify(file);
      },
    })),
  ];
}

/** Images among the pages that a page shows or links to; the same image may lie in two places. */
function usedOriginals(
  pages: readonly SitePage[],
  originals: Readonly<Record<string, PlannedFile>>,
): PlannedFile[] {
  const used = pages
    .flatMap(({ source }) => source?.compiled.images ?? [])
    .filter((path) => !path.startsWith('public/'));
  const files = used.flatMap((path) => originals[path] ?? []);
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/**
 * Hash in the name of a page's chunk: of what it is made from, so that names are known before anything is rendered. The
 * hashes of engine and server bundle cover the format: browsers cache a name forever, so it must never mean two
 * contents.
 */
function chunkName(
  page: PageData,
  bodyHash: string,
  { id, serverId }: Pick<Bundles, 'id' | 'serverId'>,
  engineHash: string,
): string {
  return nameHash('chunk', engineHash, id, serverId, JSON.stringify(page), bodyHash);
}

function withChunks(guide: Guide, names: ReadonlyMap<PageData, string>): Guide {
  const own = [...names].filter(([page]) => page.guide === guide.key);
  return { ...guide, chunks: Object.fromEntries(own.map(([{ address }, name]) => [address, name])) };
}

function plannedPages(
  { config: { site }, engine }: BuildContext,
  { bundles, pages }: AssembledSite,
  guides: readonly Guide[],
  drawing: Drawing,
): PlannedFile[] {
  const policy = metaPolicy(site.search && searchOrigin(site.search));
  // The engine's hash covers the format of the document.
  const shared = [engine.hash, bundles.id, JSON.stringify([site, policy])];
  const hashes = new Map(guides.map((guide) => [guide, contentHash(...shared, JSON.stringify(guide))]));
  return pages.flatMap((one): PlannedFile[] => {
    const { page, source } = one;
    const guide = guides.find(({ key }) => key === page.guide);
    invariant(guide, `a guide for ${page.address}`);
    const name = guide.chunks[page.address] ?? '';
    const frontmatter = source?.compiled.record.frontmatter ?? emptyFrontMatter();
    const body = drawing.body(one);
    return [
      {
        path: htmlFile(page.address),
        identity: contentHash(hashes.get(guide) ?? '', one.key, body.hash, JSON.stringify(frontmatter)),
        content: () =>
          renderDocument({
            ...{ page, guide, site, bundles, policy },
            head: headTags({ page, frontmatter, site }),
            rendered: drawing.rendered(one),
            html: body.html(),
          }),
      },
      {
        path: chunkFile(page.address, name),
        identity: name,
        content: () => {
          const { main, sidebar } = drawing.rendered(one);
          const chunk: PageChunk = { page: pageHead(page), main: fillMain(main, body.html()), sidebar };
          return `export const chunk=${JSON.stringify(chunk)};\n`;
        },
      },
    ];
  });
}
