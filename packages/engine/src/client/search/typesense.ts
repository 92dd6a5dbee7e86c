import type { HostedSearch } from '../../core/types.ts';
import type { SearchRecord } from '../../search/query/hostedSearch.ts';
import { type AskService, HOSTED_HITS } from './types.ts';

/** About as long as a snippet of the service. */
const MAX_EXCERPT = 200;

/** What of an answer is looked at. Typesense answers 200 for a search that went wrong, too; it then has no hits. */
interface Answer {
  results: [{ hits: { document: SearchRecord; highlight: Highlight }[] }];
}
type Highlight = Partial<Record<'title' | 'text', { snippet: string }>>;

/** Asks Typesense by one request without preflight: its official client would bring 30 kB (brotli) to every reader. */
export function askTypesense({ host, key, indexName }: HostedSearch): AskService {
  const url = new URL('/multi_search', host);
  url.searchParams.set('x-typesense-api-key', key);
  return async (query, guide) => {
    const search = {
      collection: indexName,
      q: query,
      query_by: 'title,trail,text',
      per_page: HOSTED_HITS,
      highlight_affix_num_tokens: 8,
      enable_highlight_v1: false,
      ...(guide === undefined ? {} : { filter_by: `guide:=\`${guide}\`` }),
    };
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ searches: [search] }),
    });
    if (!response.ok) throw new Error(`The search host answered ${response.status}.`);
    const { results }: Answer = await response.json();
    return results[0].hits.map(({ document: { text, ...record }, highlight }) => ({
      ...record,
      markedTitle: highlight.title?.snippet ?? record.title,
      markedText: highlight.text?.snippet ?? text.slice(0, MAX_EXCERPT),
    }));
  };
}
