import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../config/siteSchema.ts';
import { demoSheets, siteSheets } from './pageStyles.ts';

/**
 * Gives `virtual:site`, `virtual:demos`, `virtual:islands` and `virtual:demo-sheets` to the code of the browser side. `site` is asked
 * for at each load.
 */
export function docsPlugin({ root, site }: { root: string; site: () => Site }): Plugin {
  return {
    name: 'docs',
    resolveId: {
      filter: { id: /^virtual:(?:site|site-sheet|demos|islands|demo-sheets)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:site|site-sheet|demos|islands|demo-sheets)$/ },
      handler(id) {
        if (id === '\0virtual:site') return `export const site = ${JSON.stringify(site())};`;
        if (id === '\0virtual:site-sheet')
          return siteSheets(root)
            .map((file) => `import ${JSON.stringify(file)};`)
            .join('');
        if (id === '\0virtual:demo-sheets')
          return sheetsModule([...Object.values(demoSheets(root)), ...siteSheets(root)]);
        return demosModule(root, id === '\0virtual:islands' ? 'islands' : 'demos');
      },
    },
  };
}

/** A module that makes the bundler emit each of these style sheets as a file of its own. */
function sheetsModule(files: readonly string[]): string {
  const imports = files.map((file, i) => `import s${i} from ${JSON.stringify(`${file}?url`)};`);
  return `${imports.join('')}export const demoSheets = [${files.map((_, i) => `s${i}`)}];`;
}

/** The demos of a site, or those that browsers bring to life: where no file of their own lists these, all are among them. */
function demosModule(root: string, name: 'demos' | 'islands'): string {
  const all = join(root, 'demos', 'index.ts');
  const own = join(root, 'demos', 'islands.ts');
  if (name === 'islands' && existsSync(own)) return `export { islands } from ${JSON.stringify(own)};`;
  return existsSync(all)
    ? `export { demos as ${name} } from ${JSON.stringify(all)};`
    : `export const ${name} = {};`;
}
