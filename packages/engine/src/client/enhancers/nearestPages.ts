import type { PageLink } from '../../core/types.ts';

/** Beyond this share of foreign pairs a path has nothing in common with the one asked for. */
const MIN_LIKENESS = 0.25;

/**
 * The pages whose paths look most like the one asked for, best first. Likeness is the share of letter pairs in common,
 * so that a moved page, whose last word stayed, comes near too.
 *
 * @example nearestPages('/user-guide/rolse', links)[0].to // '/user-guide/role'
 */
export function nearestPages(path: string, links: readonly PageLink[], count = 3): PageLink[] {
  const asked = pairsOf(path);
  const askedName = pairsOf(lastPart(path));
  return links
    .map((link) => ({
      link,
      likeness: (likeness(asked, pairsOf(link.to)) + likeness(askedName, pairsOf(lastPart(link.to)))) / 2,
    }))
    .filter((entry) => entry.likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ link }) => link);
}

function lastPart(path: string): string {
  return path.replace(/\.html$|\/+$/g, '').replace(/^.*\//, '');
}

function pairsOf(path: string): Set<string> {
  const letters = path.toLowerCase().replace(/\.html$|\/+$/g, '');
  return new Set(Array.from({ length: Math.max(letters.length - 1, 0) }, (_, i) => letters.slice(i, i + 2)));
}

/** Dice's coefficient: 1 for the same pairs, 0 for none in common. */
function likeness(a: Set<string>, b: Set<string>): number {
  if (a.size + b.size === 0) return 0;
  let common = 0;
  for (const pair of a) if (b.has(pair)) common++;
  return (2 * common) / (a.size + b.size);
}
