import type { MarkdownIt, StateBlock, Token } from 'markdown-it';
import { BOXES } from '../../core/strings.ts';
import { pageOf, reportError, reportWarning, suggest } from '../pageState.ts';
import { CODE_INDENT, indentOf, lineEnd, lineStart, parseInside, pushText } from '../tokens.ts';

interface ContainerKind {
  tag: string;
  /** Class of the element; undefined: none. */
  className?: string;
  /** Element around the title, and the title when the author gives none. Without it a title is kept in `meta.title`. */
  title?: { tag: string; className?: string; text: string };
}

/** A container in a list of tokens. */
export interface ContainerParts {
  open: Token;
  close: Token;
  /** Place of the first token behind `open`, and of `close`. */
  start: number;
  end: number;
  /** First tokens of the blocks directly inside. */
  children: Token[];
}

/**
 * Every name that may follow `:::`. A container yields the tokens `container_<name>_open` and
 * `container_<name>_close`; a step or renderer rule may give them another look.
 */
const CONTAINERS: Record<string, ContainerKind> = {
  tip: block('tip', BOXES.tip),
  warning: block('warning', BOXES.warning),
  // The old site's danger boxes said WARNING by default; authors rely on it.
  danger: block('danger', BOXES.warning),
  details: {
    tag: 'details',
    className: 'custom-block details',
    title: { tag: 'summary', text: BOXES.details },
  },
  'v-pre': { tag: 'div' },
  slot: { tag: 'div' },
  // The look of these is made in listContainers.ts and tabs.ts.
  steps: { tag: 'div' },
  tabs: { tag: 'div' },
  tab: { tag: 'div' },
  'file-tree': { tag: 'div' },
};

const COLON = 58;
const MIN_COLONS = 3;

/** `::: name title` … `:::`, nested by more colons outside. */
export function containers(md: MarkdownIt): void {
  md.block.ruler.before('fence', 'container', containerRule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

function block(name: string, text: string): ContainerKind {
  return {
    tag: 'div',
    className: `custom-block ${name}`,
    title: { tag: 'p', className: 'custom-block-title', text },
  };
}

function containerRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const start = lineStart(state, startLine);
  const colons = countColons(state, startLine);
  if (colons < MIN_COLONS || indentOf(state, startLine) >= CODE_INDENT) return false;
  const params = state.src.slice(start + colons, lineEnd(state, startLine)).trim();
  if (params !== '' && !/^\p{L}/u.test(params)) return false;
  if (silent) return true;
  if (params === '') return reportStray(state, startLine);

  const name = /^\S+/.exec(params)?.[0] ?? '';
  const title = params.slice(name.length).trim();
  const { line: end, isClosed } = findEnd(state, startLine, endLine, colons);
  report(state, startLine, name, !isClosed);
  openContainer(state, startLine, name, title);
  parseInside(state, startLine + 1, end);
  const close = state.push(`container_${name}_close`, kindOf(name)?.tag ?? 'div', -1);
  close.markup = ':'.repeat(colons);
  state.line = isClosed ? end + 1 : end;
  return true;
}

function kindOf(name: string): ContainerKind | undefined {
  return Object.hasOwn(CONTAINERS, name) ? CONTAINERS[name] : undefined;
}

function report(state: StateBlock, startLine: number, name: string, unclosed: boolean): void {
  const page = pageOf(state.env);
  const line = startLine + page.lineOffset + 1;
  if (!kindOf(name)) {
    const known = Object.keys(CONTAINERS);
    const hint = suggest(name, known, `Known are: ${known.join(', ')}.`);
    reportError(page, line, `unknown container "${name}".`, hint);
  }
  if (unclosed)
    reportWarning(page, line, `the container "${name}" is never closed.`, 'End it with a line of colons.');
}

/** A line of colons that closes nothing is left out. */
function reportStray(state: StateBlock, startLine: number): true {
  const page = pageOf(state.env);
  const hint = 'Containers in containers need more colons outside than inside.';
  reportWarning(page, startLine + page.lineOffset + 1, 'a line of colons closes nothing.', hint);
  state.line = startLine + 1;
  return true;
}

function openContainer(state: StateBlock, line: number, name: string, title: string): void {
  const kind = kindOf(name) ?? { tag: 'div' };
  const open = state.push(`container_${name}_open`, kind.tag, 1);
  open.map = [line, line + 1];
  open.block = true;
  open.meta = { name, title };
  if (kind.className) open.attrSet('class', kind.className);
  if (name === 'v-pre') open.attrSet('v-pre', '');
  if (!kind.title) return;
  const { tag, className, text } = kind.title;
  const titleOpen = pushText(state, 'container_title', tag, title || text, [line, line + 1]);
  if (className) titleOpen.attrSet('class', className);
}

/** First line that is not in the container: its closing line, or the first behind its parent. */
function findEnd(
  state: StateBlock,
  startLine: number,
  endLine: number,
  colons: number,
): { line: number; isClosed: boolean } {
  for (let line = startLine + 1; line < endLine; line++) {
    const indent = indentOf(state, line);
    if (indent < 0 && !state.isEmpty(line)) return { line, isClosed: false };
    if (indent >= CODE_INDENT) continue;
    const count = countColons(state, line);
    if (count < colons) continue;
    if (state.skipSpaces(lineStart(state, line) + count) >= lineEnd(state, line))
      return { line, isClosed: true };
  }
  return { line: endLine, isClosed: false };
}

function countColons(state: StateBlock, line: number): number {
  const start = lineStart(state, line);
  const end = lineEnd(state, line);
  return start < end ? Math.min(state.skipChars(start, COLON), end) - start : 0;
}

/** Every container of one name, inner ones first. */
export function containersNamed(tokens: readonly Token[], name: string): ContainerParts[] {
  const found: ContainerParts[] = [];
  const opened: { open: Token; start: number; depth: number; children: Token[] }[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.nesting < 0) depth--;
    const current = opened.at(-1);
    if (token.type === `container_${name}_close` && current) {
      opened.pop();
      found.push({
        open: current.open,
        close: token,
        start: current.start,
        end: index,
        children: current.children,
      });
    } else if (current && depth === current.depth + 1 && token.nesting >= 0) current.children.push(token);
    if (token.type === `container_${name}_open`)
      opened.push({ open: token, start: index + 1, depth, children: [] });
    if (token.nesting > 0) depth++;
  }
  return found;
}
