import type { CompiledPage } from '../content/compiled.ts';
import type { Guide, PageData, Site } from '../shared/types.ts';
import type { PlannedFile } from './plan.ts';

/** Files for machines: a Markdown file per page, `llms.txt`, `llms-full.txt`, `sitemap.xml`, `robots.txt`. */
export function machineFiles(
  _pages: readonly { compiled: CompiledPage; page: PageData }[],
  _guides: readonly Guide[],
  _site: Site,
): PlannedFile[] {
  return [];
}
