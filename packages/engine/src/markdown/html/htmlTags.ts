/** An attribute in raw HTML; positions count from the start of the HTML. */
export interface HtmlAttribute {
  /** Lower case. */
  name: string;
  /** As written, without quotes; '' when there is none. */
  value: string;
  /** The value with its quotes; both ends at the end of the name when there is none. */
  start: number;
  end: number;
}

/** A tag in raw HTML. */
export interface HtmlTag {
  /** Lower case. */
  name: string;
  isClosing: boolean;
  /** The name as written when it is in PascalCase, as components are. */
  component: string | undefined;
  isSelfClosing: boolean;
  attributes: HtmlAttribute[];
  start: number;
  /** Behind the `>`; the end of the HTML when the tag never ends. */
  end: number;
  isComplete: boolean;
}

/** A comment, a declaration, or the start of a tag, each as far as browsers read it. */
const TAG_START = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<[!?][^>]*(?:>|$)|<(\/?)([A-Za-z][^\s/>]*)/g;
const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/;
const ATTRIBUTE = /[\s/]*(?:(>)|([^\s/>=][^\s/>=]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?)/y;

/**
 * The tags of a piece of raw HTML in order, without those in comments. Pieces are what stands between two Markdown
 * elements, so they open and close elements that other pieces close and opened: a parser that builds a tree would
 * drop or add tags here.
 */
export function htmlTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  const search = new RegExp(TAG_START);
  for (let match = search.exec(html); match; match = search.exec(html)) {
    if (match[2] === undefined) continue;
    const tag = readTag(html, match.index, match[2], match[1] === '/');
    tags.push(tag);
    search.lastIndex = tag.end;
  }
  return tags;
}

function readTag(html: string, start: number, written: string, isClosing: boolean): HtmlTag {
  const attributes: HtmlAttribute[] = [];
  const tag: HtmlTag = {
    name: written.toLowerCase(),
    isClosing,
    component: PASCAL_CASE.test(written) ? written : undefined,
    isSelfClosing: false,
    attributes,
    start,
    end: html.length,
    isComplete: false,
  };
  ATTRIBUTE.lastIndex = start + (isClosing ? 2 : 1) + written.length;
  for (let match = ATTRIBUTE.exec(html); match; match = ATTRIBUTE.exec(html)) {
    const end = ATTRIBUTE.lastIndex;
    if (match[1] === '>') {
      // In `<a href=/x/>` the slash belongs to the value.
      const isSelfClosing = html[end - 2] === '/' && (attributes.at(-1)?.end ?? 0) < end - 1;
      return { ...tag, isSelfClosing, end, isComplete: true };
    }
    const raw = match[3] ?? '';
    const value = /^["']/.test(raw) ? raw.slice(1, -1) : raw;
    attributes.push({ name: (match[2] ?? '').toLowerCase(), value, start: end - raw.length, end });
  }
  return tag;
}
