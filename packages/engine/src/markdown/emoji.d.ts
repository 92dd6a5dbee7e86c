declare module 'markdown-it-emoji' {
  import type { MarkdownIt } from 'markdown-it';
  export function full(md: MarkdownIt): void;
}
