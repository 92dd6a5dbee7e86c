import type { Plugin } from 'vite';

/** The style element inside of the drawing of Algolia's name. */
const STYLE = /\w+\.createElement\("style",null,"[^"]*"\)/;

const NONE = '\0no-docsearch';

/**
 * Takes the one style element out of DocSearch that the content policy would not let in; `DocSearchBox.css` says the same. A
 * site without a hosted search never sees the package, whose way to import React would make every site's scripts larger.
 */
export function plainDocSearch(isHosted: boolean): Plugin {
  return {
    name: 'plain-docsearch',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@docsearch\/react$/ },
      handler: () => (isHosted ? undefined : NONE),
    },
    load: {
      filter: { id: new RegExp(`^${NONE}$`) },
      handler: () => 'export const DocSearchModal = () => null;',
    },
    transform: {
      filter: { id: /@docsearch\/react\/dist\/esm\/index\.js/ },
      handler(code) {
        if (!STYLE.test(code))
          this.error('DocSearch has another drawing of its name; see plainDocSearch.ts.');
        return { code: code.replace(STYLE, 'null'), map: null };
      },
    },
  };
}
