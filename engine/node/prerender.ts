import type { CompiledPage } from '../content/compiled.ts';
import { invariant } from '../shared/errors.ts';
import type { Guide, PageChunk, PageData, Problem } from '../shared/types.ts';
import type { Bundles } from './bundle.ts';
import { contentHash, nameHash } from './contentHash.ts';
import type { Pack } from './pack.ts';
import type { Pool } from './pool.ts';
import { docFile } from './readDocs.ts';
import type { BodyJob } from './tasks.ts';

/** A page ready to be put together; texts are read when asked for, so that memory holds one page at a time. */
export interface PrerenderedPage {
  page: PageData;
  /** The article with its components. */
  html(): string;
  /** Inner HTML of `#app` around it. */
  shell(): string;
}

interface Stage {
  bundles: Bundles;
  pack: Pack;
  pool: Pool;
}

/**
 * First half of pass 2: puts the components into the articles. Resolves with a way to read each finished article, in
 * the order of `pages`.
 */
export async function renderBodies(
  pages: readonly CompiledPage[],
  docsDir: string,
  { bundles, pack, pool }: Stage,
): Promise<{ bodies: (() => string)[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const bodies: (() => string)[] = [];
  const todo: { job: BodyJob; key: string }[] = [];
  for (const page of pages) {
    const { components, record } = page;
    if (components.length === 0) {
      bodies.push(() => page.html);
      continue;
    }
    const html = page.html;
    const key = `body ${contentHash(bundles.serverId, html, JSON.stringify(components))}`;
    if (pack.get(key) === undefined) {
      const file = docFile(docsDir, record.relativePath);
      todo.push({ key, job: { file, html, components } });
    }
    bodies.push(() => readPack(pack, key, record.relativePath));
  }
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
  return { bodies, problems };
}

/**
 * Second half of pass 2: renders the shell of every page around a place for its article. A shell depends on the page's
 * data and its guide's sidebar only, so an edit of a text renders nothing anew.
 */
export async function renderShells(
  pages: readonly { page: PageData; html: () => string }[],
  guides: readonly Guide[],
  { bundles, pack, pool }: Stage,
  onProgress: (done: number, total: number) => void,
): Promise<PrerenderedPage[]> {
  const hashes = new Map(guides.map((guide) => [guide.key, contentHash(JSON.stringify(guide))]));
  const keys = pages.map(({ page }) => {
    const guideHash = hashes.get(page.guide);
    invariant(guideHash, `a guide for "${page.guide}"`);
    return `shell ${contentHash(bundles.serverId, JSON.stringify(page), guideHash)}`;
  });
  const todo = keys.flatMap((key, i) => (pack.get(key) === undefined ? [i] : []));
  let done = pages.length - todo.length;
  onProgress(done, pages.length);
  await pool.run(
    'shells',
    { bundle: bundles.server, guides: Object.fromEntries(guides.map((guide) => [guide.key, guide])) },
    todo.flatMap((i) => pages[i]?.page ?? []),
    (shell, job) => {
      pack.put(keys[todo[job] ?? -1] ?? '', shell);
      onProgress(++done, pages.length);
    },
    (page) => page.address,
  );
  return pages.map(({ page, html }, i) => ({
    page,
    html,
    shell: () => readPack(pack, keys[i] ?? '', page.address),
  }));
}

/** The module that the browser loads for a page, with the hash that names it. */
export function pageChunk(chunk: PageChunk): { hash: string; code: string } {
  const code = `export const chunk=${JSON.stringify(chunk)};\n`;
  return { hash: nameHash(code), code };
}

function readPack(pack: Pack, key: string, name: string): string {
  const text = pack.get(key);
  invariant(text !== undefined, `${name} in the cache`);
  return text;
}
