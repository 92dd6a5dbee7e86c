import type { Plugin } from 'vite';

/** Module that Vite puts around every dynamic import of a bundle. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves dynamic imports as they are. Vite's helper fetches style sheets and preloads first; we have one style sheet
 * and preload nothing, and it would be a twentieth of the entry script.
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
