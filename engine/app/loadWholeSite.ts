import type { Site } from '../shared/types.ts';

/** The whole configuration; the shell has only what stands on every page. */
export async function loadWholeSite(): Promise<Site> {
  const { site } = await import('virtual:site');
  return site;
}
