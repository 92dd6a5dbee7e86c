import type { StateBlock } from 'markdown-it';

/** Position of a line's first character that is not indentation. */
export function lineStart(state: StateBlock, line: number): number {
  return (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
}

/** Position of a line's end. */
export function lineEnd(state: StateBlock, line: number): number {
  return state.eMarks[line] ?? 0;
}

/** A line's text without indentation. */
export function lineText(state: StateBlock, line: number): string {
  return state.src.slice(lineStart(state, line), lineEnd(state, line));
}

/** Columns a line is indented beyond its parent block; negative when it stands left of it. */
export function indentOf(state: StateBlock, line: number): number {
  return (state.sCount[line] ?? 0) - state.blkIndent;
}

/** Indented this far, text is code. */
export const CODE_INDENT = 4;

/** Parses the lines of a block as blocks inside it. */
export function parseInside(state: StateBlock, from: number, to: number): void {
  const { parentType, lineMax, blkIndent } = state;
  state.parentType = 'container';
  state.lineMax = to;
  state.md.block.tokenize(state, from, to);
  Object.assign(state, { parentType, lineMax, blkIndent });
}
