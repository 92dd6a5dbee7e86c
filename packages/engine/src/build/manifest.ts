import { guideFile } from '../core/address.ts';
import type { GuideFile, Manifest } from '../core/types.ts';
import type { PlannedFile } from '../files/plan.ts';

/** `manifest.json`, and for every guide its sidebar with the chunk names of its pages. Never hashed, always asked for. */
export function manifestFiles(
  manifest: Omit<Manifest, 'guides'>,
  guides: readonly GuideFile[],
): PlannedFile[] {
  const content: Manifest = { ...manifest, guides: guides.map(({ key }) => key) };
  return [
    { path: 'manifest.json', content: JSON.stringify(content) },
    ...guides.map((guide) => ({ path: guideFile(guide.key), content: JSON.stringify(guide) })),
  ];
}
