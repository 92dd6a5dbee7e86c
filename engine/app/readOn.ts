import { followScheme } from './followScheme.ts';
import { type Ahead, prefetchAhead } from './prefetch.ts';

/** What the browser does for a reader who stays on a page; fetched after the page itself. */
export function readOn(ahead: Ahead): void {
  prefetchAhead(ahead);
  // Listeners that are there already are not added again.
  followScheme();
}
