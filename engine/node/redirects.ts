import type { Address, PageRecord, Problem, Site } from '../shared/types.ts';
import type { PlannedFile } from './plan.ts';

export interface PlannedRedirects {
  /** Stub pages for hosts that only serve files. */
  files: PlannedFile[];
  /** For `manifest.json`: old path (lower case, no trailing slash, query kept) -> address. */
  redirects: Record<string, Address>;
  problems: Problem[];
}

/** What the `redirectFrom` entries of all pages amount to. */
export function planRedirects(_records: readonly PageRecord[], _site: Site): PlannedRedirects {
  return { files: [], redirects: {}, problems: [] };
}
