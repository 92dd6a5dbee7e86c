import { layOutRest } from './layOutRest.ts';
import { type Prefetch, prefetchAhead } from './prefetch.ts';
import { watchSwipes } from './swipes.ts';

let isWatching = false;

/** What is for readers who stay on a page; fetched after the page itself. */
export function readOn(prefetch: Prefetch): void {
  if (!isWatching) watchSwipes();
  isWatching = true;
  layOutRest();
  prefetchAhead(prefetch);
}
