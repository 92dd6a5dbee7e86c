/** An article with this many characters of text fills the windows that most readers have. */
const WINDOW_TEXT = 1_800;
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** An article in two parts. */
export interface SplitArticle {
  /** What a reader sees first. */
  html: string;
  /** What follows; '' when the article is short or cannot be divided. */
  rest: string;
}

/**
 * Divides an article's HTML before a heading below the first window, so that a browser can show the beginning before it has
 * read the rest. Never inside another element, and not before an island: those are looked for once, when a page appears.
 */
export function splitArticle(html: string): SplitArticle {
  for (const { index } of html.matchAll(/(?<=\n)<h2[ >]/g)) {
    const start = html.slice(0, index);
    if (start.replace(/<[^>]*>/g, '').length < WINDOW_TEXT) continue;
    const rest = html.slice(index);
    if (rest.includes(' data-island')) continue;
    if (isWhole(start)) return { html: start, rest };
  }
  return { html, rest: '' };
}

/** Whether every element that a piece of HTML opens is closed in it. */
function isWhole(html: string): boolean {
  let depth = 0;
  for (const [, close, name = '', selfClosing] of html.matchAll(
    /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/gi,
  )) {
    if (close) depth--;
    else if (!selfClosing && !VOID.has(name.toLowerCase())) depth++;
  }
  return depth === 0;
}
