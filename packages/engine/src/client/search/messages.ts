import type { SearchPlace, SearchResult } from './types.ts';

/**
 * What the page says to the search worker. `load` comes once and first; the URLs are those of `Manifest.search`. Every
 * `query` is answered with its `id`, in the order asked, as soon as titles are there; the page cuts long ones.
 */
export type SearchRequest =
  | { type: 'load'; head: string; body: string; api: string | undefined }
  | { type: 'query'; id: number; query: string; place: SearchPlace };

/**
 * What the search worker answers. In this order: `ready` (titles and text can be searched; until then titles alone),
 * `complete` (operations of the API too); or `failed` at any time, after which the worker is of no more use.
 */
export type SearchReply =
  | { type: 'ready' | 'complete' | 'failed' }
  | { type: 'result'; id: number; result: SearchResult };
