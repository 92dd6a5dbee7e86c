import type { Problem, Site } from '../shared/types.ts';
import type { PlannedFile } from './plan.ts';

export interface IconSheet {
  /** URL of the style sheet, with base. */
  url: string;
  css: string;
  files: PlannedFile[];
  problems: Problem[];
}

/** Makes the style sheet of the icons that theme, demos and site configuration use, and of no other. */
export async function prepareIcons(_input: {
  engineDir: string;
  root: string;
  site: Site;
}): Promise<IconSheet> {
  return { url: '', css: '', files: [], problems: [] };
}
