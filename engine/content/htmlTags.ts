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
  isSelfClosing: boolean;
  attributes: HtmlAttribute[];
  start: number;
  /** Behind the `>`; the end of the HTML when the tag never ends. */
  end: number;
  isComplete: boolean;
}

const TAG_START = /<(?:(\/?)([A-Za-z][^\s/>]*)|!--|[!?])/g;
const ATTRIBUTE = /[\s/]*(?:(>)|([^\s/>=][^\s/>=]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?)/y;
/** Elements whose content is text up to their closing tag. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'noscript', 'iframe']);

/** The tags of a piece of raw HTML in order, without those in comments and scripts. Linear in its length. */
export function htmlTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  const search = new RegExp(TAG_START);
  for (let match = search.exec(html); match; match = search.exec(html)) {
    const name = match[2]?.toLowerCase();
    if (name === undefined) {
      search.lastIndex = endOfDeclaration(html, match.index, match[0]);
      continue;
    }
    const tag = readTag(html, match.index, name, match[1] === '/', search.lastIndex);
    tags.push(tag);
    search.lastIndex = tag.end;
    if (!tag.isClosing && RAW_TEXT.has(name)) search.lastIndex = endOfRawText(html, name, tag.end);
  }
  return tags;
}

function readTag(html: string, start: number, name: string, isClosing: boolean, from: number): HtmlTag {
  const attributes: HtmlAttribute[] = [];
  const next = new RegExp(ATTRIBUTE);
  next.lastIndex = from;
  for (let match = next.exec(html); match; match = next.exec(html)) {
    if (match[1] === '>') {
      const isSelfClosing = html[next.lastIndex - 2] === '/';
      return { name, isClosing, isSelfClosing, attributes, start, end: next.lastIndex, isComplete: true };
    }
    const raw = match[3] ?? '';
    const value = /^["']/.test(raw) ? raw.slice(1, -1) : raw;
    const end = next.lastIndex;
    attributes.push({ name: (match[2] ?? '').toLowerCase(), value, start: end - raw.length, end });
  }
  return { name, isClosing, isSelfClosing: false, attributes, start, end: html.length, isComplete: false };
}

function endOfDeclaration(html: string, start: number, opening: string): number {
  // `<!-->` is a whole comment, so the search for the end starts inside the opening.
  const [closing, from] = opening === '<!--' ? ['-->', start + 2] : ['>', start + opening.length];
  const end = html.indexOf(closing, from);
  return end < 0 ? html.length : end + closing.length;
}

function endOfRawText(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}
