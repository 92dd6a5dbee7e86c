import { searchOrigin } from '../../shared/searchOrigin.ts';
import type { HostedSearch } from '../../shared/types.ts';
import { type HostedHit, readHits } from './readHits.ts';
import { typesenseAnswer } from './typesenseAnswer.ts';
import { typesenseQuestion } from './typesenseQuestion.ts';

/** How long readers wait for a host before the index of the site answers them. */
export const TIME_OUT_MS = 3000;

export interface AskInput {
  search: HostedSearch;
  /** See `siteUrl`. */
  urlOf: (url: string) => string | undefined;
  onAnswer: (hits: readonly HostedHit[]) => void;
  /** The host is no good: too slow, not there, or of another opinion about keys or JSON. */
  onFailure: (query: string) => void;
}

/** What DocSearch asks its client, and what it makes of the answer. */
interface Question {
  requests: { query: string }[];
}
interface Answer {
  results: { hits: HostedHit[]; nbHits: number }[];
}

/**
 * What asks a search host in place of DocSearch's own client: with a limit of time, and only checked hits in its answers.
 * It never rejects. A question that a newer one has overtaken is given up; the limit counts from the first one unanswered.
 */
export function createAsk({
  search,
  urlOf,
  onAnswer,
  onFailure,
}: AskInput): (question: Question) => Promise<Answer> {
  let current: AbortController | undefined;
  let since: number | undefined;
  return async (question) => {
    current?.abort();
    const own = new AbortController();
    current = own;
    since ??= performance.now();
    const timer = setTimeout(() => own.abort(), Math.max(0, since + TIME_OUT_MS - performance.now()));
    const query = question.requests[0]?.query ?? '';
    try {
      const hits = readHits(await askService(search, question, query, own.signal), query, urlOf);
      since = undefined;
      onAnswer(hits);
      return { results: [{ hits, nbHits: hits.length }] };
    } catch {
      // Nobody waits for it any more.
      if (own !== current) return new Promise(() => {});
      onFailure(query);
      return { results: [{ hits: [], nbHits: 0 }] };
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The answer of the service, in the form of Algolia's. */
async function askService(
  search: HostedSearch,
  question: Question,
  query: string,
  signal: AbortSignal,
): Promise<unknown> {
  const { protocol, key, appId } = search;
  const origin = searchOrigin(search);
  if (protocol === 'typesense') {
    const url = new URL('/multi_search', origin);
    url.searchParams.set('x-typesense-api-key', key);
    return typesenseAnswer(await post(url, typesenseQuestion(search, query), signal));
  }
  const url = new URL('/1/indexes/*/queries', origin);
  url.searchParams.set('x-algolia-api-key', key);
  url.searchParams.set('x-algolia-application-id', appId);
  return post(url, question, signal);
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
