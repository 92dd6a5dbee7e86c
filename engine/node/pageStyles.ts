import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from '../shared/address.ts';
import type { PageData } from '../shared/types.ts';

/** Folder of the style sheets that belong to one layout each, below the engine's. */
const SHEETS_FOLDER = 'theme/sheets';

/** The page with the style sheet that its layout has of its own, if any. `sheets`: layout -> path below the output. */
export function withStyles(page: PageData, sheets: Readonly<Record<string, string>>, base: string): PageData {
  const sheet = Object.hasOwn(sheets, page.layout) ? sheets[page.layout] : undefined;
  return sheet === undefined ? page : { ...page, styles: [withBase(`/${sheet}`, base)] };
}

/** The same sheets for the development server, where Vite serves the sources. */
export function devSheets(engineDir: string): Record<string, string> {
  const names = readdirSync(join(engineDir, SHEETS_FOLDER)).filter((name) => name.endsWith('.css'));
  return Object.fromEntries(
    names.map((name) => [name.replace(/\.css$/, ''), `engine/${SHEETS_FOLDER}/${name}`]),
  );
}
