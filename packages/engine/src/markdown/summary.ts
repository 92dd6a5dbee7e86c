import type { PageState } from './pageState.ts';
import { blockText } from './text.ts';
import type { TokenNode } from './tokenTree.ts';

const DESCRIPTION_CHARACTERS = 160;
const WORDS_PER_MINUTE = 200;
const CODE = new Set(['fence', 'code_block']);

/** Description of a page: front matter's, else its first paragraph, else the site's. */
export function descriptionOf(page: PageState, nodes: readonly TokenNode[]): string {
  if (page.frontmatter.description) return page.frontmatter.description;
  return cutAtWord(firstParagraph(nodes), DESCRIPTION_CHARACTERS) || page.context.siteDescription;
}

/** Reading time in whole minutes, at least one. Code is looked at, not read. */
export function minutesOf(nodes: readonly TokenNode[]): number {
  const text = blockText(nodes.filter(({ token }) => !CODE.has(token.type)));
  const words = text === '' ? 0 : text.split(' ').length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

function firstParagraph(nodes: readonly TokenNode[]): string {
  for (const node of nodes) {
    const text = node.token.type === 'paragraph_open' ? blockText([node]) : '';
    if (text !== '') return text;
  }
  return '';
}

/** Cuts at a word, with an ellipsis. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, end > 0 ? end : length - 1).replace(/[\s,;:.–—-]+$/, '')}…`;
}
