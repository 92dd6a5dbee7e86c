/** Makes each style sheet a file: of all pages, of single layouts and of demos. No page loads this module. */
export const sheets = import.meta.glob(
  ['../theme/sheets/*.css', '#site/demos/site.css', '#site/demos/[A-Z]*/[A-Z]*.css'],
  { eager: true, query: '?url', import: 'default' },
);
