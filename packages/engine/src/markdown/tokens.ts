import type { MarkdownIt, StateBlock, StateCore, StateInline, Token } from 'markdown-it';
import { invariant } from '../core/errors.ts';
import type { CheckKind } from '../core/types.ts';
import { pageOf, reportError } from './pageState.ts';

/** The token a renderer rule is called for. */
export function tokenAt(tokens: readonly Token[], index: number): Token {
  const token = tokens[index];
  invariant(token, `a token at ${index} of ${tokens.length}`);
  return token;
}

/** What a step of ours noted on a token; the step that made the token type knows its shape. */
export function metaOf<T>(token: Token): T {
  return token.meta as T;
}

/** A block with the blocks in it. The children of an `inline` token stay flat, in the token. */
export interface TokenNode {
  token: Token;
  children: TokenNode[];
}

/** The tree of a list of block tokens; the content of a component is its children. */
export function tokenTree(tokens: readonly Token[]): TokenNode[] {
  const root: TokenNode[] = [];
  const open: TokenNode[][] = [root];
  for (const token of tokens) {
    if (token.nesting < 0) {
      if (open.length > 1) open.pop();
      continue;
    }
    const node: TokenNode = { token, children: slotNodes(token) };
    open.at(-1)?.push(node);
    if (token.nesting > 0) open.push(node.children);
  }
  return root;
}

function slotNodes(token: Token): TokenNode[] {
  if (token.type !== 'component') return [];
  return (token.meta as { slots: Token[][] }).slots.flatMap((slot) => tokenTree(slot));
}

/** A line's text without indentation. */
export function lineText(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]);
}

/** Columns a line is indented beyond its parent block; negative when it stands left of it. */
export function indentOf(state: StateBlock, line: number): number {
  return (state.sCount[line] ?? 0) - state.blkIndent;
}

/** Indented this far, text is code. */
export const CODE_INDENT = 4;

/** What is wrong with a block. */
export interface Fault {
  message: string;
  hint?: string | undefined;
  check?: CheckKind;
}

/** Adds a kind of block that begins with a line that matches `start`; its fault is reported on that line. */
export function addBlock(
  md: MarkdownIt,
  before: string,
  name: string,
  start: RegExp,
  read: (state: StateBlock, match: RegExpExecArray, line: number, endLine: number) => Fault | undefined,
): void {
  md.block.ruler.before(
    before,
    name,
    (state, line, endLine, silent) => {
      const match = indentOf(state, line) < CODE_INDENT ? start.exec(lineText(state, line)) : null;
      if (match === null || silent) return match !== null;
      const fault = read(state, match, line, endLine);
      const page = pageOf(state.env);
      if (fault) reportError(page, line + page.lineOffset + 1, fault.message, fault.hint, fault.check);
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote'] },
  );
}

/** Adds what begins with a match of the sticky `start`. `read` returns false for what it is not. */
export function addInline(
  md: MarkdownIt,
  name: string,
  start: RegExp,
  read: (state: StateInline, match: RegExpExecArray, isSilent: boolean) => boolean,
): void {
  md.inline.ruler.before('escape', name, (state, isSilent) => {
    start.lastIndex = state.pos;
    const match = start.exec(state.src);
    if (match === null || start.lastIndex > state.posMax || !read(state, match, isSilent)) return false;
    state.pos += match[0].length;
    return true;
  });
}

/** A new token with some of its fields. */
export function makeToken(
  state: StateCore,
  type: string,
  tag: string,
  nesting: Token['nesting'],
  fields: Partial<Token> = {},
): Token {
  return Object.assign(new state.Token(type, tag, nesting), fields);
}

/** Adds an element with one text in it, such as a paragraph; gives its opening token. */
export function pushText(
  state: StateBlock,
  type: string,
  tag: string,
  text: string,
  lines: [from: number, to: number],
): Token {
  const open = state.push(`${type}_open`, tag, 1);
  open.map = lines;
  const inline = state.push('inline', '', 0);
  inline.content = text;
  inline.map = [...lines];
  inline.children = [];
  state.push(`${type}_close`, tag, -1);
  return open;
}

/** Parses the lines of a block as blocks inside it. */
export function parseInside(state: StateBlock, from: number, to: number): void {
  const { parentType, lineMax, blkIndent } = state;
  state.parentType = 'container';
  state.lineMax = to;
  state.md.block.tokenize(state, from, to);
  Object.assign(state, { parentType, lineMax, blkIndent });
}
