import type { HostedSearch } from '../../core/types.ts';
import type { SearchPlace } from '../../search/query/orderMatches.ts';
import type { IndexedSection } from '../../search/query/storedSections.ts';

/** How much of the index is there: `loading` may have titles already. `failed`: asking again tries again. */
export type SearchState = 'idle' | 'loading' | 'ready' | 'failed';

/** What the search knows of the site: the props of its islands, the same on every page. */
export interface SearchSite {
  base: string;
  /** Those inside another before it. */
  guides: readonly { key: string; title: string }[];
  /** Where people answer. */
  forums: readonly { name: string; url: string }[];
  /** Asked in place of the index of the site; undefined when that answers. */
  service: HostedSearch | undefined;
}

/** A piece of an excerpt; `match` marks words of the query. */
export interface ExcerptPart {
  text: string;
  match: boolean;
}

/** One section that answers a query. */
export interface SearchHit extends IndexedSection {
  /** The title with the words of the query marked. */
  heading: ExcerptPart[];
  excerpt: ExcerptPart[];
  /** Other names, from the glossary, by which it was found; empty if the reader's own words did. */
  also: string[];
}

/** The answer to a query. */
export interface SearchResult {
  /** Best first. */
  hits: SearchHit[];
  /** Words of the query that have other names, with those that were looked up too. */
  also: { asked: string; also: string[] }[];
  /** The query as it was probably meant, when some of its words are nowhere: "did you mean". */
  suggestion: string | undefined;
  /** True when the index of the site answered in place of a service. */
  isFallback?: boolean;
}

/** What searches. */
export interface SearchClient {
  /** Fetches the index, once; call it when the reader shows the intention to search. */
  load(): void;
  /** Nothing when the index cannot be had. */
  search(query: string, place?: SearchPlace): Promise<SearchResult>;
}

/** What the page says to the worker: `load` once and first; each `query` is answered, in order, once titles are there. */
export type SearchRequest =
  | { type: 'load'; head: string; body: string }
  | { type: 'query'; id: number; query: string; place: SearchPlace };

/** What the worker answers: `ready` once all can be searched, `failed` at any time and for good. */
export type SearchReply = { type: 'ready' | 'failed' } | { type: 'result'; id: number; result: SearchResult };

/** A record that a search service has found, with the words of the query between `<mark>` and `</mark>`. */
export interface HostedHit extends IndexedSection {
  markedTitle: string;
  markedText: string;
}

/** A back end of the hosted search: asks a service, in one guide or all. Rejects when there is no answer. */
export type AskService = (query: string, guide: string | undefined) => Promise<HostedHit[]>;

/** How long readers wait for a service before the index of the site answers them. */
export const TIME_OUT_MS = 3000;

/** As many hits as fill a dialog more than once. */
export const HOSTED_HITS = 20;

/** The answer when there is none. */
export const NO_RESULT: SearchResult = { hits: [], also: [], suggestion: undefined };
