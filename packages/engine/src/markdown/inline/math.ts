import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import temml from 'temml';
import { shorten } from '../../core/text.ts';
import { lineOf, pageOf, reportError } from '../pageState.ts';
import { CODE_INDENT, indentOf, lineText, tokenAt } from '../tokens.ts';

const DOLLAR = 36;
const MAX_INLINE_CHARACTERS = 500;
const MAX_BLOCK_LINES = 60;
const WORD = /[\p{L}\p{N}$\\]/u;
/** `$5 and …`, `$5, not …`: prices in a sentence. */
const PRICE = /^\d[\d.,]*(?:[kKmM]\b)?[,;:.)]?\s+(?:\p{L}{2}|a\s|\()/u;

const COLOR = /(?:^|;)\s*color:\s*(#[0-9a-f]{3,8})/i;

/** `$x$` in text and `$$…$$` as a block become MathML. The rules leave prices and shell variables alone. */
export function math(md: MarkdownIt): void {
  md.inline.ruler.before('escape', 'math_inline', inlineRule);
  md.block.ruler.before('fence', 'math_block', blockRule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  for (const type of ['math_inline', 'math_block']) {
    md.renderer.rules[type] = (tokens, index, _options, env) => {
      const token = tokenAt(tokens, index);
      const page = pageOf(env);
      const result = mathml(token.content, type === 'math_block');
      if ('html' in result)
        return type === 'math_inline' ? result.html : `<div class="math">${result.html}</div>\n`;
      const message = `the formula "${shorten(token.content, 60)}" cannot be read: ${result.mistake}.`;
      reportError(page, lineOf(page, token), message);
      return `<code>${md.utils.escapeHtml(token.content)}</code>`;
    };
  }
}

/** An opening dollar stands before something, a closing one behind something; neither touches a word or a dollar. */
function inlineRule(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src.charCodeAt(pos) !== DOLLAR || WORD.test(src[pos - 1] ?? '') || /[\s$]/.test(src[pos + 1] ?? ' '))
    return false;
  const limit = Math.min(posMax, pos + MAX_INLINE_CHARACTERS);
  for (let end = src.indexOf('$', pos + 1); end > 0 && end < limit; end = src.indexOf('$', end + 1)) {
    if (src[end - 1] === '\\') continue;
    if (/\s/.test(src[end - 1] ?? '') || WORD.test(src[end + 1] ?? '')) return false;
    const content = src.slice(pos + 1, end);
    if (PRICE.test(content) || content.includes('`')) return false;
    if (!silent) state.push('math_inline', 'math', 0).content = content;
    state.pos = end + 1;
    return true;
  }
  return false;
}

function blockRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (indentOf(state, startLine) >= CODE_INDENT) return false;
  const first = lineText(state, startLine).trimEnd();
  if (!first.startsWith('$$')) return false;
  const isOneLine = first.length > 4 && first.endsWith('$$');
  const lastLine = isOneLine ? startLine : findEnd(state, startLine, endLine);
  if (lastLine === undefined) return false;
  if (silent) return true;
  const token = state.push('math_block', 'math', 0);
  token.map = [startLine, lastLine + 1];
  const text = state.getLines(startLine, lastLine + 1, state.blkIndent, false);
  token.content = text.trim().slice(2, -2).trim();
  state.line = lastLine + 1;
  return true;
}

function findEnd(state: StateBlock, startLine: number, endLine: number): number | undefined {
  const limit = Math.min(endLine, startLine + MAX_BLOCK_LINES);
  for (let line = startLine + 1; line < limit; line++) {
    if (state.isEmpty(line) || indentOf(state, line) < 0) return undefined;
    if (lineText(state, line).trimEnd().endsWith('$$')) return line;
  }
  return undefined;
}

/** A TeX formula as MathML, or what is wrong with it. Never throws. */
function mathml(tex: string, displayMode: boolean): { html: string } | { mistake: string } {
  try {
    const html = temml.renderToString(tex, { displayMode, throwOnError: true });
    return { html: html.replace(/ style="([^"]*)"/g, colorOnly) };
  } catch (error) {
    // Temml marks the place with combining underlines and repeats the formula behind a colon.
    const [message = ''] = (error as Error).message.split('\n');
    return { mistake: message.trim().replace(/:?$/, '') };
  }
}

/** The content policy forbids styles. */
function colorOnly(_: string, style: string): string {
  const color = COLOR.exec(style)?.[1];
  return color === undefined ? '' : ` mathcolor="${color}"`;
}
