import type { SearchPlace, SearchResult } from './searchTypes.ts';

/**
 * What the page says to the search worker. `load` comes once and first; the URLs are those of `Manifest.search`. Every
 * `query` is answered with its `id`, in the order asked; the page cuts long ones.
 */
export type SearchRequest =
  | { type: 'load'; head: string; body: string; api: string | undefined }
  | { type: 'query'; id: number; query: string; place: SearchPlace };

/**
 * What the search worker answers. In this order: `titles` (titles can be searched), `ready` (text too), `complete`
 * (operations of the API too); or `failed` at any time, after which the worker is of no more use.
 */
export type SearchReply =
  | { type: 'titles' | 'ready' | 'complete' | 'failed' }
  | { type: 'result'; id: number; result: SearchResult };
