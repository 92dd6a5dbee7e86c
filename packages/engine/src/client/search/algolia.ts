import { liteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '../../core/types.ts';
import { type SearchRecord, searchOrigin } from '../../search/query/hostedSearch.ts';
import { type AskService, HOSTED_HITS, TIME_OUT_MS } from './types.ts';

type Retrieved = Omit<SearchRecord, 'text'>;
interface Snippets {
  title?: { value: string };
  text?: { value: string };
}

/** Asks Algolia, or another service that speaks its protocol, through the official client. */
export function askAlgolia(service: HostedSearch): AskService {
  const { appId, key, indexName } = service;
  const { host, protocol } = new URL(searchOrigin(service));
  // By default, the client would ask further hosts, which the content policy does not allow.
  const hosts = [{ url: host, accept: 'read', protocol: protocol === 'http:' ? 'http' : 'https' }] as const;
  const timeouts = { connect: TIME_OUT_MS, read: TIME_OUT_MS, write: TIME_OUT_MS };
  const client = liteClient(appId, key, { hosts: [...hosts], timeouts });
  return async (query, guide) => {
    const request = {
      indexName,
      query,
      hitsPerPage: HOSTED_HITS,
      attributesToRetrieve: ['address', 'hash', 'title', 'trail', 'guide', 'kind', 'edition'],
      attributesToHighlight: [],
      attributesToSnippet: ['title:15', 'text:25'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      ...(guide === undefined ? {} : { filters: `guide:"${guide}"` }),
    };
    const { results } = await client.searchForHits<Retrieved>({ requests: [request] });
    const [answer] = results;
    if (answer === undefined) throw new Error('The search host has sent no hits.');
    return answer.hits.map(({ _snippetResult, ...record }) => {
      // The two attributes asked for are single texts.
      const { title, text } = _snippetResult as Snippets;
      return { ...record, markedTitle: title?.value ?? record.title, markedText: text?.value ?? '' };
    });
  };
}
