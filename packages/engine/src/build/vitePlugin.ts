import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../config/siteSchema.ts';

/** What the modules are made from that the code of the browser side imports as `virtual:…`. */
export interface VirtualInput {
  root: string;
  engineDir: string;
  site: Site;
}

/** The virtual modules: name -> code. */
export const VIRTUAL_MODULES: Record<string, (input: VirtualInput) => string> = {
  'virtual:site': ({ site }) => `export const site = ${JSON.stringify(site)};`,
  'virtual:site-sheet': ({ root }) =>
    siteSheets(root)
      .map((file) => `import ${JSON.stringify(file)};`)
      .join(''),
  'virtual:sheets': ({ root, engineDir }) =>
    sheetsModule([...singleSheets(engineDir, root), ...siteSheets(root)]),
  'virtual:demos': ({ root }) => demosModule(join(root, 'demos', 'index.ts'), 'demos'),
  'virtual:islands': ({ root }) => demosModule(join(root, 'demos', 'islands.ts'), 'islands'),
};

/** Gives the virtual modules to the code of the browser side. */
export function docsPlugin(input: VirtualInput): Plugin {
  return {
    name: 'docs',
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (Object.hasOwn(VIRTUAL_MODULES, id) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler: (id) => VIRTUAL_MODULES[id.slice(1)]?.(input),
    },
  };
}

/**
 * URLs of the style sheets that only some pages need. No page loads this module: as an entry of the bundle, it makes
 * each of them a file of its own, which the build names in the pages of the layout, or with the demo, that has the
 * file's name.
 */
function sheetsModule(files: readonly string[]): string {
  const imports = files.map((file, i) => `import s${i} from ${JSON.stringify(`${file}?url`)};`);
  return `${imports.join('')}export const sheets = [${files.map((_, i) => `s${i}`)}];`;
}

/**
 * The style sheets that only some pages need, each named by its layout or demo: `theme/sheets/<layout>.css` of the
 * engine and `demos/<Name>/<Name>.css` of the site. Absolute paths.
 */
function singleSheets(engineDir: string, root: string): string[] {
  const theme = join(engineDir, 'theme', 'sheets');
  const demos = join(root, 'demos');
  const layouts = readdirSync(theme).filter((name) => name.endsWith('.css'));
  const folders = existsSync(demos) ? readdirSync(demos).sort() : [];
  const sheets = [
    ...layouts.map((name) => join(theme, name)),
    ...folders.map((name) => join(demos, name, `${name}.css`)),
  ];
  return sheets.filter((file) => existsSync(file));
}

/** The style sheet of every page of a site, `demos/site.css`, if it has one: absolute path. */
function siteSheets(root: string): string[] {
  const file = join(root, 'demos', 'site.css');
  return existsSync(file) ? [file] : [];
}

/** The demos of a site, or those that browsers bring to life: none where the site has no such file. */
function demosModule(file: string, name: 'demos' | 'islands'): string {
  return existsSync(file) ? `export { ${name} } from ${JSON.stringify(file)};` : `export const ${name} = {};`;
}

/** Module that Vite puts around every dynamic import of a bundle. */
const HELPER = '\0vite/preload-helper.js';

/** What each import still hands to the helper; it is put in after the last hook of a plugin. */
const UNUSED = ',[],import.meta.url)';

/** Code of a bundled file without what the helper does not look at. */
export function withPlainImports(code: string): string {
  return code.replaceAll(UNUSED, ')');
}

/**
 * Leaves dynamic imports as they are. Vite's helper fetches style sheets and preloads first; we have one style sheet
 * and preload nothing, and it would be a third of the entry script.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`^${HELPER}$`) },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
