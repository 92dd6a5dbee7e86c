import type { HostedSearch } from '../../../core/types.ts';

/** As many as DocSearch asks Algolia for. */
const HITS = 20;
const HEADINGS = 'hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl4,hierarchy.lvl5,hierarchy.lvl6';

/** What Typesense is asked: headings before texts, the best hit of each section, and of that only what is shown. */
export function typesenseQuestion({ indexName }: Pick<HostedSearch, 'indexName'>, query: string): object {
  const question = {
    collection: indexName,
    q: query,
    query_by: `${HEADINGS},content`,
    include_fields: `url,hierarchy.lvl0,${HEADINGS},content`,
    group_by: 'url',
    group_limit: 1,
    per_page: HITS,
    highlight_affix_num_tokens: 8,
    enable_highlight_v1: false,
  };
  return { searches: [question] };
}
