import type { Site } from '../shared/types.ts';

/** The whole configuration; the shell has only what stands on every page. */
export function loadWholeSite(): Promise<Site> {
  return import('virtual:site').then((m) => m.site);
}
