import type { Plugin } from 'vite';

/** Module that Vite puts around every dynamic import of a bundle. */
const HELPER = '\0vite/preload-helper.js';

/** Leaves dynamic imports as they are. Vite's helper preloads, which we do not; it would be 5 % of the entry script. */
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
