import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../shared/types.ts';

/** Gives `virtual:site` and `virtual:demos` to the browser side. `site` is asked for at each load. */
export function docsPlugin({ root, site }: { root: string; site: () => Site }): Plugin {
  const demos = join(root, 'demos', 'index.ts');
  return {
    name: 'docs',
    resolveId: {
      filter: { id: /^virtual:(?:site|demos)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:site|demos)$/ },
      handler(id) {
        if (id === '\0virtual:site') return `export const site = ${JSON.stringify(site())};`;
        return existsSync(demos)
          ? `export { demos } from ${JSON.stringify(demos)};`
          : 'export const demos = {};';
      },
    },
  };
}
