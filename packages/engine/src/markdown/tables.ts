import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { rowSlugOf, slugOf } from '../core/slug.ts';
import { TEXT } from '../core/strings.ts';
import { lineOf, pageOf } from './pageState.ts';
import { textOf } from './text.ts';
import { tokenAt } from './tokens.ts';

const ALIGNMENT = /^text-align:(left|right|center)$/;
const MAX_LABEL_CHARACTERS = 80;
/** A longer first cell is a sentence, not a name. */
const MAX_NAME_CHARACTERS = 60;

/** From so many columns on, a narrow screen shows a table line by line; the style sheet has the same number. */
const MANY_COLUMNS = 3;

/** Where code in a cell may break: after a mark that is not close to another place, nor to the end. */
const BREAK = /.{12,}?[/._:}=,-](?=.{4})/g;

/** Tables scroll on their own in a box, named for where it does; alignment is a class, not a style. */
export function tables(md: MarkdownIt): void {
  md.core.ruler.after('lines', 'tables', describeTables);
  md.renderer.rules.table_open = (tokens, index) => {
    const label = md.utils.escapeHtml(tokenAt(tokens, index).info);
    return `<div class="table-wrap" data-label="${label}"><table>\n`;
  };
  md.renderer.rules.table_close = () => '</table></div>\n';
  md.renderer.rules.code_inline = (tokens, index) => {
    const { content, meta } = tokenAt(tokens, index);
    const parts = meta?.breaks ? (content.match(BREAK) ?? []) : [];
    const rest = content.slice(parts.join('').length);
    return `<code>${[...parts, rest].map(md.utils.escapeHtml).join('<wbr>')}</code>`;
  };
}

/**
 * The box is called by the column heads, with a number where two tables of a page have the same. Each cell of a table of
 * many columns carries the head of its column; the first one is the title of its line. Long code in cells may break, or
 * it would leave no room for words.
 */
function describeTables({ tokens }: StateCore): void {
  const uses = new Map<string, number>();
  let heads: string[] = [];
  let column = 0;
  tokens.forEach((token, index) => {
    if (token.type === 'table_open') {
      heads = columnHeads(tokens, index);
      const label = TEXT.table(heads.filter(Boolean).join(', ')).slice(0, MAX_LABEL_CHARACTERS);
      const use = (uses.get(label) ?? 0) + 1;
      uses.set(label, use);
      token.info = use === 1 ? label : `${label} (${use})`;
    } else if (token.type === 'tr_open') column = 0;
    else if (token.type === 'td_open' || token.type === 'th_open') {
      const alignment = ALIGNMENT.exec(String(token.attrGet('style') ?? ''))?.[1];
      token.attrs = alignment === undefined ? null : [['class', `align-${alignment}`]];
      if (token.type === 'th_open') return;
      const head = column > 0 && heads.length >= MANY_COLUMNS ? heads[column] : '';
      if (head) token.attrSet('data-head', head);
      column += 1;
      for (const child of tokens[index + 1]?.children ?? [])
        if (child.type === 'code_inline') child.meta = { breaks: true };
    }
  });
}

function columnHeads(tokens: Token[], tableIndex: number): string[] {
  const heads: string[] = [];
  for (let index = tableIndex; index < tokens.length && tokens[index]?.type !== 'thead_close'; index++) {
    if (tokens[index]?.type === 'th_open') heads.push(textOf(tokens[index + 1]?.children ?? []));
  }
  return heads;
}

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
