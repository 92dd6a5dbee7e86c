import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { withBase } from '../core/address.ts';
import type { PageData } from '../core/types.ts';

/** Folder of the style sheets that belong to one layout each, below the engine's. */
const SHEETS_FOLDER = 'theme/sheets';

/**
 * The page with the style sheets that its layout and its components have of their own. `sheets`: layout or component ->
 * path below the output.
 */
export function withStyles(
  page: PageData,
  components: readonly { name: string }[],
  sheets: Readonly<Record<string, string>>,
  base: string,
): PageData {
  const owners = new Set([page.layout, ...components.map(({ name }) => name)]);
  const own = [...owners].flatMap((owner) => (Object.hasOwn(sheets, owner) ? (sheets[owner] ?? []) : []));
  return own.length === 0 ? page : { ...page, styles: own.map((path) => withBase(`/${path}`, base)) };
}

/** The style sheets of single demos, `demos/<Name>/<Name>.css`: component -> absolute path. */
export function demoSheets(root: string): Record<string, string> {
  const folder = join(root, 'demos');
  if (!existsSync(folder)) return {};
  const sheets = readdirSync(folder)
    .sort()
    .map((name) => [name, join(folder, name, `${name}.css`)] as const);
  return Object.fromEntries(sheets.filter(([, file]) => existsSync(file)));
}

/** The same sheets for the development server, where Vite serves the sources. */
export function devSheets(engineDir: string, root: string): Record<string, string> {
  const names = readdirSync(join(engineDir, SHEETS_FOLDER)).filter((name) => name.endsWith('.css'));
  const served = (file: string) => {
    const path = relative(dirname(engineDir), file).replaceAll('\\', '/');
    return path.startsWith('../') ? `@fs/${file.replace(/^\//, '')}` : path;
  };
  return Object.fromEntries([
    ...names.map((name) => [name.replace(/\.css$/, ''), `${basename(engineDir)}/${SHEETS_FOLDER}/${name}`]),
    ...Object.entries(demoSheets(root)).map(([name, file]) => [name, served(file)]),
  ]);
}

/** The style sheet of every page of a site, `demos/site.css`, if it has one: absolute path. */
export function siteSheets(root: string): string[] {
  const file = join(root, 'demos', 'site.css');
  return existsSync(file) ? [file] : [];
}
