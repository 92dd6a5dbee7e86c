import { layOutRest } from './layOutRest.ts';
import { type Ahead, prefetchAhead } from './prefetch.ts';

/** What the browser does ahead of a reader who stays on a page; fetched after the page itself. */
export function readOn(ahead: Ahead): void {
  layOutRest();
  prefetchAhead(ahead);
}
