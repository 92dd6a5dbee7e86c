/**
 * URLs of the style sheets, each a file of its own: those of all pages, and those of single layouts and demos, which the
 * build names in the pages of the layout, or with the demo, that has the file's name. No page loads this module.
 */
export const sheets = import.meta.glob(
  ['../theme/sheets/*.css', '#site/demos/site.css', '#site/demos/[A-Z]*/[A-Z]*.css'],
  { eager: true, query: '?url', import: 'default' },
);
