import type { MarkdownIt, StateBlock, Token } from 'markdown-it';
import { BOXES } from '../../core/strings.ts';
import { pageOf, reportWarning, suggest } from '../pageState.ts';
import { addBlock, CODE_INDENT, type Fault, indentOf, lineText, parseInside, pushText } from '../tokens.ts';

/** Boxes, with the titles that they have when the author gives none. */
const TITLES = new Map([
  ['tip', BOXES.tip],
  ['warning', BOXES.warning],
  // The old site's danger boxes said WARNING by default; authors rely on it.
  ['danger', BOXES.warning],
  ['details', BOXES.details],
]);
/** Containers around one list, which gets their name as its class: its kind, in words too, and how to write it. */
const LISTS: Record<string, [type: string, words: string, hint: string]> = {
  steps: [
    'ordered_list_open',
    'one numbered list',
    'Put one list with numbers into it, and indent what belongs to a step.',
  ],
  'file-tree': [
    'bullet_list_open',
    'one list',
    'Put one list with dashes into it: "- folder/", and its files indented below.',
  ],
};
/** All else that may follow `:::`. */
const OTHERS = ['v-pre', 'slot'];

const OPENING = /^(:{3,})\s*(?:(\p{L}\S*)\s*(.*?)\s*)?$/u;
const CLOSING = /^(:{3,})\s*$/;

/** `::: name title` … `:::`, nested by more colons outside: tokens `container_<name>_open` and `…_close`. */
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
  const first = state.tokens.length;
  openContainer(state, startLine, tag, name, title);
  parseInside(state, startLine + 1, end);
  state.push(`container_${name}_close`, tag, -1);
  state.line = isClosed ? end + 1 : end;
  if (Object.hasOwn(LISTS, name)) return unwrapList(state.tokens.slice(first), name);
  const known = [...TITLES.keys(), ...Object.keys(LISTS), ...OTHERS];
  if (known.includes(name)) return undefined;
  const hint = suggest(name, known, `Known are: ${known.join(', ')}.`);
  return { message: `unknown container "${name}".`, hint };
}

function openContainer(state: StateBlock, line: number, tag: string, name: string, title: string): void {
  const open = state.push(`container_${name}_open`, tag, 1);
  open.map = [line, line + 1];
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

/** Leaves the one list of a container in its place; a fault for anything else. */
function unwrapList(container: Token[], name: string): Fault | undefined {
  const level = (container[0]?.level ?? 0) + 1;
  const [list, ...others] = container.filter((token) => token.level === level && token.nesting >= 0);
  const [type, words, hint] = LISTS[name] ?? [];
  if (list?.type !== type || others.length > 0)
    return { message: `"::: ${name}" holds something else than ${words}.`, hint };
  list?.attrJoin('class', name);
  for (const edge of [container[0], container.at(-1)]) if (edge) edge.hidden = true;
  return undefined;
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
