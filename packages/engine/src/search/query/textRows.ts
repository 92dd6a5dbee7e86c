/**
 * The text of a section for search: prose on lines of its own, and each row of a table on a line that starts with a
 * tab. The heads of a table's columns are a row too, with `HEADS` as id: indexed, but never shown as a result.
 */

/** A row of a table, or a term with its definition. */
export interface TextRow {
  /** Id of the row's element; '' where it has none, `OWN_SLUG` where section and first cell say it. */
  slug: string;
  /** Texts of its cells; the first names the row. */
  cells: string[];
}

/** No id has it: it would end an address. */
export const HEADS = '#';

/** Stands for the id that `rowSlugOf` makes, which nearly all rows have. */
export const OWN_SLUG = '+';

/** Writes a row as a line of a section's text. */
export function rowLine({ slug, cells }: TextRow): string {
  return ['', slug, ...cells].join('\t');
}

/**
 * The rows in the text of a section; `heads`: what the columns above a row are called.
 *
 * @example rowsOf('\t#\tCode\n\tbad-file\t61') // [{ slug: 'bad-file', cells: ['61'], heads: 'Code' }]
 */
export function rowsOf(text: string): (TextRow & { heads: string })[] {
  let heads = '';
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('\t')) return [];
    const [, slug = '', ...cells] = line.split('\t');
    if (slug !== HEADS) return [{ slug, cells, heads }];
    heads = cells.join(' ');
    return [];
  });
}

/** The text of a section without its rows. */
export function proseOf(text: string): string {
  if (!text.includes('\t')) return text;
  return text
    .split('\n')
    .filter((line) => !line.startsWith('\t'))
    .join(' ');
}

/** The whole text of a section, rows included. */
export function readOut(text: string): string {
  return text.replace(/^\t[^\t]*\t/gm, '').replace(/[\t\n]/g, ' ');
}
