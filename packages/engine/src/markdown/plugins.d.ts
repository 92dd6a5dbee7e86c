// Plugins that bring no types.
declare module 'markdown-it-*' {
  import type { MarkdownIt } from 'markdown-it';
  export default function plugin(md: MarkdownIt): void;
  /** Of `markdown-it-emoji`. */
  export function full(md: MarkdownIt): void;
}
declare module 'commonmark-spec' {
  export const tests: { markdown: string; html: string; section: string; number: number }[];
}
