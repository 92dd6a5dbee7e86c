import { contentHash } from '../files/contentHash.ts';
import type { LastFile } from '../files/writeAll.ts';

/** Identifies the release that is served: it changes if and only if a byte of the site does. */
export interface ReleaseInfo {
  release: string;
  /** See `Manifest`. */
  build: string;
}

/** Makes `release.json`, which a balancer or a cluster asks for. */
export function releaseFile(build: string): LastFile {
  return (sums) => {
    const parts = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).flat();
    const info: ReleaseInfo = { release: contentHash(...parts).slice(0, 16), build };
    return { path: 'release.json', content: JSON.stringify(info) };
  };
}
