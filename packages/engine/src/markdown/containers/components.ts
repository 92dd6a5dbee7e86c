import type { MarkdownIt, StateBlock } from 'markdown-it';
import { CODE_INDENT, indentOf, lineText } from '../blockLines.ts';
import { noteLink } from '../links.ts';
import { type PageState, pageOf, reportError } from '../pageState.ts';
import { COMPONENT_START, type ComponentTag, readComponentTag } from './componentTag.ts';

/** What the tokens `component_open` and `component_close` carry in `meta`. */
export interface ComponentMeta {
  name: string;
  props: Record<string, unknown>;
  /** Line in the file. */
  line: number;
}

/** The one component that stands in text; see `badge.ts`. */
const INLINE_COMPONENT = 'Badge';
/** Names of props that hold an address. */
const ADDRESS_PROPS = ['to', 'href'];
const FENCE = /^(`{3,}|~{3,})/;

/** Component tags on lines of their own, with attributes as props and Markdown between opening and closing tag. */
export function components(md: MarkdownIt): void {
  md.block.ruler.before('html_block', 'component', componentRule, {
    alt: ['paragraph', 'reference', 'blockquote'],
  });
}

function componentRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (indentOf(state, startLine) >= CODE_INDENT) return false;
  const name = COMPONENT_START.exec(lineText(state, startLine))?.[1];
  if (name === undefined || name === INLINE_COMPONENT) return false;
  if (silent) return true;

  const line = startLine + pageOf(state.env).lineOffset + 1;
  const paragraphEnd = endOfParagraph(state, startLine, endLine);
  const text = state.getLines(startLine, paragraphEnd, state.blkIndent, false).trimStart();
  const tag = readComponentTag(text);
  if (!tag) {
    reportError(
      pageOf(state.env),
      line,
      `the tag <${name} has no end.`,
      'Close it with "/>" or ">", and each quote.',
    );
    state.line = paragraphEnd;
    return true;
  }
  resolveAddresses(pageOf(state.env), tag, line);
  for (const { message, hint } of tag.mistakes) reportError(pageOf(state.env), line, message, hint);
  readBody(state, tag, { line, startLine, endLine, text });
  return true;
}

/** Props that lead somewhere are links like any other. */
function resolveAddresses(page: PageState, { props }: ComponentTag, line: number): void {
  for (const name of ADDRESS_PROPS) {
    const value = props[name];
    if (typeof value === 'string') props[name] = noteLink(page, value, 'component', line).rendered;
  }
}

interface Place {
  /** Line in the file. */
  line: number;
  startLine: number;
  endLine: number;
  /** The tag and what follows it, to the end of the paragraph. */
  text: string;
}

/** Reads what follows the tag: nothing, `text</Name>` on its line, or lines of Markdown up to `</Name>`. */
function readBody(state: StateBlock, tag: ComponentTag, place: Place): void {
  const tagLines = place.text.slice(0, tag.end).split('\n').length;
  const [rest = ''] = place.text.slice(tag.end).split('\n', 1);
  const bodyLine = place.startLine + tagLines;
  const closing = `</${/^<([\w-]+)/.exec(place.text)?.[1]}>`;
  const oneLine = rest.trim();
  push(state, tag, place, 1);
  state.line = bodyLine;
  if (tag.isSelfClosing) {
    if (oneLine !== '') reportTrailing(state, tag, place);
  } else if (oneLine.endsWith(closing)) {
    pushParagraph(state, oneLine.slice(0, -closing.length).trim(), bodyLine - 1);
  } else {
    if (oneLine !== '') reportTrailing(state, tag, place);
    const { line: end, isClosed } = findEnd(state, bodyLine, place.endLine, closing);
    if (!isClosed) {
      const hint = `Add "${closing}", or end the tag with "/>".`;
      reportError(pageOf(state.env), place.line, `<${tag.name}> is never closed.`, hint);
    }
    parseInside(state, bodyLine, end);
    state.line = isClosed ? end + 1 : end;
  }
  push(state, tag, place, -1);
}

function reportTrailing(state: StateBlock, tag: ComponentTag, place: Place): void {
  const hint = 'A component stands on a line of its own.';
  reportError(pageOf(state.env), place.line, `there is text on the line of <${tag.name}>.`, hint);
}

function push(state: StateBlock, tag: ComponentTag, place: Place, nesting: 1 | -1): void {
  const token = state.push(nesting === 1 ? 'component_open' : 'component_close', '', nesting);
  token.map = [place.startLine, place.startLine + 1];
  const meta: ComponentMeta = { name: tag.name, props: tag.props, line: place.line };
  token.meta = { ...meta };
}

function pushParagraph(state: StateBlock, text: string, line: number): void {
  if (text === '') return;
  state.push('paragraph_open', 'p', 1).map = [line, line + 1];
  const inline = state.push('inline', '', 0);
  inline.content = text;
  inline.map = [line, line + 1];
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
}

function parseInside(state: StateBlock, from: number, to: number): void {
  const { parentType, lineMax, blkIndent } = state;
  state.parentType = 'component';
  state.lineMax = to;
  state.md.block.tokenize(state, from, to);
  state.parentType = parentType;
  state.lineMax = lineMax;
  state.blkIndent = blkIndent;
}

/** First line behind a start line that is empty or left of the parent block. */
function endOfParagraph(state: StateBlock, startLine: number, endLine: number): number {
  let line = startLine + 1;
  while (line < endLine && !state.isEmpty(line) && indentOf(state, line) >= 0) line++;
  return line;
}

/** Line of the closing tag, or the first behind the parent; past nested components of the same name and code that shows tags. */
function findEnd(
  state: StateBlock,
  from: number,
  to: number,
  closing: string,
): { line: number; isClosed: boolean } {
  const opening = `<${closing.slice(2, -1)}`;
  let depth = 0;
  let fence = '';
  for (let line = from; line < to; line++) {
    if (state.isEmpty(line)) continue;
    if (indentOf(state, line) < 0) return { line, isClosed: false };
    const text = lineText(state, line).trimEnd();
    const mark = FENCE.exec(text)?.[1];
    if (mark && fence === '') fence = mark;
    else if (mark && text === mark && mark.startsWith(fence)) fence = '';
    if (fence !== '') continue;
    if (text === closing && depth-- === 0) return { line, isClosed: true };
    if (COMPONENT_START.exec(text)?.[0] === opening && !text.endsWith('/>') && !text.includes(closing))
      depth++;
  }
  return { line: to, isClosed: false };
}
