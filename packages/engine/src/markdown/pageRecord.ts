import { createHash } from 'node:crypto';
import Parser, { type MarkdownIt, type StateCore, type Token } from 'markdown-it';
import { full as emoji } from 'markdown-it-emoji';
import { addressOf } from '../core/address.ts';
import { cutAtWord } from '../core/text.ts';
import type { Heading } from '../core/types.ts';
import type { PageRecord } from '../markdown/compiled.ts';
import type { PageState } from './pageState.ts';
import { blockText, textOf } from './text.ts';
import type { TokenNode } from './tokens.ts';

let titleParser: MarkdownIt | undefined;

const DESCRIPTION_CHARACTERS = 160;
const WORDS_PER_MINUTE = 200;

function pageRecord({ source, title, frontmatter, address, headings }: PageState): PageRecord {
  const { relativePath } = source;
  return {
    title,
    frontmatter,
    regularPath: addressOf(relativePath).replace(/[^/]$/, '$&.html'),
    relativePath,
    key: `v-${createHash('sha256').update(relativePath).digest('hex').slice(0, 8)}`,
    path: address,
    headers: headersOf(headings),
  };
}

/** Levels 2 and 3; a heading of level 3 before any of level 2 has nothing to hang under. */
function headersOf(headings: PageState['headings']): Heading[] {
  const first = headings.findIndex(({ level }) => level === 2);
  return headings.flatMap(({ level, title, slug }, index) => {
    const isListed = level === 2 || (level === 3 && first >= 0 && index > first);
    return isListed ? [{ level: level === 2 ? 2 : 3, title, slug } satisfies Heading] : [];
  });
}

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

/** @example plainTitle('Hello *big* `<div>` :tada:') // 'Hello big <div> 🎉' */
function plainTitle(title: string): string {
  // A parser of its own: the page's would see a document with problems, links and ids.
  titleParser ??= new Parser({ html: true }).use(emoji);
  return textOf(titleParser.parseInline(title, {})[0]?.children ?? null);
}

/** What the steps have found out about a page. */
export function pageResult(page: PageState) {
  return {
    record: pageRecord(page),
    components: page.components,
    ids: page.ids.map(({ id }) => id),
    links: page.links,
    proofs: page.proofs,
    dependencies: [...page.dependencies],
    images: [...page.images],
    problems: page.problems,
  };
}

/** Description of a page: front matter's, else its first paragraph; '' without either. */
export function descriptionOf(page: PageState, nodes: readonly TokenNode[]): string {
  return page.frontmatter.description || summaryOf(firstParagraph(nodes));
}

/** The beginning of a text, as long as a description may be. */
export function summaryOf(text: string): string {
  return cutAtWord(text, DESCRIPTION_CHARACTERS);
}

/** Reading time of words in whole minutes, at least one. */
export function minutesOf(text: string): number {
  const words = text === '' ? 0 : text.split(' ').length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

function firstParagraph(nodes: readonly TokenNode[]): string {
  const paragraphs = nodes.filter(({ token }) => token.type === 'paragraph_open');
  const first = paragraphs.find((node) => blockText([node]) !== '');
  return first === undefined ? '' : blockText([first]);
}
