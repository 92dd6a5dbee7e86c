import type { HostedSearch } from '../../../core/types.ts';
import { searchOrigin } from '../../../search/query/searchOrigin.ts';
import { typesenseAnswer } from './typesenseAnswer.ts';
import { typesenseQuestion } from './typesenseQuestion.ts';

/** As many hits as fill a dialog more than once. */
const HITS = 20;
const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** The answer of a search service, in the form of Algolia's; nothing in it is checked yet. Rejects when there is none. */
export async function askHost(service: HostedSearch, query: string, signal: AbortSignal): Promise<unknown> {
  const { protocol, key, appId } = service;
  const origin = searchOrigin(service);
  if (protocol === 'typesense') {
    const url = new URL('/multi_search', origin);
    url.searchParams.set('x-typesense-api-key', key);
    return typesenseAnswer(await post(url, typesenseQuestion(service, query), signal));
  }
  const url = new URL('/1/indexes/*/queries', origin);
  url.searchParams.set('x-algolia-api-key', key);
  url.searchParams.set('x-algolia-application-id', appId);
  return post(url, algoliaQuestion(service, query), signal);
}

function algoliaQuestion({ indexName }: HostedSearch, query: string): object {
  const question = {
    indexName,
    query,
    hitsPerPage: HITS,
    attributesToRetrieve: [...LEVELS, 'content', 'url'],
    attributesToSnippet: [...LEVELS.slice(1).map((level) => `${level}:15`), 'content:25'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  return { requests: [question] };
}

/** One request without a preflight, as the official clients make it. */
async function post(url: URL, body: object, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(body),
    credentials: 'omit',
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new Error(`The search host answered ${response.status}.`);
  return response.json();
}
