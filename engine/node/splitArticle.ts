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

/** A tag: whether it closes, the element's name, whether it is empty. */
const TAG = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/gi;

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
  const lastIsland = html.lastIndexOf(' data-island');
  /** Characters of text so far, end of the last tag, elements that are open. */
  let length = 0;
  let end = 0;
  let depth = 0;
  for (const { 0: tag, 1: close, 2: name = '', 3: selfClosing, index } of html.matchAll(TAG)) {
    length += index - end;
    end = index + tag.length;
    const isBorder = depth === 0 && tag.startsWith('<h2') && html[index - 1] === '\n';
    if (isBorder && length >= WINDOW_TEXT && index > lastIsland)
      return { html: html.slice(0, index), rest: html.slice(index) };
    if (close) depth--;
    else if (!selfClosing && !VOID.has(name.toLowerCase())) depth++;
  }
  return { html, rest: '' };
}
