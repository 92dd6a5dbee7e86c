/**
 * URLs of the style sheets that only some pages need. No page loads this module: being an entry of the bundle, it makes
 * each of them a file of its own, which the build names in the pages of the layout, or with the demo, that has the file's
 * name.
 */
export { demoSheets } from 'virtual:demo-sheets';

export const sheets: Record<string, string> = import.meta.glob('../theme/sheets/*.css', {
  eager: true,
  import: 'default',
  query: '?url',
});
