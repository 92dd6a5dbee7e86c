import type { MarkdownIt, StateCore, StateInline, Token } from 'markdown-it';
import { htmlTags } from '../html/htmlTags.ts';
import { lineOf, type PageState, pageOf, reportError } from '../pageState.ts';
import { inferTitle } from '../title.ts';
import { tokenAt } from '../tokens.ts';
import { INTERPOLATIONS, interpolate } from './interpolation.ts';

/** Only what starts with `$` is ours: other double braces are text. Braces inside end the search, so it is linear. */
const EXPRESSION = /\{\{[ \t]*(\$[^{}\n]*)\}\}/y;
const OPEN_BRACE = 123;

/** `{{ $site.title }}` and the like, by the closed list of `interpolation.ts`. Never in code or `v-pre`. */
export function interpolations(md: MarkdownIt): void {
  md.inline.ruler.before('escape', 'interpolation', interpolationRule);
  md.core.ruler.push('interpolations', resolveAll);
  md.renderer.rules.interpolation = (tokens, index) => md.utils.escapeHtml(tokenAt(tokens, index).content);
}

function interpolationRule(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== OPEN_BRACE || state.src.charCodeAt(state.pos + 1) !== OPEN_BRACE)
    return false;
  EXPRESSION.lastIndex = state.pos;
  const match = EXPRESSION.exec(state.src);
  if (!match || EXPRESSION.lastIndex > state.posMax) return false;
  if (!silent) {
    const token = state.push('interpolation', '', 0);
    token.markup = match[0];
    token.info = (match[1] ?? '').trim();
  }
  state.pos += match[0].length;
  return true;
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
    if (verbatimTag) makeText([token]);
    else resolveOne(page, token);
  }
}

function resolveOne(page: PageState, token: Token): void {
  const value = interpolate(page, token.info);
  // The source stays visible, so that a page that is looked at in spite of the error shows where it is.
  token.content = value ?? token.markup;
  if (value === undefined) {
    reportError(
      page,
      lineOf(page, token),
      `"${token.markup}" stands for nothing.`,
      INTERPOLATIONS,
      'vueSyntax',
    );
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
