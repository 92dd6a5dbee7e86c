import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { decodePath } from '../../core/address.ts';
import { escapeHtml } from '../../core/text.ts';
import { htmlTags } from '../html/htmlTags.ts';
import { inferTitle } from '../pageRecord.ts';
import { lineOf, type PageState, pageOf, reportError } from '../pageState.ts';
import { addInline, tokenAt } from '../tokens.ts';

/** Only what starts with `$` is ours: other double braces are text. */
const EXPRESSION = /\{\{[ \t]*(\$[^{}\n]*)\}\}/g;
const EXPRESSION_HERE = new RegExp(EXPRESSION.source, 'y');
const ENCODED_EXPRESSION = /%7B%7B(.*?)%7D%7D/g;
const LOOKUP = /^\$(frontmatter|page|site|cytomine)\.([\w.-]+)$/;

/** `{{ $site.title }}` and the like. Never in code or `v-pre`. */
export function interpolations(md: MarkdownIt): void {
  addInline(md, 'interpolation', EXPRESSION_HERE, (state, [markup, info = ''], isSilent) => {
    if (!isSilent) Object.assign(state.push('interpolation', '', 0), { markup, info });
    return true;
  });
  md.core.ruler.push('interpolations', resolveAll);
  md.renderer.rules.interpolation = (tokens, index) => escapeHtml(tokenAt(tokens, index).content);
}

/** Interpolates the text between the tags of raw HTML; `line` is where it starts. */
export function interpolateHtml(page: PageState, text: string, line: number): string {
  return text.replace(EXPRESSION, (written: string, expression: string, index: number) => {
    const value = interpolate(page, written, expression, line + text.slice(0, index).split('\n').length - 1);
    return value === undefined ? written : escapeHtml(value);
  });
}

/** Interpolates the address of a link, in which braces are percent-encoded. */
export function interpolateAddress(page: PageState, href: string, line: number): string {
  return href.replace(ENCODED_EXPRESSION, (written, inside: string) => {
    const expression = decodePath(inside).trim();
    if (!expression.startsWith('$')) return written;
    const value = interpolate(page, `{{ ${expression} }}`, expression, line);
    return value === undefined ? written : encodeURI(value);
  });
}

function resolveAll(state: StateCore): void {
  const page = pageOf(state.env);
  page.title = inferTitle(state, page, (tokens) => resolve(page, tokens));
  let verbatim = 0;
  for (const token of state.tokens) {
    if (token.type.startsWith('container_v-pre_')) verbatim += token.nesting;
    if (token.type !== 'inline' || !token.children) continue;
    if (verbatim > 0) makeText(token.children);
    else resolve(page, token.children);
  }
}

function resolve(page: PageState, tokens: Token[]): void {
  let verbatimTag = '';
  for (const token of tokens) {
    if (token.type === 'html_inline') verbatimTag = verbatimAfter(token.content, verbatimTag);
    if (token.children) resolve(page, token.children);
    if (token.type !== 'interpolation' || token.content !== '') continue;
    // With an error the source stays visible on the page.
    if (verbatimTag) makeText([token]);
    else token.content = interpolate(page, token.markup, token.info, lineOf(page, token)) ?? token.markup;
  }
}

/** Name of the element with `v-pre` that is open behind this tag, '' for none. */
function verbatimAfter(html: string, open: string): string {
  const [tag] = htmlTags(html);
  if (!tag) return open;
  if (open) return tag.isClosing && tag.name === open ? '' : open;
  return !tag.isClosing && tag.attributes.some(({ name }) => name === 'v-pre') ? tag.name : '';
}

function makeText(tokens: Token[]): void {
  for (const token of tokens) {
    if (token.type !== 'interpolation') continue;
    token.type = 'text';
    token.content = token.markup;
    token.markup = '';
  }
}

/** Value of an expression such as `$site.title`. The list is closed: content is data, not program. */
function interpolate(page: PageState, written: string, expression: string, line: number): string | undefined {
  const [, object = '', key = ''] = LOOKUP.exec(expression.trim()) ?? [];
  const { siteTitle, siteDescription, interpolations: values } = page.context;
  const title = page.title || undefined;
  const objects: Record<string, object> = {
    cytomine: values,
    frontmatter: { ...page.frontmatter, title },
    page: { title },
    site: { title: siteTitle, description: siteDescription },
  };
  const value = ownText(objects[object] ?? {}, key);
  if (value === undefined) {
    const hint =
      'Known are $frontmatter.<key>, $page.title, $site.title, $site.description and $cytomine.<key>.';
    reportError(page, line, `"${written}" stands for nothing.`, hint, 'vueSyntax');
  }
  return value;
}

function ownText(record: object, key: string): string | undefined {
  const value: unknown = Object.hasOwn(record, key) ? (record as Record<string, unknown>)[key] : undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : undefined;
  return value === undefined ? undefined : String(value);
}
