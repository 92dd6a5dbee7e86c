import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { lineOf, pageOf, reportError } from '../pageState.ts';
import { makeToken } from '../tokens.ts';
import { type ContainerParts, containersNamed } from './containers.ts';

/** `::: steps` around a numbered list makes it `ol.steps`. */
export function steps(md: MarkdownIt): void {
  md.core.ruler.after('block', 'steps', (state) => {
    const hint = 'Put one list with numbers into it, and indent what belongs to a step.';
    for (const container of containersNamed(state.tokens, 'steps'))
      unwrapList(state, container, 'ordered_list_open', 'steps', 'one numbered list', hint);
  });
}

/** `::: file-tree` around a nested list: folders, files, and a comment behind each name. */
export function fileTree(md: MarkdownIt): void {
  md.core.ruler.after('lines', 'file_tree', (state) => {
    const hint = 'Put one list with dashes into it: "- folder/", and its files indented below.';
    for (const container of containersNamed(state.tokens, 'file-tree'))
      if (unwrapList(state, container, 'bullet_list_open', 'file-tree', 'one list', hint))
        markEntries(state, state.tokens.slice(container.start, container.end));
  });
}

/**
 * Leaves the one list of a container in its place, with the name as its class; false, with a problem, for anything
 * else.
 */
function unwrapList(
  state: StateCore,
  { open, close, children: [list, ...others] }: ContainerParts,
  type: string,
  name: string,
  wanted: string,
  hint: string,
): boolean {
  if (list?.type !== type || others.length > 0) {
    const page = pageOf(state.env);
    reportError(page, lineOf(page, open), `"::: ${name}" holds something else than ${wanted}.`, hint);
    return false;
  }
  list.attrJoin('class', name);
  open.hidden = true;
  close.hidden = true;
  return true;
}

function markEntries(state: StateCore, tokens: Token[]): void {
  const items: Token[] = [];
  tokens.forEach((token, index) => {
    if (token.type === 'list_item_close') items.pop();
    if (token.type === 'bullet_list_open') items.at(-1)?.attrSet('class', 'dir');
    if (token.type !== 'list_item_open') return;
    items.push(token);
    const inline = tokens[index + 2];
    const isDir = inline?.type === 'inline' && splitName(state, inline);
    token.attrSet('class', isDir ? 'dir' : 'file');
  });
}

/** Sets the comment apart from the name, which is the first word or a piece of code. True for a folder's name. */
function splitName(state: StateCore, inline: Token): boolean {
  const [first, ...rest] = (inline.children ?? []).filter(
    ({ type, content }) => type !== 'text' || content !== '',
  );
  if (first?.type !== 'text' && first?.type !== 'code_inline') return false;
  const [name, comment] = first.type === 'text' ? splitWord(first.content) : [first.content, ''];
  Object.assign(first, { type: 'text', tag: '', markup: '', content: name });
  const text = makeToken(state, 'text', '', 0, { content: comment });
  const after = trimStart(comment === '' ? rest : [text, ...rest]);
  if (after.length > 0)
    inline.children = [
      first,
      makeToken(state, 'text', '', 0, { content: ' ' }),
      makeToken(state, 'comment_open', 'span', 1, { attrs: [['class', 'comment']] }),
      ...after,
      makeToken(state, 'comment_close', 'span', -1),
    ];
  return name.endsWith('/');
}

function splitWord(text: string): [string, string] {
  const end = text.search(/\s/);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
}

/** Without the space, and a `#` or dash, between name and comment. */
function trimStart(tokens: Token[]): Token[] {
  const [first, ...rest] = tokens;
  if (first?.type !== 'text') return tokens;
  first.content = first.content.replace(/^\s*(?:[#–—-]\s+)?/, '');
  return first.content === '' ? rest : tokens;
}
