import { dump } from 'js-yaml';
import { contentHash } from '../files/contentHash.ts';
import type { PlannedText } from '../files/plan.ts';
import type { ApiDescription } from './apiTypes.ts';

/**
 * Where a description can be had as one file.
 *
 * @example downloadPath('core', 'yaml') // '/api/openapi.yaml'
 */
export function downloadPath(api: string, kind: string): string {
  return `/api/${api === 'core' ? 'openapi' : api}.${kind}`;
}

/** Paths, from the root of the site, under which descriptions are served. */
export function apiDownloadPaths(descriptions: readonly ApiDescription[]): string[] {
  return descriptions.flatMap(({ name }) => [downloadPath(name, 'yaml'), downloadPath(name, 'json')]);
}

/** Every description as one file, in both forms. `hashOf`: hash of the document of a description. */
export function apiDownloads(
  descriptions: readonly ApiDescription[],
  hashOf: (name: string) => string,
): PlannedText[] {
  return descriptions.flatMap(({ name, document }) => {
    const file = (kind: string, makeText: () => string): PlannedText => ({
      path: downloadPath(name, kind).slice(1),
      identity: contentHash(hashOf(name), kind),
      makeText,
    });
    return [
      file('yaml', () => dump(document, { lineWidth: -1, noRefs: true })),
      file('json', () => `${JSON.stringify(document, null, 2)}\n`),
    ];
  });
}
