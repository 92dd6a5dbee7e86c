import type { Address } from '../shared/types.ts';
import type { Readable } from './store.ts';

/** `failed`: the index could not be had; asking again tries again. */
export type SearchState = 'idle' | 'loading' | 'ready' | 'failed';

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
  /** Page title, then the headings above this section. */
  trail: string[];
  excerpt: ExcerptPart[];
  /** Key of the guide, '' outside of all. */
  guide: string;
}

/** Search as components see it. */
export interface SearchClient {
  state: Readable<SearchState>;
  /** Fetches the index, once; call it when the reader shows the intention to search. */
  load(): void;
  /** Best sections first; empty when the index cannot be had, see `state`. */
  search(query: string): Promise<SearchHit[]>;
}
