import type { Token } from 'markdown-it';

/** Tokens whose content is what a reader reads. */
const READABLE = new Set(['text', 'code_inline', 'emoji', 'interpolation', 'text_special']);

/** Plain text of inline tokens: no marks, no HTML, no badges; emoji as characters. */
export function textOf(tokens: readonly Token[] | null): string {
  return collect(tokens ?? [])
    .replace(/\s+/g, ' ')
    .trim();
}

function collect(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (READABLE.has(token.type)) return token.content;
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
      return token.type === 'image' ? collect(token.children ?? []) : '';
    })
    .join('');
}
