import type { Token } from 'markdown-it';
import { withBase } from '../core/address.ts';
import { markdownTable } from '../core/text.ts';
import type { ImageInfo } from './compiled.ts';
import type { PageState } from './pageState.ts';
import { blockText, componentWords, htmlText, oneLine, textOf } from './text.ts';
import { type TokenNode, tokenTree } from './tokens.ts';

/** How each kind of block is written. Other blocks are written as their content. */
const WRITERS: Record<string, Writer> = {
  inline: ({ token }, page) => inlineMarkdown(token.children ?? [], page),
  heading_open: (node, page) => `${'#'.repeat(Number(node.token.tag.slice(1)))} ${line(node, page)}`,
  paragraph_open: ({ children }, page) => escapeLineStarts(writeBlocks(children, page)),
  blockquote_open: ({ children }, page) => quoted(writeBlocks(children, page)),
  bullet_list_open: writeList,
  ordered_list_open: writeList,
  footnote_block_open: writeList,
  fence: ({ token }) => fenced(token.content, String(token.meta?.language ?? '')),
  code_block: ({ token }) => fenced(token.content, ''),
  hr: () => '---',
  html_block: ({ token }) => htmlText(token.content),
  table_open: writeTable,
  component: writeComponent,
  figure_open: writeFigure,
  alert_open: writeBox,
  container_tip_open: writeBox,
  container_warning_open: writeBox,
  container_danger_open: writeBox,
  container_details_open: writeBox,
  dt_open: (node, page) => `**${line(node, page)}**`,
  dd_open: ({ children }, page) => indented(writeBlocks(children, page), ': ', '  '),
  math_block: ({ token }) => `$$\n${token.content.trim()}\n$$`,
};

/** Characters that would start something in text, where they would. */
const SPECIAL = /[\\`*]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[A-Za-z/!?])|\[(?=[^[\]]*\][([])/gu;

type Writer = (node: TokenNode, page: PageState) => string;

/** A page as Markdown for machines: imports and interpolations done, boxes as quotes, components as their words. */
export function toMarkdown(page: PageState, nodes: readonly TokenNode[]): string {
  const hasTitle = nodes.some(({ token }) => token.type === 'heading_open' && token.tag === 'h1');
  const title = hasTitle || page.title === '' ? '' : `# ${page.title}\n\n`;
  return `${title}${writeBlocks(nodes, page)}\n`;
}

function writeBlocks(nodes: readonly TokenNode[], page: PageState, separator = '\n\n'): string {
  return nodes
    .map((node) => WRITERS[node.token.type]?.(node, page) ?? writeBlocks(node.children, page))
    .filter(Boolean)
    .join(separator);
}

function line({ children }: TokenNode, page: PageState): string {
  return oneLine(writeBlocks(children, page));
}

function writeList({ token, children }: TokenNode, page: PageState): string {
  const isOrdered = token.tag === 'ol';
  const first = Number(token.attrGet('start') ?? 1);
  const isTight = children.every((item) => item.children.every((block) => !isLooseParagraph(block)));
  const items = children.map((item, index) => {
    const label =
      token.type === 'footnote_block_open' ? `[^${index + 1}]: ` : isOrdered ? `${first + index}. ` : '- ';
    const body = writeBlocks(item.children, page, isTight ? '\n' : '\n\n');
    return indented(body, label, ' '.repeat(isOrdered || label === '- ' ? label.length : 4));
  });
  return items.join(isTight ? '\n' : '\n\n');
}

function isLooseParagraph({ token }: TokenNode): boolean {
  return token.type === 'paragraph_open' && !token.hidden;
}

function writeBox({ children }: TokenNode, page: PageState): string {
  const [title, ...rest] = children;
  const hasTitle = title?.token.type === 'container_title_open';
  const body = writeBlocks(hasTitle ? rest : children, page);
  return quoted(hasTitle ? `**${blockText([title])}**\n\n${body}` : body);
}

function writeComponent({ token, children }: TokenNode, page: PageState): string {
  const { caption, alt } = componentWords(token);
  const figure = [caption && `*Figure: ${caption}*`, alt].filter(Boolean).join(' ');
  const { name, props, slots } = token.meta as {
    name: string;
    props: { labels?: string[] };
    slots: Token[][];
  };
  if (name !== 'Tabs') return [figure, writeBlocks(children, page)].filter(Boolean).join('\n\n');
  const tabs = slots.map(
    (slot, index) => `**${props.labels?.[index]}**\n\n${writeBlocks(tokenTree(slot), page)}`,
  );
  return tabs.join('\n\n');
}

function writeFigure({ children }: TokenNode): string {
  const [picture, caption] = children;
  return `*Figure: ${caption ? blockText([caption]) : ''}* ${picture ? blockText([picture]) : ''}`.trim();
}

function writeTable({ children }: TokenNode, page: PageState): string {
  const rows = children
    .flatMap((part) => part.children)
    .map((row) => row.children.map((cell) => cellLine(cell, page)));
  return markdownTable(rows[0] ?? [], rows.slice(1));
}

/** The text of a cell, whose breaks stay breaks: in the one line of a row only HTML can say them. */
function cellLine({ children }: TokenNode, page: PageState): string {
  return oneLine(writeBlocks(children, page).replaceAll('\\\n', '<br>'));
}

function fenced(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language}\n${code}${code === '' || code.endsWith('\n') ? '' : '\n'}${fence}`;
}

function quoted(text: string): string {
  return text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}

function indented(text: string, first: string, others: string): string {
  return first + text.replace(/\n(?=[^\n])/g, `\n${others}`);
}

/** Escapes what would make a heading, list or quote of a line of text. */
function escapeLineStarts(text: string): string {
  return text
    .replace(/^(\s*)(#{1,6}\s|[-+]\s|>|~~~)/gm, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)]\s)/gm, '$1\\$2');
}

/** Address of a link or image with base; of an image, the file that is served. */
function absolute(page: PageState, token: Token): string {
  const { address, info } = (token.meta ?? {}) as { address?: string; info?: ImageInfo };
  if (token.type === 'image') return info?.src ?? String(token.attrGet('src') ?? '');
  const written = String(token.attrGet('href') ?? '');
  if (!address?.startsWith('/') || written.startsWith('/')) return written;
  // The path is encoded already, the hash is not.
  const [path = '', hash] = address.split('#', 2);
  return withBase(path, page.context.base) + (hash === undefined ? '' : `#${encodeURI(hash)}`);
}

function inlineMarkdown(tokens: readonly Token[], page: PageState): string {
  let result = '';
  const links: (Token | undefined)[] = [];
  for (const token of tokens) {
    if (token.type === 'link_open') {
      links.push(token);
      result += token.info === 'auto' ? '<' : '[';
    } else if (token.type === 'link_close') {
      const open = links.pop();
      result += open ? closeLink(open, page) : '';
    } else if (links.at(-1)?.info === 'auto' && token.type === 'text') result += token.content;
    else result += writeToken(token, page);
  }
  return result;
}

function closeLink(open: Token, page: PageState): string {
  if (open.info === 'auto') return '>';
  const title = open.attrGet('title');
  return `](${destination(page, open)}${title ? ` "${String(title).replaceAll('"', '\\"')}"` : ''})`;
}

function writeToken(token: Token, page: PageState): string {
  switch (token.type) {
    case 'text':
      return token.content.replace(SPECIAL, '\\$&');
    case 'code_inline':
      return codeSpan(token.content);
    case 'softbreak':
      return '\n';
    case 'hardbreak':
      return '\\\n';
    case 'html_inline':
      return /^<br\b/i.test(token.content) ? '\\\n' : '';
    case 'image':
      return `![${textOf(token.children)}](${destination(page, token)})`;
    case 'badge':
      return `(${token.content})`;
    case 'footnote_ref':
      return `[^${(token.meta as { id: number }).id + 1}]`;
    case 'task_box':
      return token.info === 'done' ? '[x] ' : '[ ] ';
    case 'math_inline':
      return `$${token.content}$`;
    default:
      return /^(?:strong|em|s)_/.test(token.type) ? token.markup : token.content;
  }
}

/** Code with one more backtick around it than the longest run inside. */
function codeSpan(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1);
  const pad = /^`|`$/.test(code) ? ' ' : '';
  return fence + pad + code + pad + fence;
}

function longestRun(text: string): number {
  const runs = text.match(/`+/g) ?? [];
  return runs.reduce((longest, run) => Math.max(longest, run.length), 0);
}

function destination(page: PageState, token: Token): string {
  const address = absolute(page, token);
  return /[\s()<>]/.test(address) ? `<${address}>` : address;
}
