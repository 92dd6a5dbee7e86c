import { join } from 'node:path';
import { invariant } from '../core/errors.ts';
import type { GlossaryTerm } from '../markdown/compiled.ts';
import type { BuildContext } from './buildContext.ts';
import type { Tasks } from './tasks.ts';

/** Files of the search index, and where they are. */
export type SearchIndex = Tasks['search']['result'];

/**
 * Makes the search index in a worker while others render, since it takes long on a large site.
 *
 * @param keys where the pack holds the `SearchPage` of each page, in their order.
 */
export async function makeSearchIndex(
  { pool, pack, progress, cacheDir, config: { site } }: BuildContext,
  keys: readonly string[],
  glossary: GlossaryTerm[],
): Promise<SearchIndex> {
  const places = keys.map((key) => {
    const place = pack.locate(key);
    invariant(place, 'every page in the cache');
    return place;
  });
  const shared = {
    pack: pack.path,
    folder: join(cacheDir, 'search'),
    base: site.base,
    glossary,
    guideKeys: site.guides.map(({ key }) => key),
  };
  const found: SearchIndex[] = [];
  await pool.run(
    'search',
    shared,
    [places],
    (result) => found.push(result),
    () => 'the search index',
  );
  progress.phase('search index made');
  const [result] = found;
  invariant(result, 'a search index');
  return result;
}
