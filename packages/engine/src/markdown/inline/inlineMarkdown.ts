import type { Token } from 'markdown-it';
import { textOf } from '../text.ts';

/** Tokens of the page's own furniture. */
const SILENT = new Set(['heading_anchor', 'outbound_mark', 'footnote_anchor']);
/** Characters that would start something in text, where they would. */
const SPECIAL = /[\\`*]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[A-Za-z/!?])|\[(?=[^[\]]*\][([])/gu;

/**
 * Inline tokens as Markdown. `address` gives the absolute form of a link or image.
 */
export function inlineMarkdown(tokens: readonly Token[], address: (token: Token) => string): string {
  let result = '';
  const links: (Token | undefined)[] = [];
  for (const token of tokens) {
    if (token.type === 'link_open') {
      links.push(token);
      result += token.info === 'auto' ? '<' : '[';
    } else if (token.type === 'link_close') {
      const open = links.pop();
      result += open ? closeLink(open, address(open)) : '';
    } else if (links.at(-1)?.info === 'auto' && token.type === 'text') result += token.content;
    else result += writeToken(token, address);
  }
  return result;
}

function closeLink(open: Token, address: string): string {
  if (open.info === 'auto') return '>';
  const title = open.attrGet('title');
  return `](${destination(address)}${title ? ` "${String(title).replaceAll('"', '\\"')}"` : ''})`;
}

function writeToken(token: Token, address: (token: Token) => string): string {
  if (SILENT.has(token.type)) return '';
  switch (token.type) {
    case 'text':
      return token.content.replace(SPECIAL, '\\$&');
    case 'code_inline':
      return codeSpan(token.content);
    case 'softbreak':
      return '\n';
    case 'hardbreak':
      return '\\\n';
    case 'html_inline':
      return /^<br\b/i.test(token.content) ? '\\\n' : '';
    case 'image':
      return `![${textOf(token.children)}](${destination(address(token))})`;
    case 'badge':
      return `(${token.content})`;
    case 'footnote_ref':
      return `[^${(token.meta as { id: number }).id + 1}]`;
    case 'task_box':
      return token.info === 'done' ? '[x] ' : '[ ] ';
    case 'math_inline':
      return `$${token.content}$`;
    default:
      return isEmphasis(token) ? token.markup : token.content;
  }
}

function isEmphasis({ type }: Token): boolean {
  return /^(?:strong|em|s)_(?:open|close)$/.test(type);
}

/** Code with one more backtick around it than the longest run inside. */
function codeSpan(code: string): string {
  const fence = '`'.repeat(longestRun(code, '`') + 1);
  const pad = /^`|`$/.test(code) ? ' ' : '';
  return fence + pad + code + pad + fence;
}

/** Length of the longest run of one character. */
export function longestRun(text: string, character: '`' | '~'): number {
  const runs = text.match(character === '`' ? /`+/g : /~+/g) ?? [];
  return runs.reduce((longest, run) => Math.max(longest, run.length), 0);
}

function destination(address: string): string {
  return /[\s()<>]/.test(address) ? `<${address}>` : address;
}
