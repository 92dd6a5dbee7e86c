import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { checkPolicy } from '../htmlPolicy.ts';
import { type HtmlAttribute, type HtmlTag, htmlTags } from '../htmlTags.ts';
import { INTERPOLATIONS, interpolate } from '../interpolation.ts';
import { noteLink } from '../links.ts';
import { lineOf, type PageState, pageOf, reportError } from '../pageState.ts';

/** Attributes that hold one address, by what kind of use it is. */
const ADDRESSES: Record<string, 'html' | 'image'> = { href: 'html', src: 'image', poster: 'image' };
const EXPRESSION = /\{\{[ \t]*(\$[^{}\n]*)\}\}/g;
/** A comment that looks like the place of a component. */
const PLACEHOLDER = /<!--\s*island:[\s\S]*?-->/g;
/** Closing tag of a component; those that belong to one are read with it. */
const STRAY = /^<\/[A-Z][A-Za-z0-9]*[a-z]/;
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

function rewriteTag(md: MarkdownIt, page: PageState, html: string, tag: HtmlTag, line: number): string {
  checkPolicy(page, tag, line);
  const written = html.slice(tag.start, tag.end);
  if (STRAY.test(written))
    reportError(page, line, `${written} closes nothing.`, 'Remove it, or add its opening tag.');
  let result = '';
  let done = tag.start;
  for (const attribute of tag.attributes) {
    if (tag.isClosing) break;
    const value = unescapeAttribute(md, attribute.value);
    if (attribute.name === 'id' && value !== '') page.ids.push({ id: value, line });
    const rendered = rewriteAddress(page, attribute, value, line);
    if (rendered === undefined || rendered === value) continue;
    result += `${html.slice(done, attribute.start)}"${md.utils.escapeHtml(rendered)}"`;
    done = attribute.end;
  }
  return result + html.slice(done, tag.end);
}

function rewriteAddress(
  page: PageState,
  { name }: HtmlAttribute,
  value: string,
  line: number,
): string | undefined {
  const from = Object.hasOwn(ADDRESSES, name) ? ADDRESSES[name] : undefined;
  if (name === 'xlink:href' || name === 'action' || name === 'formaction') {
    return noteLink(page, value, 'html', line).rendered;
  }
  return from === undefined ? undefined : noteLink(page, value.trim(), from, line).rendered;
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

/** Character references undone. Backslashes mean themselves in HTML, but not to the Markdown function used here. */
function unescapeAttribute(md: MarkdownIt, value: string): string {
  return value.includes('&') ? md.utils.unescapeAll(value.replaceAll('\\', '\\\\')) : value;
}
