import { layOutRest } from './layOutRest.ts';
import { type Prefetch, prefetchAhead } from './prefetch.ts';

/** What the browser does ahead of a reader who stays on a page; fetched after the page itself. */
export function readOn(prefetch: Prefetch): void {
  layOutRest();
  prefetchAhead(prefetch);
}
