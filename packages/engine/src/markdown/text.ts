import { decodeHTML } from 'entities';
import type { Token } from 'markdown-it';
import { htmlTags } from './html/htmlTags.ts';
import type { TokenNode } from './tokens.ts';

/** Elements at whose edges a new line starts. */
const SEPARATING = new Set(['br', 'p', 'li', 'div', 'td', 'th', 'tr', 'summary', 'dt', 'dd']);

/** Of longer code the rest is left out: a whole program is no prose, and was a tenth of the search index. */
const CODE_CHARACTERS = 240;

/** Plain text of inline tokens: no marks, no HTML, no badges; emoji as characters. */
export function textOf(tokens: readonly Token[] | null): string {
  return oneLine(inlineText(tokens ?? []));
}

/** Text of blocks as one would read it out, with captions and alternatives of figures; one line. */
export function blockText(nodes: readonly TokenNode[]): string {
  return oneLine(nodesText(nodes));
}

/** Text of some raw HTML, with the text alternatives of its images. */
export function htmlText(html: string): string {
  const source = html.replace(/<!--[\s\S]*?(?:-->|$)/g, ' ');
  let text = '';
  let done = 0;
  for (const tag of htmlTags(source)) {
    const alt = tag.name === 'img' ? tag.attributes.find(({ name }) => name === 'alt')?.value : undefined;
    text += source.slice(done, tag.start) + (SEPARATING.has(tag.name) ? '\n' : ' ') + (alt ?? '');
    done = tag.end;
  }
  return decodeHTML(text + source.slice(done))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

/** The words of a component's own: its caption and its text alternative. */
export function componentWords(token: Token): { caption: string; alt: string } {
  const props = (token.meta as { props: Record<string, unknown> }).props;
  const word = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return { caption: word(props.caption), alt: word(props.alt) };
}

/** All white space, line breaks too, as single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function inlineText(tokens: readonly Token[]): string {
  // Not recursive over elements: emphasis may be nested thousands deep.
  return tokens
    .map((token) => {
      if (token.type === 'badge') return '';
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
      if (token.type === 'html_inline')
        return SEPARATING.has(htmlTags(token.content)[0]?.name ?? '') ? ' ' : '';
      return token.type === 'image' ? inlineText(token.children ?? []) : token.content;
    })
    .join('');
}

function nodesText(nodes: readonly TokenNode[]): string {
  return nodes.map(nodeText).join(' ');
}

function nodeText({ token, children }: TokenNode): string {
  if (token.type === 'inline') return inlineText(token.children ?? []);
  if (token.type === 'html_block') return htmlText(token.content);
  const own = token.type === 'fence' ? token.content.slice(0, CODE_CHARACTERS) : token.content;
  const inside = children.length > 0 ? nodesText(children) : own;
  if (token.type !== 'component') return inside;
  const { caption, alt } = componentWords(token);
  return [caption, alt, inside].filter(Boolean).join(' ');
}
