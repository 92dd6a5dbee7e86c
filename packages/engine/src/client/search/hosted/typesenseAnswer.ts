import { MAX_HITS } from './readHits.ts';
import { valueAt } from './valueAt.ts';

const LEVELS = [0, 1, 2, 3, 4, 5, 6];

/**
 * An answer of Typesense in the form of Algolia's, for `readHits`, which checks every part of it; undefined when it holds
 * no hits. Typesense answers 200 for a search that went wrong, too.
 */
export function typesenseAnswer(answer: unknown): unknown {
  const groups = valueAt(answer, 'results', '0', 'grouped_hits');
  if (!Array.isArray(groups)) return undefined;
  return {
    results: [{ hits: groups.slice(0, MAX_HITS).map((group) => toHit(valueAt(group, 'hits', '0'))) }],
  };
}

function toHit(hit: unknown): object {
  const field = (name: string) => valueAt(hit, 'document', name);
  const snippet = (name: string) => ({ value: valueAt(hit, 'highlight', name, 'snippet') });
  const levels = (read: (name: string) => unknown) =>
    Object.fromEntries(LEVELS.map((level) => [`lvl${level}`, read(`hierarchy.lvl${level}`)]));
  return {
    url: field('url'),
    hierarchy: levels(field),
    content: field('content'),
    _snippetResult: { hierarchy: levels(snippet), content: snippet('content') },
  };
}
