import type { PageData } from '../shared/types.ts';

/** Whether a page has headings enough for a list of them. */
export function hasContents({ depth, headings }: PageData): boolean {
  return depth > 0 && headings.length > 1;
}
