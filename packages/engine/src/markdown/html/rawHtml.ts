import { decodeHTMLAttribute } from 'entities';
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { escapeHtml } from '../../core/text.ts';
import type { ImageInfo } from '../compiled.ts';
import { findImage, reportNoAlternative } from '../inline/images.ts';
import { interpolateHtml } from '../inline/interpolations.ts';
import { noteLink } from '../inline/links.ts';
import { lineOf, type PageState, pageOf, reportError } from '../pageState.ts';
import { type HtmlAttribute, type HtmlTag, htmlTags } from './htmlTags.ts';

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href']);
const VERBATIM = new Set(['pre', 'code']);
const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const OPTIONAL_END = new Set(
  'p li dt dd tr td th thead tbody tfoot colgroup option optgroup rp rt html head body'.split(' '),
);
/** Elements that the content policy of the site forbids, or that do nothing in a page. */
const FORBIDDEN = new Set(
  `script style iframe frame frameset object embed applet noscript template textarea xmp plaintext form animate set
  base link meta`.split(/\s+/),
);
/** What Vue read in the pages of VuePress 1; `v-pre` still means something. */
const VUE_ATTRIBUTE = /^(?:[:@#]|v-(?!pre$))/;
/** A comment or declaration without an end: browsers hide all that follows. */
const OPEN_COMMENT = /<!--(?!-?>)(?:(?!--!?>)[\s\S])*$|<[!?][^>]*$/;

/** An element that is open, or, without a name, the edge of the Markdown element it has to close in. */
interface OpenElement {
  name: string;
  line: number;
}

/** Raw HTML passes, but is looked at: content policy, balance, ids, addresses, interpolation of its text. */
export function rawHtml(md: MarkdownIt): void {
  md.core.ruler.push('raw-html', (state: StateCore) => {
    const page = pageOf(state.env);
    const open: OpenElement[] = [];
    let verbatim = 0;
    const walk = (tokens: readonly Token[]) => {
      for (const token of tokens) {
        if (token.type.startsWith('container_v-pre_')) verbatim += token.nesting;
        if (token.nesting < 0) closeEdge(page, open);
        if (token.nesting > 0) open.push({ name: '', line: 0 });
        if (token.type === 'inline') {
          open.push({ name: '', line: 0 });
          walk(token.children ?? []);
          closeEdge(page, open);
        }
        if (token.type === 'html_block' || token.type === 'html_inline')
          token.content = readHtml(page, token, open, verbatim === 0);
      }
    };
    walk(state.tokens);
    closeEdge(page, open);
  });
}

/** Checks the HTML of a token, and returns it with resolved addresses and interpolated text. */
function readHtml(page: PageState, token: Token, open: OpenElement[], interpolates: boolean): string {
  const html = token.content;
  const lineAt = (position: number) => lineOf(page, token) + html.slice(0, position).split('\n').length - 1;
  if (OPEN_COMMENT.test(html)) {
    const hint = 'End it with "-->"; it hides the rest of the page.';
    reportError(page, lineAt(0), 'a comment is never closed.', hint);
  }
  let verbatim = interpolates ? '' : '*';
  const rewriteText = (from: number, to?: number) => {
    const text = html.slice(from, to);
    return verbatim === '' ? interpolateHtml(page, text, lineAt(from)) : text;
  };
  let result = '';
  let done = 0;
  for (const tag of htmlTags(html)) {
    const line = lineAt(tag.start);
    checkPolicy(page, tag, line);
    checkAlternative(page, tag, line);
    balance(page, tag, line, open);
    result += rewriteText(done, tag.start) + rewriteTag(page, html, tag, line);
    done = tag.end;
    verbatim = verbatimBehind(tag, verbatim);
  }
  return result + rewriteText(done);
}

function checkPolicy(page: PageState, tag: HtmlTag, line: number): void {
  const report = (message: string, hint: string) => reportError(page, line, message, hint);
  if (!tag.isComplete) report(`the tag <${tag.name} has no end.`, 'Add the missing ">".');
  if (tag.component !== undefined) {
    // Those that stand where components may were read before.
    const hint = 'Put it on a line of its own with blank lines around it, and close it where it opens.';
    report(`<${tag.isClosing ? '/' : ''}${tag.component}> stands inside raw HTML.`, hint);
  } else if (!tag.isClosing) {
    if (FORBIDDEN.has(tag.name)) {
      const hint = 'The content policy of the site forbids it: use a link, a picture, or a demo component.';
      report(`<${tag.name}> is not allowed.`, hint);
    }
    if (tag.name.includes('-') && tag.name !== 'annotation-xml') {
      const hint = 'Components have names like <Tabs>, and stand on lines of their own.';
      report(`there is no component <${tag.name}>.`, hint);
    }
  }
  for (const { name } of tag.attributes) {
    if (tag.component === undefined && VUE_ATTRIBUTE.test(name)) {
      const hint = 'Pages are plain HTML: write what it stands for.';
      reportError(page, line, `the attribute "${name}" is not read.`, hint, 'vueSyntax');
    }
    if (/^on[a-z]/.test(name)) report(`the attribute "${name}" is not allowed.`, 'Content runs no scripts.');
    if (name === 'style') {
      report('the attribute "style" is not allowed.', 'Use the classes the theme offers.');
    }
  }
}

/** Raw HTML has to close what it opens, where it opened it; else it would swallow the rest of the page. */
function balance(
  page: PageState,
  { name, isClosing, isSelfClosing, component }: HtmlTag,
  line: number,
  open: OpenElement[],
): void {
  if (component !== undefined || VOID_ELEMENTS.has(name) || (isSelfClosing && !isClosing)) return;
  if (!isClosing) {
    open.push({ name, line });
    return;
  }
  const edge = open.findLastIndex((element) => element.name === '');
  const place = open.findLastIndex((element) => element.name === name);
  if (place > edge) {
    for (const inner of open.splice(place).slice(1)) reportUnclosed(page, inner);
  } else if (!OPTIONAL_END.has(name)) {
    const hint = 'Its opening tag has to stand in the same block or list.';
    reportError(page, line, `</${name}> closes nothing.`, hint);
  }
}

/** Reports what is open in the Markdown element that ends here. */
function closeEdge(page: PageState, open: OpenElement[]): void {
  const edge = open.findLastIndex(({ name }) => name === '');
  for (const element of open.splice(Math.max(0, edge))) reportUnclosed(page, element);
}

function reportUnclosed(page: PageState, { name, line }: OpenElement): void {
  if (name === '' || OPTIONAL_END.has(name)) return;
  const hint = `Add "</${name}>" in the same block, list or line of text.`;
  reportError(page, line, `<${name}> is never closed.`, hint);
}

function rewriteTag(page: PageState, html: string, tag: HtmlTag, line: number): string {
  if (tag.isClosing) return html.slice(tag.start, tag.end);
  let result = '';
  let done = tag.start;
  for (const attribute of tag.attributes) {
    const value = decodeHTMLAttribute(attribute.value);
    if (isAnchor(tag, attribute) && value !== '') page.ids.push({ id: value, line });
    const changed = changedAttribute(page, tag, attribute.name, value, line);
    if (changed === undefined) continue;
    result += html.slice(done, attribute.start) + changed;
    done = attribute.end;
  }
  // VuePress 1 let every element close itself; in HTML it would stay open.
  return tag.isSelfClosing && tag.component === undefined && !VOID_ELEMENTS.has(tag.name)
    ? `${result + html.slice(done, tag.end - 2)}></${tag.name}>`
    : result + html.slice(done, tag.end);
}

/** An id, or the old way to make a place to link to. */
function isAnchor(tag: HtmlTag, { name }: HtmlAttribute): boolean {
  return name === 'id' || (name === 'name' && tag.name === 'a' && !hasAttribute(tag, 'id'));
}

function hasAttribute({ attributes }: HtmlTag, ...names: string[]): boolean {
  return attributes.some(({ name }) => names.includes(name));
}

/** The attribute's value anew, in quotes, perhaps with attributes behind it; undefined when it stays as it is. */
function changedAttribute(
  page: PageState,
  tag: HtmlTag,
  name: string,
  value: string,
  line: number,
): string | undefined {
  if (name === 'poster' || (tag.name === 'img' && name === 'src')) {
    const image = findImage(page, value.trim(), line);
    return image && `"${escapeHtml(image.src)}"${tag.name === 'img' ? sizeAttributes(tag, image) : ''}`;
  }
  if (!ADDRESSES.has(name)) return undefined;
  const { rendered } = noteLink(page, value.trim(), line);
  return rendered === value ? undefined : `"${escapeHtml(rendered)}"`;
}

/** Known dimensions keep the page from moving while the picture loads. */
function sizeAttributes(tag: HtmlTag, { width, height }: ImageInfo): string {
  if (hasAttribute(tag, 'width', 'height')) return '';
  return ` width="${width}" height="${height}" loading="lazy" decoding="async"`;
}

function checkAlternative(page: PageState, tag: HtmlTag, line: number): void {
  if (tag.name !== 'img' || tag.isClosing || hasAttribute(tag, 'alt')) return;
  const src = tag.attributes.find(({ name }) => name === 'src')?.value ?? '';
  reportNoAlternative(page, src, line, 'Say what it shows: alt="…"; alt="" for mere decoration.');
}

/** The element, if any, whose content is shown as it is behind this tag. */
function verbatimBehind(tag: HtmlTag, verbatim: string): string {
  if (verbatim !== '') return tag.isClosing && tag.name === verbatim ? '' : verbatim;
  const isVerbatim = VERBATIM.has(tag.name) || hasAttribute(tag, 'v-pre');
  return isVerbatim && !tag.isClosing && !tag.isSelfClosing ? tag.name : '';
}
