import type { Address, EditionName, HostedSearch, PageKind } from '../../core/types.ts';

/**
 * How much of the index is there: `loading` may have titles already, `ready` has the text, `complete` the operations
 * of the API too. `failed`: it could not be had; asking again tries again.
 */
export type SearchState = 'idle' | 'loading' | 'ready' | 'complete' | 'failed';

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
export interface SearchHit {
  address: Address;
  /** '' for the page itself, else `#slug`. */
  hash: string;
  /** Heading of the section. */
  title: string;
  /** The same with the words of the query marked. */
  heading: ExcerptPart[];
  /** Page title, then the headings above this section. */
  trail: string[];
  excerpt: ExcerptPart[];
  /** Key of the guide, '' outside of all. */
  guide: string;
  /** `term`: a definition of the glossary, shown with its text. */
  kind: PageKind | 'term' | undefined;
  edition: EditionName | undefined;
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

/** Where the reader is while searching. */
export interface SearchPlace {
  /** Key of the guide, '' outside of all. */
  guide: string;
  edition: EditionName | undefined;
  /** Key of the only guide to search, where the reader chose one. */
  only?: string;
}

/** What searches. */
export interface SearchClient {
  /** Fetches the index, once; call it when the reader shows the intention to search. */
  load(): void;
  /** Nothing when the index cannot be had. */
  search(query: string, place?: SearchPlace): Promise<SearchResult>;
}

/** The answer when there is none. */
export const NO_RESULT: SearchResult = { hits: [], also: [], suggestion: undefined };
