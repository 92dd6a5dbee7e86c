import type { Site } from '../shared/types.ts';
import type { PlannedFile } from './plan.ts';

/** The picture that a shared link shows. */
export interface SocialImage {
  /** Root path without base. */
  path: string;
  alt: string;
  width: number;
  height: number;
}

/** Draws the site's one social picture, cached in `cacheDir` (absolute). */
export async function prepareSocialImage(
  _site: Site,
  _root: string,
  _cacheDir: string,
): Promise<{ image: SocialImage; files: PlannedFile[] }> {
  return { image: { path: '', alt: '', width: 1200, height: 630 }, files: [] };
}
