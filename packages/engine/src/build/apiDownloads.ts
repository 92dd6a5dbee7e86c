import type { ApiDescription } from '../api-reference/apiTypes.ts';
import { downloadPath } from '../api-reference/overview.ts';
import { yamlText } from '../api-reference/yamlText.ts';
import { contentHash } from '../files/contentHash.ts';
import type { PlannedText } from '../files/plan.ts';

/** Paths, from the root of the site, under which descriptions are served. */
export function apiDownloadPaths(descriptions: readonly ApiDescription[]): string[] {
  return descriptions.flatMap(({ name }) => [downloadPath(name, 'yaml'), downloadPath(name, 'json')]);
}

/** Every description as one file, in both forms. */
export function apiDownloads(descriptions: readonly ApiDescription[]): PlannedText[] {
  return descriptions.flatMap(({ name, document }) => {
    const identity = contentHash(JSON.stringify(document));
    const file = (kind: string, makeText: () => string): PlannedText => ({
      path: downloadPath(name, kind).slice(1),
      identity: contentHash(identity, kind),
      makeText,
    });
    return [
      file('yaml', () => yamlText(document)),
      file('json', () => `${JSON.stringify(document, null, 2)}\n`),
    ];
  });
}
