/** The text of a section for search: prose on lines of its own, and each row of a table on a line that starts with a tab. */

/** A row of a table, or a term with its definition. */
export interface TextRow {
  /** Id of the row's element; '' where it has none. */
  slug: string;
  /** Texts of its cells; the first names the row. */
  cells: string[];
}

/** Writes a row as a line of a section's text. */
export function rowLine({ slug, cells }: TextRow): string {
  return ['', slug, ...cells].join('\t');
}

/**
 * The rows in the text of a section.
 *
 * @example rowsOf('Codes:\n\tbad-file\t61\tBad file') // [{ slug: 'bad-file', cells: ['61', 'Bad file'] }]
 */
export function rowsOf(text: string): TextRow[] {
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('\t')) return [];
    const [, slug = '', ...cells] = line.split('\t');
    return [{ slug, cells }];
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

/** All that stands in a section, as one would read it out. */
export function readOut(text: string): string {
  return text.replace(/^\t[^\t]*\t/gm, '').replace(/[\t\n]/g, ' ');
}
