import { invariant } from '../core/errors.ts';
import type { Guide, GuideFile, PageChunk, PageData, Problem, RenderedPage } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';
import type { Pack } from '../files/pack.ts';
import { docFile } from '../markdown/readDocs.ts';
import type { BundledFiles } from './bundle.ts';
import type { PassOnePage } from './compilePages.ts';
import { fillMain, pageHead } from './document.ts';
import type { Pool } from './pool.ts';
import type { BodyJob, Tasks } from './tasks.ts';

/** A finished article: read when asked for, so that memory holds one at a time. */
export interface Body {
  html(): string;
  /** Hash of `html()`. */
  hash: string;
}

interface Stage {
  bundles: BundledFiles;
  pack: Pack;
  pool: Pool;
}

/** First half of pass 2: puts the components into the articles. Results are in the order of `pages`. */
export async function renderBodies(
  pages: readonly PassOnePage[],
  docsDir: string,
  { engineHash, ...stage }: Stage & { engineHash: string },
): Promise<{ bodies: Body[]; problems: Problem[] }> {
  const { bundles, pack } = stage;
  const keys = pages.map(({ compiled, htmlHash }) =>
    compiled.components.length === 0
      ? undefined
      : `body ${contentHash(engineHash, bundles.serverId, htmlHash, JSON.stringify(compiled.components))}`,
  );
  const jobs = pages.flatMap(({ compiled }, i) => {
    const key = keys[i];
    if (key === undefined || (pack.has(key) && pack.has(`hash of ${key}`))) return [];
    const { html, components, record } = compiled;
    return [{ key, job: { file: docFile(docsDir, record.relativePath), html, components } }];
  });
  const problems: Problem[] = [];
  await render(stage, 'bodies', bundles.server, jobs, ({ html, problems: found }, key) => {
    problems.push(...found);
    // A component that failed stays out of the cache: what it needs may be there next time.
    if (found.length > 0) return;
    pack.put(key, html);
    pack.put(`hash of ${key}`, contentHash(html));
  });
  if (problems.length > 0) return { bodies: [], problems };
  const bodies = pages.map(({ compiled, htmlHash }, i): Body => {
    const key = keys[i];
    if (key === undefined) return { html: () => compiled.html, hash: htmlHash };
    return { html: () => readPack(pack, key), hash: readPack(pack, `hash of ${key}`) };
  });
  return { bodies, problems };
}

/**
 * What a page around its article depends on: its data and its guide, so that an edit of a text renders nothing anew.
 */
export function renderKeys(guides: readonly Guide[], serverId: string): (page: PageData) => string {
  const hashes = new Map(guides.map((guide) => [guide.key, contentHash(JSON.stringify(guide))]));
  const keys = new Map<PageData, string>();
  return (page) => {
    const guideHash = hashes.get(page.guide);
    invariant(guideHash, `a guide for "${page.guide}"`);
    const key = keys.get(page) ?? contentHash(serverId, JSON.stringify(page), guideHash);
    keys.set(page, key);
    return key;
  };
}

/** Second half of pass 2: renders every page around a place for its article; gives what reads one. */
export async function renderPages(
  pages: readonly PageData[],
  guides: readonly Guide[],
  renderKey: (page: PageData) => string,
  stage: Stage,
  onProgress: (done: number, total: number) => void,
): Promise<(page: PageData) => RenderedPage> {
  const { bundles, pack } = stage;
  const keyOf = (page: PageData) => `page ${renderKey(page)}`;
  const jobs = pages.map((job) => ({ key: keyOf(job), job })).filter(({ key }) => !pack.has(key));
  let done = pages.length - jobs.length;
  onProgress(done, pages.length);
  const shared = {
    bundle: bundles.server,
    guides: Object.fromEntries(guides.map((guide) => [guide.key, guide])),
  };
  await render(stage, 'pages', shared, jobs, (rendered, key) => {
    pack.put(key, JSON.stringify(rendered));
    onProgress(++done, pages.length);
  });
  return (page) => JSON.parse(readPack(pack, keyOf(page)));
}

/** Renders the list of pages of every guide, as browsers take it over when a reader comes from another guide. */
export async function renderSidebars(
  guides: readonly Guide[],
  stage: Stage,
): Promise<(guide: Guide) => string> {
  const { bundles, pack } = stage;
  const keyOf = (guide: Guide) =>
    `sidebar ${contentHash(bundles.serverId, JSON.stringify([guide.key, guide.sidebar]))}`;
  const jobs = guides.map((job) => ({ key: keyOf(job), job })).filter(({ key }) => !pack.has(key));
  await render(stage, 'sidebars', bundles.server, jobs, (html, key) => pack.put(key, html));
  return (guide) => readPack(pack, keyOf(guide));
}

/** Has the workers render what is not kept. */
function render<T extends 'bodies' | 'pages' | 'sidebars'>(
  { pool }: Stage,
  task: T,
  shared: Tasks[T]['shared'],
  jobs: readonly { key: string; job: Tasks[T]['job'] }[],
  keep: (result: Tasks[T]['result'], key: string) => void,
): Promise<void> {
  return pool.run(
    task,
    shared,
    jobs.map(({ job }) => job),
    (result, i) => keep(result, jobs[i]?.key ?? ''),
    nameOf,
  );
}

function nameOf(job: BodyJob | PageData | Guide): string {
  return 'file' in job ? job.file : 'address' in job ? job.address : job.key;
}

/** What a guide's file holds. */
export function guideContent({ build, key, chunks }: Guide, sidebar: string): GuideFile {
  return { build, key, chunks, sidebar };
}

/** The module that the browser loads for a page, as text. */
export function pageChunk(build: string, page: PageData, rendered: RenderedPage, article: string): string {
  const { main, sidebar } = rendered;
  const chunk: PageChunk = { build, page: pageHead(page), main: fillMain(main, article), sidebar };
  return `export const chunk=${JSON.stringify(chunk)};\n`;
}

function readPack(pack: Pack, key: string): string {
  const text = pack.get(key);
  invariant(text !== undefined, `"${key}" in the cache`);
  return text;
}
