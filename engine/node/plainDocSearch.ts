import type { Plugin } from 'vite';

/** The style element inside of the drawing of Algolia's name. */
const STYLE = /\w+\.createElement\("style",null,"[^"]*"\)/;

/** Takes the one style element out of DocSearch that the content policy would not let in; `DocSearchBox.css` says the same. */
export function plainDocSearch(): Plugin {
  return {
    name: 'plain-docsearch',
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
