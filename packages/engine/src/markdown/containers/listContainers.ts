import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { lineOf, pageOf, reportError } from '../pageState.ts';
import { containersNamed } from './containers.ts';

/** `::: steps` around a numbered list makes it `ol.steps`. */
export function steps(md: MarkdownIt): void {
  md.core.ruler.after('block', 'steps', (state) => {
    for (const { open, close, children } of containersNamed(state.tokens, 'steps')) {
      const [list, ...others] = children;
      if (list?.type !== 'ordered_list_open' || others.length > 0) {
        const hint = 'Put one list with numbers into it, and indent what belongs to a step.';
        const page = pageOf(state.env);
        reportError(
          page,
          lineOf(page, open),
          '"::: steps" holds something else than one numbered list.',
          hint,
        );
        continue;
      }
      list.attrJoin('class', 'steps');
      open.hidden = true;
      close.hidden = true;
    }
  });
}

/** `::: file-tree` around a nested list: folders, files, and a comment behind each name. */
export function fileTree(md: MarkdownIt): void {
  md.core.ruler.after('lines', 'file_tree', (state) => {
    for (const { open, close, start, end, children } of containersNamed(state.tokens, 'file-tree')) {
      const [list, ...others] = children;
      if (list?.type !== 'bullet_list_open' || others.length > 0) {
        const page = pageOf(state.env);
        const hint = 'Put one list with dashes into it: "- folder/", and its files indented below.';
        reportError(page, lineOf(page, open), '"::: file-tree" holds something else than one list.', hint);
        continue;
      }
      list.attrJoin('class', 'file-tree');
      open.hidden = true;
      close.hidden = true;
      markEntries(state, state.tokens.slice(start, end));
    }
  });
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
  const commentToken = new state.Token('text', '', 0);
  commentToken.content = comment;
  const after = trimStart(comment === '' ? rest : [commentToken, ...rest]);
  if (after.length > 0) {
    const open = new state.Token('comment_open', 'span', 1);
    open.attrSet('class', 'comment');
    const space = new state.Token('text', '', 0);
    space.content = ' ';
    inline.children = [first, space, open, ...after, new state.Token('comment_close', 'span', -1)];
  }
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
