import type { FrontMatter, PageData, Site } from '../shared/types.ts';
import type { PlannedFile } from './plan.ts';

export interface SocialImage {
  /** Absolute URL when the site has a `siteUrl`, else a path with base. */
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** Head tags of one page apart from `<title>`, policy, scripts and style sheets: description, canonical, Open Graph, JSON-LD, icon. */
export function headTags(_input: {
  page: PageData;
  frontmatter: FrontMatter;
  site: Site;
  image: SocialImage;
}): string {
  return '';
}

/** Draws the site's one social picture (cached in `cacheDir`, absolute). */
export async function prepareSocialImage(
  _site: Site,
  _cacheDir: string,
): Promise<{ image: SocialImage; files: PlannedFile[] }> {
  return { image: { url: '', alt: '', width: 1200, height: 630 }, files: [] };
}
