import type { MarkdownIt, StateCore, StateInline, Token } from 'markdown-it';
import { escapeHtml } from '../core/text.ts';
import { lineOf, type PageHeading, type PageState, pageOf, reportError } from './pageState.ts';
import { metaOf, tokenAt } from './tokens.ts';

/** What a `toc` token carries in `meta`. */
export interface TocMeta {
  headings: readonly PageHeading[];
}

const MARK = /\[\[toc\]\][^\n]*/iy;
const OPEN_BRACKET = 91;

/** `[[toc]]` anywhere in a line of a paragraph: the headings of levels 2 and 3 as nested lists. */
export function toc(md: MarkdownIt): void {
  md.inline.ruler.before('link', 'toc', tocRule);
  md.core.ruler.push('toc', liftOutOfParagraphs);
  md.renderer.rules.toc = (tokens, index) => {
    const { headings } = metaOf<TocMeta>(tokenAt(tokens, index));
    return `<nav class="table-of-contents" aria-label="Sections of this page">${renderList(headings)}</nav>\n`;
  };
}

/**
 * The headings a `[[toc]]` lists: levels 2 and 3, from the first one on, up to one that stands above that first one.
 */
function listedHeadings(headings: readonly PageHeading[]): PageHeading[] {
  const candidates = headings.filter(({ level }) => level === 2 || level === 3);
  const end = candidates.findIndex(({ level }) => level < (candidates[0]?.level ?? 0));
  return end < 0 ? candidates : candidates.slice(0, end);
}

function tocRule(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== OPEN_BRACKET) return false;
  MARK.lastIndex = state.pos;
  const match = MARK.exec(state.src);
  if (!match || state.linkLevel > 0) return false;
  if (!silent) state.push('toc_mark', '', 0);
  state.pos = Math.min(state.pos + match[0].length, state.posMax);
  return true;
}

/** A paragraph cannot contain a list, so it is split at the mark. */
function liftOutOfParagraphs(state: StateCore): void {
  const page = pageOf(state.env);
  if (!state.tokens.some(hasMark)) return;
  for (const token of state.tokens) dropNestedMarks(page, token);
  const tokens: Token[] = [];
  for (let index = 0; index < state.tokens.length; index++) {
    const token = tokenAt(state.tokens, index);
    const inline = state.tokens[index + 1];
    const close = state.tokens[index + 2];
    if (token.type === 'paragraph_open' && inline && close && hasMark(inline)) {
      tokens.push(...splitParagraph(state, page, [token, inline, close]));
      index += 2;
      continue;
    }
    if (hasMark(token)) {
      reportMisplaced(page, token);
      token.children = token.children?.filter(({ type }) => type !== 'toc_mark') ?? null;
    }
    tokens.push(token);
  }
  state.tokens = tokens;
}

/** A mark inside emphasis or a link cannot be lifted out without tearing them apart. */
function dropNestedMarks(page: PageState, token: Token): void {
  if (!hasMark(token)) return;
  let depth = 0;
  token.children = (token.children ?? []).filter((child) => {
    depth += child.nesting;
    if (child.type !== 'toc_mark' || depth === 0) return true;
    reportMisplaced(page, token);
    return false;
  });
}

function reportMisplaced(page: PageState, token: Token): void {
  reportError(page, lineOf(page, token), '[[toc]] cannot stand here.', 'Write it on a line of its own.');
}

function hasMark(token: Token): boolean {
  return token.children?.some(({ type }) => type === 'toc_mark') ?? false;
}

function splitParagraph(
  state: StateCore,
  page: PageState,
  [open, inline, close]: [Token, Token, Token],
): Token[] {
  const parts: Token[][] = [[]];
  for (const child of inline.children ?? []) {
    if (child.type === 'toc_mark') parts.push([]);
    else parts.at(-1)?.push(child);
  }
  return parts.flatMap((children, index) => {
    const out: Token[] = [];
    if (index > 0) {
      const token = new state.Token('toc', 'nav', 0);
      const meta: TocMeta = { headings: listedHeadings(page.headings) };
      token.meta = { ...meta };
      token.map = inline.map;
      out.push(token);
    }
    const trimmed = trimBreaks(children);
    if (trimmed.length === 0) return out;
    const part: Token = Object.assign(new state.Token('inline', '', 0), inline, { children: trimmed });
    return [...out, open, part, close];
  });
}

/** Without the line breaks and empty text that the mark leaves at its sides. */
function trimBreaks(children: Token[]): Token[] {
  const isBlank = ({ type, content }: Token) =>
    type === 'softbreak' || type === 'hardbreak' || (type === 'text' && content.trim() === '');
  const first = children.findIndex((child) => !isBlank(child));
  const last = children.findLastIndex((child) => !isBlank(child));
  return first < 0 ? [] : children.slice(first, last + 1);
}

function renderList(headings: readonly PageHeading[]): string {
  let html = '';
  for (let index = 0; index < headings.length; ) {
    const heading = headings[index] as PageHeading;
    const after = headings.slice(index + 1);
    const next = after.findIndex(({ level }) => level <= heading.level);
    const inner = next < 0 ? after : after.slice(0, next);
    html += `<li><a href="#${escapeHtml(heading.slug)}">${escapeHtml(heading.title)}</a>${renderList(inner)}</li>`;
    index += inner.length + 1;
  }
  return html === '' ? '' : `<ul>${html}</ul>`;
}
