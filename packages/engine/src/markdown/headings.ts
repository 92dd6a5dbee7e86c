import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { slugOf } from '../core/slug.ts';
import { lineOf, pageOf, reportError } from './pageState.ts';
import { textOf } from './text.ts';
import { makeToken, metaOf, tokenAt } from './tokens.ts';

/** Gives every heading its id and the link to itself, and lists the headings of the page. */
export function headings(md: MarkdownIt): void {
  md.core.ruler.push('headings', nameHeadings);
  md.renderer.rules.heading_anchor = (tokens, index) => {
    const slug = md.utils.escapeHtml(metaOf<{ slug: string }>(tokenAt(tokens, index)).slug);
    // Labelled by its heading: text of its own would become part of every heading's name in a screen reader.
    return `<a class="header-anchor" href="#${slug}" aria-labelledby="${slug}"><span aria-hidden="true">#</span></a> `;
  };
}

function nameHeadings(state: StateCore): void {
  const page = pageOf(state.env);
  const used = new Set<string>();
  state.tokens.forEach((open, index) => {
    if (open.type !== 'heading_open') return;
    const inline = state.tokens[index + 1];
    const line = lineOf(page, open);
    const title = textOf(inline?.children ?? []);
    const bare = slugOf(sluggedText(inline?.children ?? []));
    if (bare === '') {
      const message = `the heading "${title}" has no text to make an address from.`;
      reportError(page, line, message, 'Add a word to it.');
      return;
    }
    let slug = bare;
    for (let number = 2; used.has(slug); number++) slug = `${bare}-${number}`;
    used.add(slug);
    open.attrSet('id', slug);
    page.ids.push({ id: slug, line });
    page.headings.push({ level: Number(open.tag.slice(1)), slug, title, line });
    inline?.children?.unshift(makeToken(state, 'heading_anchor', '', 0, { meta: { slug } }));
  });
}

/** VuePress 1 looks at text and code only, and at interpolations as they are written. */
function sluggedText(children: Token[]): string {
  return children
    .map(({ type, content, markup }) => {
      if (type === 'interpolation') return markup;
      return type === 'text' || type === 'code_inline' ? content : '';
    })
    .join('');
}
