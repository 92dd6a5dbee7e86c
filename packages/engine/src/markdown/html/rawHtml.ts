import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import type { ImageInfo } from '../compiled.ts';
import { findImage, reportNoAlternative } from '../findImage.ts';
import { INTERPOLATIONS, interpolate } from '../inline/interpolation.ts';
import { noteLink } from '../links.ts';
import { lineOf, type PageState, pageOf, reportError } from '../pageState.ts';
import { checkPolicy } from './htmlPolicy.ts';
import { type HtmlAttribute, type HtmlTag, htmlTags, VOID_ELEMENTS } from './htmlTags.ts';

/** Attributes that hold one address. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href']);
const EXPRESSION = /\{\{[ \t]*(\$[^{}\n]*)\}\}/g;
/** A comment that looks like the place of a component, or the mark of an image. */
const PLACEHOLDER = /<!--\s*(?:island|image):[\s\S]*?-->/g;
const VERBATIM = new Set(['pre', 'code', 'script', 'style', 'textarea']);

/** Raw HTML passes, but is looked at: content policy, ids, addresses, interpolation of its text. */
export function rawHtml(md: MarkdownIt): void {
  md.core.ruler.push('raw-html', (state: StateCore) => {
    const page = pageOf(state.env);
    let verbatim = 0;
    for (const token of state.tokens) {
      if (token.type.startsWith('container_v-pre_')) verbatim += token.nesting;
      const inner = token.type === 'inline' ? (token.children ?? []) : [token];
      for (const html of inner) inspect(md, page, html, verbatim === 0);
    }
  });
}

function inspect(md: MarkdownIt, page: PageState, token: Token, interpolates: boolean): void {
  if (token.type !== 'html_block' && token.type !== 'html_inline') return;
  const html = token.content.replace(PLACEHOLDER, '');
  if (endsInComment(html)) {
    reportError(
      page,
      lineOf(page, token),
      'a comment is never closed.',
      'End it with "-->"; it hides the rest of the page.',
    );
  }
  const tags = htmlTags(html);
  const lineAt = lineCounter(html, lineOf(page, token));
  let result = '';
  let done = 0;
  let open = '';
  for (const tag of tags) {
    const text = html.slice(done, tag.start);
    result += open === '' && interpolates ? interpolateText(md, page, text, () => lineAt(done)) : text;
    result += rewriteTag(md, page, html, tag, lineAt(tag.start));
    done = tag.end;
    open = verbatimBehind(tag, open);
  }
  const rest = html.slice(done);
  token.content =
    result + (open === '' && interpolates ? interpolateText(md, page, rest, () => lineAt(done)) : rest);
}

/** True for a comment or declaration without an end: browsers hide all that follows. */
function endsInComment(html: string): boolean {
  const end = Math.max(html.lastIndexOf('-->'), html.lastIndexOf('--!>'));
  const declaration = Math.max(html.lastIndexOf('<!'), html.lastIndexOf('<?'));
  return html.lastIndexOf('<!--') > end || declaration > html.lastIndexOf('>');
}

function rewriteTag(md: MarkdownIt, page: PageState, html: string, tag: HtmlTag, line: number): string {
  checkPolicy(page, tag, line);
  checkAlternative(page, tag, line);
  // Those that stand where components may were read before.
  if (tag.component !== undefined) {
    const hint = 'Put it on a line of its own with blank lines around it, and close it where it opens.';
    reportError(page, line, `<${tag.isClosing ? '/' : ''}${tag.component}> stands inside raw HTML.`, hint);
  }
  let result = '';
  let done = tag.start;
  for (const attribute of tag.attributes) {
    if (tag.isClosing) break;
    const value = unescapeAttribute(md, attribute.value);
    if (isAnchor(tag, attribute) && value !== '') page.ids.push({ id: value, line });
    const changed = changedAttribute(md, page, { tag, attribute, value, line });
    if (changed === undefined) continue;
    result += html.slice(done, attribute.start) + changed;
    done = attribute.end;
  }
  const isClosed =
    !tag.isSelfClosing || tag.isClosing || tag.component !== undefined || VOID_ELEMENTS.has(tag.name);
  // VuePress 1 let every element close itself; in HTML it would stay open.
  return isClosed
    ? result + html.slice(done, tag.end)
    : `${result + html.slice(done, tag.end - 2)}></${tag.name}>`;
}

/** An id, or the old way to make a place to link to. */
function isAnchor(tag: HtmlTag, { name }: HtmlAttribute): boolean {
  if (name === 'name') return tag.name === 'a' && !tag.attributes.some((other) => other.name === 'id');
  return name === 'id';
}

interface Place {
  tag: HtmlTag;
  attribute: HtmlAttribute;
  /** The attribute's value, character references undone. */
  value: string;
  line: number;
}

/** The attribute's value anew, in quotes, perhaps with attributes behind it; undefined when it stays as it is. */
function changedAttribute(
  md: MarkdownIt,
  page: PageState,
  { tag, attribute, value, line }: Place,
): string | undefined {
  const quoted = (text: string) => `"${md.utils.escapeHtml(text)}"`;
  if (attribute.name === 'poster' || (tag.name === 'img' && attribute.name === 'src')) {
    const image = findImage(page, value.trim(), line);
    return image && quoted(image.src) + (tag.name === 'img' ? sizeAttributes(tag, image) : '');
  }
  if (!ADDRESSES.has(attribute.name)) return undefined;
  const { rendered } = noteLink(page, value.trim(), 'html', line);
  return rendered === value ? undefined : quoted(rendered);
}

/** Known dimensions keep the page from moving while the picture loads. */
function sizeAttributes(tag: HtmlTag, { width, height }: ImageInfo): string {
  const has = (wanted: string) => tag.attributes.some(({ name }) => name === wanted);
  if (has('width') || has('height')) return '';
  return ` width="${width}" height="${height}" loading="lazy" decoding="async"`;
}

function checkAlternative(page: PageState, tag: HtmlTag, line: number): void {
  if (tag.name !== 'img' || tag.isClosing || tag.attributes.some(({ name }) => name === 'alt')) return;
  const src = tag.attributes.find(({ name }) => name === 'src')?.value ?? '';
  reportNoAlternative(page, src, line, 'Say what it shows: alt="…"; alt="" for mere decoration.');
}

function interpolateText(md: MarkdownIt, page: PageState, text: string, line: () => number): string {
  return text.replace(EXPRESSION, (written: string, expression: string) => {
    const value = interpolate(page, expression.trim());
    if (value === undefined) reportError(page, line(), `"${written}" stands for nothing.`, INTERPOLATIONS);
    return value === undefined ? written : md.utils.escapeHtml(value);
  });
}

/** The element, if any, whose content is shown as it is behind this tag. */
function verbatimBehind(tag: HtmlTag, open: string): string {
  if (open !== '') return tag.isClosing && tag.name === open ? '' : open;
  const opens = VERBATIM.has(tag.name) || tag.attributes.some(({ name }) => name === 'v-pre');
  return opens && !tag.isClosing && !tag.isSelfClosing ? tag.name : '';
}

/** Line of a position, for positions that grow: counts each line break once. */
function lineCounter(text: string, first: number): (position: number) => number {
  let line = first;
  let next = text.indexOf('\n');
  return (position) => {
    while (next >= 0 && next < position) {
      line++;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}

/**
 * Character references undone as browsers do it: numbers need no semicolon, and may have any number of digits. Backslashes
 * mean themselves in HTML, but not to the Markdown function used here.
 */
function unescapeAttribute(md: MarkdownIt, value: string): string {
  if (!value.includes('&')) return value;
  return value
    .split(/(&#(?:x[\da-f]+|\d+);?)/i)
    .map((part, i) => (i % 2 === 1 ? characterOf(part) : md.utils.unescapeAll(part.replaceAll('\\', '\\\\'))))
    .join('');
}

function characterOf(reference: string): string {
  const [, hexadecimal = '', decimal = ''] = /^&#(?:x([\da-f]+)|(\d+))/i.exec(reference) ?? [];
  const code = hexadecimal === '' ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
