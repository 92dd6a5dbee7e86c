import type { SearchHit } from './searchTypes.ts';

/** What the page says to the search worker. */
export type SearchRequest =
  | { type: 'load'; head: string; body: string }
  | { type: 'query'; id: number; query: string };

/** What the search worker answers; `titles` before `ready`: titles can be searched, the text not yet. */
export type SearchReply =
  | { type: 'titles' | 'ready' | 'failed' }
  | { type: 'hits'; id: number; hits: SearchHit[] };
