import type { MarkdownIt, StateBlock, Token } from 'markdown-it';
import { BOXES } from '../../core/strings.ts';
import { pageOf, reportWarning, suggest } from '../pageState.ts';
import { addBlock, CODE_INDENT, type Fault, indentOf, lineText, parseInside, pushText } from '../tokens.ts';

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

/** Boxes, with the titles that they have when the author gives none. */
const TITLES = new Map([
  ['tip', BOXES.tip],
  ['warning', BOXES.warning],
  // The old site's danger boxes said WARNING by default; authors rely on it.
  ['danger', BOXES.warning],
  ['details', BOXES.details],
]);
/** All else that may follow `:::`. The look of most is made in listContainers.ts and tabs.ts. */
const OTHERS = ['v-pre', 'slot', 'steps', 'tabs', 'tab', 'file-tree'];

const OPENING = /^(:{3,})\s*(?:(\p{L}\S*)\s*(.*?)\s*)?$/u;
const CLOSING = /^(:{3,})\s*$/;

/**
 * `::: name title` … `:::`, nested by more colons outside. A container yields the tokens `container_<name>_open`, with
 * the title in `meta` where it shows none, and `container_<name>_close`.
 */
export function containers(md: MarkdownIt): void {
  addBlock(md, 'fence', 'container', OPENING, readContainer);
}

function readContainer(
  state: StateBlock,
  [, colons = '', name, title = '']: RegExpExecArray,
  startLine: number,
  endLine: number,
): Fault | undefined {
  const page = pageOf(state.env);
  const fileLine = startLine + page.lineOffset + 1;
  if (name === undefined) {
    // It is left out.
    const hint = 'Containers in containers need more colons outside than inside.';
    reportWarning(page, fileLine, 'a line of colons closes nothing.', hint);
    state.line = startLine + 1;
    return undefined;
  }
  const { line: end, isClosed } = findEnd(state, startLine, endLine, colons);
  if (!isClosed) {
    const hint = 'End it with a line of colons.';
    reportWarning(page, fileLine, `the container "${name}" is never closed.`, hint);
  }
  const tag = name === 'details' ? 'details' : 'div';
  openContainer(state, startLine, tag, name, title);
  parseInside(state, startLine + 1, end);
  state.push(`container_${name}_close`, tag, -1).markup = colons;
  state.line = isClosed ? end + 1 : end;
  const known = [...TITLES.keys(), ...OTHERS];
  if (known.includes(name)) return undefined;
  const hint = suggest(name, known, `Known are: ${known.join(', ')}.`);
  return { message: `unknown container "${name}".`, hint };
}

function openContainer(state: StateBlock, line: number, tag: string, name: string, title: string): void {
  const open = state.push(`container_${name}_open`, tag, 1);
  open.map = [line, line + 1];
  open.block = true;
  open.meta = { name, title };
  if (name === 'v-pre') open.attrSet('v-pre', '');
  const text = TITLES.get(name);
  if (text === undefined) return;
  open.attrSet('class', `custom-block ${name}`);
  const isFolded = tag === 'details';
  const head = pushText(state, 'container_title', isFolded ? 'summary' : 'p', title || text, [
    line,
    line + 1,
  ]);
  if (!isFolded) head.attrSet('class', 'custom-block-title');
}

/** First line that is not in the container: its closing line, or the first behind its parent. */
function findEnd(
  state: StateBlock,
  startLine: number,
  endLine: number,
  colons: string,
): { line: number; isClosed: boolean } {
  for (let line = startLine + 1; line < endLine; line++) {
    const indent = indentOf(state, line);
    if (indent < 0 && !state.isEmpty(line)) return { line, isClosed: false };
    const closing = indent < CODE_INDENT ? CLOSING.exec(lineText(state, line))?.[1] : undefined;
    if (closing?.startsWith(colons)) return { line, isClosed: true };
  }
  return { line: endLine, isClosed: false };
}

/** Every container of one name, inner ones first. */
export function containersNamed(tokens: readonly Token[], name: string): ContainerParts[] {
  const found: ContainerParts[] = [];
  const opened: { open: Token; start: number; depth: number; children: Token[] }[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.nesting < 0) depth--;
    const current = opened.at(-1);
    if (current && token.type === `container_${name}_close`) {
      const { open, start, children } = current;
      found.push({ open, close: token, start, end: index, children });
      opened.pop();
    } else if (current && depth === current.depth + 1 && token.nesting >= 0) current.children.push(token);
    if (token.type === `container_${name}_open`)
      opened.push({ open: token, start: index + 1, depth, children: [] });
    if (token.nesting > 0) depth++;
  }
  return found;
}
