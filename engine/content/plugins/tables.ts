import type { MarkdownIt } from 'markdown-it';

const ALIGNMENT = /^text-align:(left|right|center)$/;

/** Tables scroll on their own in a box that the keyboard reaches; alignment is a class, not a style. */
export function tables(md: MarkdownIt): void {
  md.renderer.rules.table_open = () =>
    '<div class="table-wrap" tabindex="0" role="region" aria-label="Table"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
  md.core.ruler.after('block', 'table_alignment', (state) => {
    for (const token of state.tokens) {
      if (token.type !== 'th_open' && token.type !== 'td_open') continue;
      const alignment = ALIGNMENT.exec(String(token.attrGet('style') ?? ''))?.[1];
      token.attrs = alignment === undefined ? null : [['class', `align-${alignment}`]];
    }
  });
}
