import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withBase } from '../core/address.ts';
import type { PageData } from '../core/types.ts';

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

/**
 * The style sheets that only some pages need, each named by its layout or demo: `theme/sheets/<layout>.css` of the
 * engine and `demos/<Name>/<Name>.css` of the site. Name -> absolute path.
 */
export function singleSheets(engineDir: string, root: string): Record<string, string> {
  const theme = join(engineDir, 'theme', 'sheets');
  const demos = join(root, 'demos');
  const layouts = readdirSync(theme).filter((name) => name.endsWith('.css'));
  const folders = existsSync(demos) ? readdirSync(demos).sort() : [];
  const sheets = [
    ...layouts.map((name) => [name.replace(/\.css$/, ''), join(theme, name)] as const),
    ...folders.map((name) => [name, join(demos, name, `${name}.css`)] as const),
  ];
  return Object.fromEntries(sheets.filter(([, file]) => existsSync(file)));
}

/** The same sheets for the development server, where Vite serves the sources. */
export function devSheets(engineDir: string, root: string): Record<string, string> {
  const served = ([name, file]: [string, string]): [string, string] => {
    const path = relative(dirname(engineDir), file).replaceAll('\\', '/');
    return [name, path.startsWith('../') ? `@fs/${file.replace(/^\//, '')}` : path];
  };
  return Object.fromEntries(Object.entries(singleSheets(engineDir, root)).map(served));
}

/** The style sheet of every page of a site, `demos/site.css`, if it has one: absolute path. */
export function siteSheets(root: string): string[] {
  const file = join(root, 'demos', 'site.css');
  return existsSync(file) ? [file] : [];
}
