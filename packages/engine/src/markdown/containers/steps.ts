import type { MarkdownIt } from 'markdown-it';
import { lineOf, pageOf, reportError } from '../pageState.ts';
import { containersNamed } from './containerParts.ts';

/** `::: steps` around a numbered list makes it `ol.steps`. */
export function steps(md: MarkdownIt): void {
  md.core.ruler.after('block', 'steps', (state) => {
    for (const { open, close, children } of containersNamed(state.tokens, 'steps')) {
      const [list, ...others] = children;
      if (list?.type !== 'ordered_list_open' || others.length > 0) {
        const hint = 'Put one list with numbers into it, and indent what belongs to a step.';
        const page = pageOf(state.env);
        reportError(
          page,
          lineOf(page, open),
          '"::: steps" holds something else than one numbered list.',
          hint,
        );
        continue;
      }
      list.attrJoin('class', 'steps');
      open.hidden = true;
      close.hidden = true;
    }
  });
}
