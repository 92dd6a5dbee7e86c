import { decodeHTMLAttribute } from 'entities';
import type { MarkdownIt, StateBlock } from 'markdown-it';
import { noteLink } from '../inline/links.ts';
import { type PageState, pageOf, reportError } from '../pageState.ts';
import { addBlock, type Fault, indentOf, lineText, parseInside, pushText } from '../tokens.ts';

/** What the tokens `component_open` and `component_close` carry in `meta`. */
export interface ComponentMeta {
  name: string;
  props: Record<string, unknown>;
  /** Line in the file. */
  line: number;
}

interface Place {
  /** Line in the file. */
  line: number;
  startLine: number;
  endLine: number;
  /** The tag and what follows it, to the end of the paragraph. */
  text: string;
}

/** A component tag as written: `<Name text="a" :json="[1]" flag />`. */
export interface ComponentTag {
  name: string;
  props: Record<string, unknown>;
  isSelfClosing: boolean;
  /** Behind the `>`. */
  end: number;
  /** What is wrong with its attributes; the props without those. */
  mistakes: { message: string; hint: string }[];
}

/** Names of props that hold an address: `to`, `href`, and such as `uploadTo`. */
const ADDRESS_PROP = /^to$|^href$|[a-z]To$/;
const FENCE = /^(`{3,}|~{3,})/;

/** Start of a component: a tag name in PascalCase, or VuePress 1's other spelling of the code groups. */
const COMPONENT_START = /^<(code-group|code-block|[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)(?=[\s/>]|$)/;
/** The one inline component is in `badge.ts`. */
const BLOCK_START = new RegExp(COMPONENT_START.source.replace('<', '<(?!Badge[\\s/>])'));

const ATTRIBUTE =
  /\s*(?:(\/?>)|([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+?(?=\s|\/?>))))?)/y;
const PASCAL: Record<string, string> = { 'code-group': 'CodeGroup', 'code-block': 'CodeBlock' };

/** Component tags on lines of their own, with attributes as props and Markdown between opening and closing tag. */
export function components(md: MarkdownIt): void {
  addBlock(md, 'html_block', 'component', BLOCK_START, readComponent);
}

function readComponent(
  state: StateBlock,
  start: RegExpExecArray,
  startLine: number,
  endLine: number,
): Fault | undefined {
  const page = pageOf(state.env);
  const line = startLine + page.lineOffset + 1;
  const paragraphEnd = endOfParagraph(state, startLine, endLine);
  const text = state.getLines(startLine, paragraphEnd, state.blkIndent, false).trimStart();
  const tag = readComponentTag(text);
  if (!tag) {
    state.line = paragraphEnd;
    return { message: `the tag ${start[0]} has no end.`, hint: 'Close it with "/>" or ">", and each quote.' };
  }
  resolveAddresses(page, tag, line);
  for (const { message, hint } of tag.mistakes) reportError(page, line, message, hint);
  readBody(state, tag, { line, startLine, endLine, text });
  return undefined;
}

/** Props that lead somewhere are links like any other. */
function resolveAddresses(page: PageState, { props }: ComponentTag, line: number): void {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'string' && ADDRESS_PROP.test(name))
      props[name] = noteLink(page, value, line).rendered;
  }
}

/** Reads what follows the tag: nothing, `text</Name>` on its line, or lines of Markdown up to `</Name>`. */
function readBody(state: StateBlock, tag: ComponentTag, place: Place): void {
  const tagLines = place.text.slice(0, tag.end).split('\n').length;
  const [rest = ''] = place.text.slice(tag.end).split('\n', 1);
  const bodyLine = place.startLine + tagLines;
  const closing = `</${/^<([\w-]+)/.exec(place.text)?.[1]}>`;
  const oneLine = rest.trim();
  const isOneLine = !tag.isSelfClosing && oneLine.endsWith(closing);
  push(state, tag, place, 1);
  state.line = bodyLine;
  if (oneLine !== '' && !isOneLine) {
    const hint = 'A component stands on a line of its own.';
    reportError(pageOf(state.env), place.line, `there is text on the line of <${tag.name}>.`, hint);
  }
  if (isOneLine) {
    const inside = oneLine.slice(0, -closing.length).trim();
    if (inside !== '') pushText(state, 'paragraph', 'p', inside, [bodyLine - 1, bodyLine]);
  } else if (!tag.isSelfClosing) {
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

function push(state: StateBlock, tag: ComponentTag, place: Place, nesting: 1 | -1): void {
  const token = state.push(nesting === 1 ? 'component_open' : 'component_close', '', nesting);
  token.map = [place.startLine, place.startLine + 1];
  token.meta = { name: tag.name, props: tag.props, line: place.line } satisfies ComponentMeta;
}

/** First line behind a start line that is empty or left of the parent block. */
function endOfParagraph(state: StateBlock, startLine: number, endLine: number): number {
  let line = startLine + 1;
  while (line < endLine && !state.isEmpty(line) && indentOf(state, line) >= 0) line++;
  return line;
}

/** Line of the closing tag, past inner components of the same name and code; or the first behind the parent. */
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

/** Reads the component tag a text starts with; undefined when the tag has no end or is no tag. */
export function readComponentTag(text: string): ComponentTag | undefined {
  const start = COMPONENT_START.exec(text);
  if (!start) return undefined;
  const written = start[1] ?? '';
  const tag: ComponentTag = {
    name: PASCAL[written] ?? written,
    props: {},
    isSelfClosing: false,
    end: 0,
    mistakes: [],
  };
  ATTRIBUTE.lastIndex = start[0].length;
  for (let match = ATTRIBUTE.exec(text); match; match = ATTRIBUTE.exec(text)) {
    if (match[1] !== undefined) {
      tag.isSelfClosing = match[1] === '/>';
      tag.end = ATTRIBUTE.lastIndex;
      return tag;
    }
    addProp(tag, match[2] ?? '', match[3] ?? match[4] ?? match[5]);
  }
  return undefined;
}

function addProp(tag: ComponentTag, written: string, raw: string | undefined): void {
  const value = raw === undefined ? undefined : decodeHTMLAttribute(raw);
  const isJson = written.startsWith(':');
  const name = camelCase(isJson ? written.slice(1) : written);
  if (!/^[a-z][\w]*$/i.test(name)) {
    tag.mistakes.push({
      message: `<${tag.name}> has the attribute "${written}".`,
      hint: 'Attributes are text (name="text") or JSON (:name="json").',
    });
    return;
  }
  if (Object.hasOwn(tag.props, name)) {
    tag.mistakes.push({ message: `<${tag.name}> has "${name}" twice.`, hint: 'Remove one of them.' });
    return;
  }
  if (!isJson) {
    tag.props[name] = value ?? true;
    return;
  }
  try {
    tag.props[name] = JSON.parse(value ?? '');
  } catch {
    const message = `"${written}" of <${tag.name}> is not JSON: ${value ?? 'nothing'}`;
    tag.mistakes.push({ message, hint: `Write for instance ${written}='["text", 1, true]'.` });
  }
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
