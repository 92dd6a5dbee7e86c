import type { MarkdownIt } from 'markdown-it';
import { TEXT } from '../core/strings.ts';
import { escapeHtml } from '../core/text.ts';
import { type PageHeading, pageOf } from './pageState.ts';
import { addBlock, pushText } from './tokens.ts';

/** What stands before the mark is text; the rest of the line goes. */
const MARK = /^([^`]*?)\[\[toc\]\]/i;

/** `[[toc]]` in a line: the headings of levels 2 and 3 as nested lists. */
export function toc(md: MarkdownIt): void {
  addBlock(md, 'paragraph', 'toc', MARK, (state, [, before = ''], line) => {
    if (before !== '') pushText(state, 'paragraph', 'p', before.trim(), [line, line + 1]);
    state.push('toc', 'nav', 0).map = [line, line + 1];
    state.line = line + 1;
    return undefined;
  });
  md.renderer.rules.toc = (_tokens, _index, _options, env) => {
    const list = renderList(listedHeadings(pageOf(env).headings));
    return `<nav class="table-of-contents" aria-label="${TEXT.sections}">${list}</nav>\n`;
  };
}

/** Levels 2 and 3, from the first one on, up to one that stands above that first one. */
function listedHeadings(headings: readonly PageHeading[]): PageHeading[] {
  const candidates = headings.filter(({ level }) => level === 2 || level === 3);
  const end = candidates.findIndex(({ level }) => level < (candidates[0]?.level ?? 0));
  return end < 0 ? candidates : candidates.slice(0, end);
}

function renderList(headings: readonly PageHeading[]): string {
  let html = '';
  for (let index = 0; index < headings.length; ) {
    const heading = headings[index] as PageHeading;
    const after = headings.slice(index + 1);
    const next = after.findIndex(({ level }) => level <= heading.level);
    const inner = next < 0 ? after : after.slice(0, next);
    html += `<li><a href="#${escapeHtml(heading.slug)}">${escapeHtml(heading.title)}</a>${renderList(inner)}</li>`;
    index += inner.length + 1;
  }
  return html === '' ? '' : `<ul>${html}</ul>`;
}
