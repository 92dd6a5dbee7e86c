import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { TEXT } from '../../core/strings.ts';
import { makeToken, tokenAt } from '../tokens.ts';

const BOX = /^\[([ xX])\][ \t]+(?=\S)/;

/** List items that start with `[ ]` or `[x]` get a box that shows, and says, whether they are done. */
export function taskLists(md: MarkdownIt): void {
  // Found before the text is parsed: later `[x]` may be a link.
  md.core.ruler.after('block', 'task_marks', takeBoxes);
  md.core.ruler.after('lines', 'task_boxes', insertBoxes);
  md.renderer.rules.task_box = (tokens, index) => {
    const isDone = tokenAt(tokens, index).info === 'done';
    return isDone
      ? `<input type="checkbox" disabled checked aria-label="${TEXT.done}"> `
      : `<input type="checkbox" disabled aria-label="${TEXT.toDo}"> `;
  };
}

function takeBoxes(state: StateCore): void {
  const lists: Token[] = [];
  state.tokens.forEach((token, index) => {
    if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') lists.push(token);
    if (token.type === 'bullet_list_close' || token.type === 'ordered_list_close') lists.pop();
    if (token.type !== 'list_item_open' || state.tokens[index + 1]?.type !== 'paragraph_open') return;
    const inline = state.tokens[index + 2];
    const match = BOX.exec(inline?.content ?? '');
    if (inline === undefined || match === null) return;
    inline.content = inline.content.slice(match[0].length);
    inline.meta = { ...inline.meta, task: match[1] === ' ' ? 'open' : 'done' };
    token.attrJoin('class', 'task-list-item');
    const list = lists.at(-1);
    if (list?.attrGet('class') !== 'task-list') list?.attrJoin('class', 'task-list');
  });
}

function insertBoxes(state: StateCore): void {
  for (const inline of state.tokens) {
    if (inline.type !== 'inline' || inline.meta?.task === undefined) continue;
    inline.children?.unshift(makeToken(state, 'task_box', 'input', 0, { info: String(inline.meta.task) }));
  }
}
