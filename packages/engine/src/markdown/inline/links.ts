import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { decoded, noteLink } from '../links.ts';
import { lineOf, type PageState, pageOf, reportError } from '../pageState.ts';
import { INTERPOLATIONS, interpolate } from './interpolation.ts';

/** What `link_open` tokens carry in `meta` behind this step. */
export interface LinkMeta {
  /** Absolute path without base, or the address as written when it is not of this site. */
  address: string;
}

const ENCODED_EXPRESSION = /%7B%7B(.*?)%7D%7D/g;

/** Resolves, notes and checks the addresses of Markdown links. */
export function links(md: MarkdownIt): void {
  // Dangerous schemes are errors with a line here, not text as they were.
  md.validateLink = () => true;
  md.core.ruler.push('links', resolveLinks);
  md.renderer.rules.outbound_mark = () => '<span class="visually-hidden"> (opens new window)</span>';
}

function resolveLinks(state: StateCore): void {
  const page = pageOf(state.env);
  for (const block of state.tokens) {
    if (block.type !== 'inline' || !block.children?.some(({ type }) => type === 'link_open')) continue;
    block.children = block.children.flatMap(markOutbound(state, page));
  }
}

function markOutbound(state: StateCore, page: PageState): (token: Token) => Token[] {
  let isOutbound = false;
  let depth = 0;
  return (token) => {
    const isLink = token.type === 'link_open' || token.type === 'link_close';
    if (!isLink) return [token];
    depth += token.nesting;
    // An address in angle brackets in the text of a link would be a link in a link; it is shown as text.
    if (depth > (token.nesting > 0 ? 1 : 0)) return [];
    if (token.nesting > 0) isOutbound = resolveLink(page, token);
    return token.nesting > 0 || !isOutbound ? [token] : [new state.Token('outbound_mark', '', 0), token];
  };
}

/** Returns true for a link to another site. */
function resolveLink(page: PageState, token: Token): boolean {
  const line = lineOf(page, token);
  const href = interpolated(page, String(token.attrGet('href') ?? ''), line);
  const target = noteLink(page, href, 'link', line);
  token.attrSet('href', target.rendered);
  const meta: LinkMeta = { address: target.address || href };
  token.meta = { ...token.meta, ...meta };
  if (target.type !== 'outbound') return false;
  token.attrSet('target', '_blank');
  token.attrSet('rel', 'noopener noreferrer');
  token.attrSet('class', 'outbound');
  return true;
}

function interpolated(page: PageState, href: string, line: number): string {
  return href.replace(ENCODED_EXPRESSION, (written, inside: string) => {
    const expression = decoded(inside).trim();
    if (!expression.startsWith('$')) return written;
    const value = interpolate(page, expression);
    if (value === undefined)
      reportError(page, line, `"{{ ${expression} }}" stands for nothing.`, INTERPOLATIONS, 'vueSyntax');
    return value === undefined ? written : encodeURI(value);
  });
}
