import { invariant } from '../core/errors.ts';
import type { Guide, GuideFile, PageChunk, PageData, Problem, RenderedPage } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';
import type { Pack } from '../files/pack.ts';
import { docFile } from '../markdown/readDocs.ts';
import type { BundledFiles } from './bundle.ts';
import type { PassOnePage } from './compilePages.ts';
import { fillMain, pageHead } from './document.ts';
import type { Pool } from './pool.ts';

/** A finished article: read when asked for, so that memory holds one at a time. */
export interface Body {
  html(): string;
  /** Hash of `html()`. */
  hash: string;
}

interface Stage {
  /** Hash of the engine's sources. */
  engineHash: string;
  bundles: BundledFiles;
  pack: Pack;
  pool: Pool;
}

/** First half of pass 2: puts the components into the articles. Results are in the order of `pages`. */
export async function renderBodies(
  pages: readonly PassOnePage[],
  docsDir: string,
  { engineHash, bundles, pack, pool }: Stage,
): Promise<{ bodies: Body[]; problems: Problem[] }> {
  const keys = pages.map(({ compiled, htmlHash }) =>
    compiled.components.length === 0
      ? undefined
      : `body ${contentHash(engineHash, bundles.serverId, htmlHash, JSON.stringify(compiled.components))}`,
  );
  const todo = pages.flatMap(({ compiled }, i) => {
    const key = keys[i];
    if (key === undefined || pack.get(key) !== undefined) return [];
    const { html, components, record } = compiled;
    return [{ key, job: { file: docFile(docsDir, record.relativePath), html, components } }];
  });
  const problems: Problem[] = [];
  await pool.run(
    'bodies',
    bundles.server,
    todo.map(({ job }) => job),
    (result, i) => {
      problems.push(...result.problems);
      const key = todo[i]?.key;
      // A component that failed stays out of the cache: what it needs may be there next time.
      if (key !== undefined && result.problems.length === 0) pack.put(key, result.html);
    },
    ({ file }) => file,
  );
  if (problems.length > 0) return { bodies: [], problems };
  const bodies = pages.map(({ compiled, htmlHash }, i): Body => {
    const key = keys[i];
    if (key === undefined) return { html: () => compiled.html, hash: htmlHash };
    const html = () => readPack(pack, key, compiled.record.relativePath);
    return { html, hash: contentHash(html()) };
  });
  return { bodies, problems };
}

/** What a page around its article depends on: its data and its guide, so that an edit of a text renders nothing anew. */
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
  { bundles, pack, pool }: Omit<Stage, 'engineHash'>,
  onProgress: (done: number, total: number) => void,
): Promise<(page: PageData) => RenderedPage> {
  const keys = pages.map((page) => `page ${renderKey(page)}`);
  const todo = keys.flatMap((key, i) => (pack.get(key) === undefined ? [i] : []));
  let done = pages.length - todo.length;
  onProgress(done, pages.length);
  await pool.run(
    'pages',
    { bundle: bundles.server, guides: Object.fromEntries(guides.map((guide) => [guide.key, guide])) },
    todo.flatMap((i) => pages[i] ?? []),
    (rendered, job) => {
      pack.put(keys[todo[job] ?? -1] ?? '', JSON.stringify(rendered));
      onProgress(++done, pages.length);
    },
    (page) => page.address,
  );
  return (page) => JSON.parse(readPack(pack, `page ${renderKey(page)}`, page.address));
}

/** Renders the list of pages of every guide, as browsers take it over when a reader comes from another guide. */
export async function renderSidebars(
  guides: readonly Guide[],
  { bundles, pool }: Pick<Stage, 'bundles' | 'pool'>,
): Promise<Map<string, string>> {
  const sidebars = new Map<string, string>();
  await pool.run(
    'sidebars',
    bundles.server,
    guides,
    (html, job) => sidebars.set(guides[job]?.key ?? '', html),
    ({ key }) => key,
  );
  return sidebars;
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

function readPack(pack: Pack, key: string, name: string): string {
  const text = pack.get(key);
  invariant(text !== undefined, `${name} in the cache`);
  return text;
}
