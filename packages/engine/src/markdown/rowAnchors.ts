import type { MarkdownIt } from 'markdown-it';
import { rowSlugOf, slugOf } from '../core/slug.ts';
import { lineOf, pageOf } from './pageState.ts';
import { textOf } from './text.ts';

/** A longer first cell is a sentence, not a name. */
const MAX_NAME_CHARACTERS = 60;

/** Rows of tables get an id from their first cell, after the heading above: search leads to the row itself. */
export function rowAnchors(md: MarkdownIt): void {
  md.core.ruler.push('row-anchors', ({ tokens, env }) => {
    const page = pageOf(env);
    const taken = new Set(page.ids.map(({ id }) => id));
    let above = '';
    tokens.forEach((token, index) => {
      if (token.type === 'heading_open') above = String(token.attrGet('id') ?? '');
      if (token.type !== 'tr_open' || tokens[index + 1]?.type !== 'td_open') return;
      const name = textOf(tokens[index + 2]?.children ?? []);
      const slug = rowSlugOf(above, name);
      if (slugOf(name) === '' || name.length > MAX_NAME_CHARACTERS || taken.has(slug)) return;
      taken.add(slug);
      token.attrSet('id', slug);
      page.ids.push({ id: slug, line: lineOf(page, token) });
    });
  });
}
