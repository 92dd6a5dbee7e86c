// Plugins that bring no types.
declare module 'markdown-it-abbr' {
  import type { MarkdownIt } from 'markdown-it';
  export default function abbreviations(md: MarkdownIt): void;
}
declare module 'markdown-it-deflist' {
  import type { MarkdownIt } from 'markdown-it';
  export default function deflist(md: MarkdownIt): void;
}
declare module 'markdown-it-emoji' {
  import type { MarkdownIt } from 'markdown-it';
  export function full(md: MarkdownIt): void;
}
declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';
  export default function footnotes(md: MarkdownIt): void;
}
declare module 'commonmark-spec' {
  export const tests: { markdown: string; html: string; section: string; number: number }[];
}
