import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiDownloads } from '../api-reference/planApi.ts';
import { machineFiles, markdownOf } from '../build/machine.ts';
import { manifestFiles } from '../build/manifest.ts';
import { OLD_WORKER } from '../build/oldWorker.ts';
import { guideContent, pageChunk } from '../build/prerender.ts';
import { chunkFile, guideFile, htmlFile, markdownFile } from '../core/address.ts';
import type { Address } from '../core/types.ts';
import type { PlannedFile } from '../files/plan.ts';
import { FEED_FILE } from '../pages/feed.ts';
import { type SearchUrls, searchIndexFiles } from '../search/index/searchIndex.ts';
import { searchOrigin } from '../search/query/hostedSearch.ts';
import type { DevRenderer } from './devRenderer.ts';
import { DEV_BUILD, type DevPage, type DevView } from './devSite.ts';

/** A file that is made when it is asked for. */
export interface DevFile {
  /** The page that it carries to the browser, if it does. */
  address: Address | undefined;
  make(): Promise<Content>;
}

type Content = string | Uint8Array;

const SEARCH_FILES = {
  head: `assets/search/titles.${DEV_BUILD}.json`,
  body: `assets/search/text.${DEV_BUILD}.json`,
  api: `assets/search/api.${DEV_BUILD}.json`,
};

/** What the built site would consist of, each file made when it is asked for. */
export function devFiles(root: string, view: DevView, renderer: DevRenderer): Map<string, DevFile> {
  const { site, inputs } = view;
  const files = new Map<string, DevFile>();
  const add = (path: string, make: () => Content | Promise<Content>, address?: Address) =>
    files.set(path, { address, make: async () => make() });
  for (const path of inputs.publicFiles) add(path, () => readFile(join(root, 'public', path)));
  for (const file of Object.values(inputs.images.originals)) add(file.path, () => contentOf(file));
  for (const draft of view.pages.values()) {
    const { page, compiled } = draft;
    add(htmlFile(page.address), () => renderer.document(draft, view), page.address);
    add(chunkFile(page.address, DEV_BUILD), () => chunkText(draft, view, renderer), page.address);
    if (compiled !== undefined) add(markdownFile(page.address), () => markdownOf({ compiled, page }, site));
  }
  for (const guide of view.guides) {
    const content = async () => guideContent(guide, (await renderer.bundle()).renderSidebar(guide));
    add(guideFile(guide.key), async () => JSON.stringify(await content()));
  }
  for (const file of apiDownloads(view.descriptions)) add(file.path, file.makeText);
  const search = searchUrls(view.site.base, hasOperations(view));
  const searchHost = searchOrigin(site.search);
  const manifest = {
    build: DEV_BUILD,
    base: site.base,
    redirects: { ...view.redirects },
    search,
    searchHost,
    searchTasks: site.searchTasks,
  };
  add('sw.js', () => OLD_WORKER);
  const guides = view.guides.map((guide) => guideContent(guide, ''));
  for (const file of manifestFiles(manifest, guides))
    if (!files.has(file.path)) add(file.path, () => contentOf(file));
  addWholeSite(view, search, add);
  return files;
}

/** Files that are made from all pages at once. */
function addWholeSite(
  view: DevView,
  urls: SearchUrls,
  add: (path: string, make: () => Promise<Content>) => void,
): void {
  const drafts = [...view.pages.values()].flatMap(({ page, compiled }) =>
    compiled === undefined ? [] : [{ page, compiled }],
  );
  const machine = once(() => machineFiles(drafts, view.guides, view.site));
  const feed = drafts.some(({ compiled }) => compiled.record.frontmatter.feed) ? [FEED_FILE] : [];
  for (const path of ['llms.txt', 'llms-full.txt', 'sitemap.xml', 'robots.txt', ...feed]) {
    add(path, () => contentAt(machine(), (file) => file.path === path));
  }
  const search = once(() => {
    const documents = drafts.flatMap(({ compiled }) => compiled.search);
    const guideKeys = view.site.guides.map(({ key }) => key);
    const { base, translations } = view.site;
    return searchIndexFiles(documents, base, view.inputs.glossary.terms, guideKeys, translations).files;
  });
  add(SEARCH_FILES.head, () => contentAt(search(), ({ path }) => path.includes('/titles.')));
  add(SEARCH_FILES.body, () => contentAt(search(), ({ path }) => path.includes('/text.')));
  if (urls.api !== undefined)
    add(SEARCH_FILES.api, () => contentAt(search(), ({ path }) => path.includes('/api.')));
}

function searchUrls(base: string, hasApi: boolean): SearchUrls {
  const api = hasApi ? base + SEARCH_FILES.api : undefined;
  return { head: base + SEARCH_FILES.head, body: base + SEARCH_FILES.body, api };
}

function hasOperations(view: DevView): boolean {
  return [...view.pages.values()].some(({ compiled }) => compiled?.search.some(({ api }) => api));
}

async function chunkText(draft: DevPage, view: DevView, renderer: DevRenderer): Promise<string> {
  const { html } = await renderer.body(draft, view.site.docsDir);
  return pageChunk(DEV_BUILD, draft.page, await renderer.rendered(draft, view), html);
}

async function contentAt(
  files: readonly PlannedFile[],
  isIt: (file: PlannedFile) => boolean,
): Promise<Content> {
  const file = files.find(isIt);
  return file === undefined ? '' : contentOf(file);
}

async function contentOf(file: PlannedFile): Promise<Content> {
  if ('content' in file) return file.content;
  return 'copyFrom' in file ? readFile(file.copyFrom) : file.makeText();
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
