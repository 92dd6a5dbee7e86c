import { invariant } from '../core/errors.ts';
import type { Guide, Problem, RenderedPage } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';
import type { Pack } from '../files/pack.ts';
import { docFile } from '../markdown/readDocs.ts';
import type { SitePage } from './assembleSite.ts';
import type { BuildContext } from './buildContext.ts';
import type { Bundles } from './bundle.ts';
import type { PassOnePage } from './compilePages.ts';

/** A finished article: read when asked for, so that memory holds one at a time. */
export interface Body {
  html(): string;
  /** Hash of `html()`, or of all that it is made from. */
  hash: string;
}

type Stage = Pick<BuildContext, 'engine' | 'pack' | 'pool'> & { bundles: Bundles };

/** First half of pass 2: puts the components into the articles. Results are in the order of `pages`. */
export async function renderBodies(
  pages: readonly PassOnePage[],
  { engine, bundles, pack, pool }: Stage,
): Promise<{ bodies: Body[]; problems: Problem[] }> {
  const keys = pages.map(({ compiled, htmlHash }) =>
    compiled.components.length === 0
      ? undefined
      : `body ${contentHash(engine.hash, bundles.serverId, htmlHash, JSON.stringify(compiled.components))}`,
  );
  const entries = pages.flatMap(({ compiled }, i) => {
    const key = keys[i];
    if (key === undefined || pack.has(key)) return [];
    const { html, components, record } = compiled;
    const file = docFile(record.relativePath);
    return [{ key, name: file, job: { file, html, components } }];
  });
  const problems: Problem[] = [];
  /** Without what failed. */
  const failed = new Map<string, string>();
  await pool.run('bodies', bundles.server, entries, ({ html, problems: found }, key) => {
    problems.push(...found);
    // A component that failed stays out of the cache: what it needs may be there next time.
    if (found.length > 0) failed.set(key, html);
    else pack.put(key, html);
  });
  const bodies = pages.map(({ compiled, htmlHash }, i): Body => {
    const key = keys[i];
    if (key === undefined) return { html: () => compiled.html, hash: htmlHash };
    const rest = failed.get(key);
    if (rest !== undefined) return { html: () => rest, hash: contentHash(rest) };
    return { html: () => readPack(pack, key), hash: key };
  });
  return { bodies, problems };
}

/** Second half of pass 2: renders every page around a place for its article; gives what reads one. */
export async function renderPages(
  pages: readonly SitePage[],
  guides: readonly Guide[],
  { bundles, pack, pool }: Stage,
): Promise<(page: SitePage) => RenderedPage> {
  const keyOf = ({ key }: SitePage) => `page ${key}`;
  const entries = pages
    .map((one) => ({ key: keyOf(one), name: one.page.address, job: one.page }))
    .filter(({ key }) => !pack.has(key));
  const shared = {
    bundle: bundles.server,
    guides: Object.fromEntries(guides.map((guide) => [guide.key, guide])),
  };
  await pool.run('pages', shared, entries, (rendered, key) => pack.put(key, JSON.stringify(rendered)));
  return (page) => JSON.parse(readPack(pack, keyOf(page)));
}

/** Renders the list of pages of every guide, as browsers take it over when a reader comes from another guide. */
export async function renderSidebars(
  guides: readonly Guide[],
  { bundles, pack, pool }: Stage,
): Promise<(guide: Guide) => string> {
  const keyOf = (guide: Guide) =>
    `sidebar ${contentHash(bundles.serverId, JSON.stringify([guide.key, guide.sidebar]))}`;
  const entries = guides
    .map((guide) => ({ key: keyOf(guide), name: guide.key, job: guide }))
    .filter(({ key }) => !pack.has(key));
  await pool.run('sidebars', bundles.server, entries, (html, key) => pack.put(key, html));
  return (guide) => readPack(pack, keyOf(guide));
}

function readPack(pack: Pack, key: string): string {
  const text = pack.get(key);
  invariant(text !== undefined, `"${key}" in the cache`);
  return text;
}
