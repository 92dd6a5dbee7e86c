import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { makeToken } from '../tokens.ts';

/** `::: file-tree` around a nested list: folders, files, and a comment behind each name. */
export function fileTree(md: MarkdownIt): void {
  md.core.ruler.after('lines', 'file_tree', (state) => {
    for (const [start, list] of state.tokens.entries()) {
      if (list.attrGet('class') !== 'file-tree') continue;
      const rest = state.tokens.slice(start + 1);
      const end = rest.findIndex(({ level, nesting }) => level === list.level && nesting < 0);
      markEntries(state, rest.slice(0, end));
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
