const REFERENCES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for element content and for attributes in double quotes, in HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => REFERENCES[character] ?? character);
}

/** Text made safe for element content only. Quotes stay: code is full of them. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => REFERENCES[character] ?? character);
}

/** Text cut to a number of characters, with an ellipsis where something is missing. */
export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** Cuts at a word, with an ellipsis. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, end > 0 ? end : length - 1).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** A table in Markdown, whose cells are Markdown of one line. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Stands in a rendered frame for what `main` holds. */
export const MAIN_PLACE = '<!--main-->';

/** Stands in what `main` holds for the article, so that a frame is kept and reused when only its text has changed. */
export const ARTICLE_PLACE = '<!--article-->';
