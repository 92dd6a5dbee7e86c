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

const TAG_START = /<(?:(\/?)([A-Za-z][^\s/>]*)|!--|[!?])/g;
const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/;
const ATTRIBUTE = /[\s/]*(?:(>)|([^\s/>=][^\s/>=]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?)/y;
/** Elements that have no content and no closing tag. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** Elements whose content is text up to their closing tag. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'noscript', 'iframe']);

/** The tags of a piece of raw HTML in order, without those in comments and scripts. Linear in its length. */
export function htmlTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  const search = new RegExp(TAG_START);
  for (let match = search.exec(html); match; match = search.exec(html)) {
    if (match[2] === undefined) {
      search.lastIndex = endOfDeclaration(html, match.index, match[0]);
      continue;
    }
    const tag = readTag(html, match.index, match[2], match[1] === '/');
    tags.push(tag);
    search.lastIndex = tag.end;
    if (!tag.isClosing && RAW_TEXT.has(tag.name)) search.lastIndex = endOfRawText(html, tag.name, tag.end);
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
  const next = new RegExp(ATTRIBUTE);
  next.lastIndex = start + (isClosing ? 2 : 1) + written.length;
  for (let match = next.exec(html); match; match = next.exec(html)) {
    const end = next.lastIndex;
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

function endOfDeclaration(html: string, start: number, opening: string): number {
  // `<!-->` is a whole comment, so the search for the end starts inside the opening.
  const [pattern, from] = opening === '<!--' ? [/--!?>/g, start + 2] : [/>/g, start + opening.length];
  const closing = new RegExp(pattern);
  closing.lastIndex = from;
  return closing.exec(html) === null ? html.length : closing.lastIndex;
}

function endOfRawText(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}
