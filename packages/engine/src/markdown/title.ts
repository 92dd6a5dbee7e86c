import Parser, { type MarkdownIt, type StateCore, type Token } from 'markdown-it';
import { full as emoji } from 'markdown-it-emoji';
import type { PageState } from './pageState.ts';
import { textOf } from './text.ts';

let titleParser: MarkdownIt | undefined;

/**
 * Title of a page as plain text: front matter's, else `Home` for a home page, else the heading that its first line
 * is; '' when there is none. `resolve` fills in the interpolations of that heading, which come before the title is
 * known.
 */
export function inferTitle(state: StateCore, page: PageState, resolve: (tokens: Token[]) => void): string {
  const { title, home } = page.frontmatter;
  if (title !== undefined) return plainTitle(title);
  if (home) return 'Home';
  const [open, inline] = state.tokens;
  const firstLine = /^\s*/.exec(state.src)?.[0].split('\n').length ?? 1;
  const isFirst =
    open?.type === 'heading_open' && open.markup.startsWith('#') && open.map?.[0] === firstLine - 1;
  if (!isFirst || !inline?.children) return '';
  resolve(inline.children);
  return textOf(inline.children);
}

/**
 * A title as written in front matter, without Markdown marks and tags.
 *
 * @example plainTitle('Hello *big* `<div>` :tada:') // 'Hello big <div> 🎉'
 */
function plainTitle(title: string): string {
  // A parser of its own: the page's would see a document with problems, links and ids.
  titleParser ??= new Parser({ html: true }).use(emoji);
  return textOf(titleParser.parseInline(title, {})[0]?.children ?? null);
}
