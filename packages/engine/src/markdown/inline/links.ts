import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { decodePath, encodePath, INDEX_FILE, withBase } from '../../core/address.ts';
import { FRAME } from '../../core/strings.ts';
import { shorten } from '../../core/text.ts';
import type { ImageInfo } from '../compiled.ts';
import { lineOf, type PageState, pageOf, reportError } from '../pageState.ts';
import { interpolateAddress } from './interpolations.ts';

/** What an address in the text of a page means. */
interface Target {
  /** What goes into the HTML: the base in front, spelled as the page is served. */
  rendered: string;
  /** Absolute path without base, hash decoded; '' for addresses that are not of this site. */
  address: string;
}

/** What an address of another site starts with. */
export const SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const DANGEROUS = /^(?:javascript|vbscript|file|data):/i;
/** VuePress 1 takes these for links to pages; everything else is left as it is written. */
const PAGE_PATH = /(?:\/|\.md|\.html)$/;

/** Resolves, notes and checks the addresses of Markdown links. */
export function links(md: MarkdownIt): void {
  // Dangerous schemes are errors with a line here, not text as they were.
  md.validateLink = () => true;
  md.core.ruler.push('links', resolveLinks);
  md.renderer.rules.outbound_mark = () => `<span class="visually-hidden"> ${FRAME.newWindow}</span>`;
}

function resolveLinks(state: StateCore): void {
  const page = pageOf(state.env);
  for (const block of state.tokens) {
    if (block.type !== 'inline' || !block.children?.some(({ type }) => type === 'link_open')) continue;
    block.children = block.children.flatMap(markOutbound(state, page));
  }
}

function markOutbound(state: StateCore, page: PageState): (token: Token) => Token[] {
  let isOutbound = false;
  let depth = 0;
  return (token) => {
    const isLink = token.type === 'link_open' || token.type === 'link_close';
    if (!isLink) return [token];
    depth += token.nesting;
    // An address in angle brackets in the text of a link would be a link in a link; it is shown as text.
    if (depth > (token.nesting > 0 ? 1 : 0)) return [];
    if (token.nesting > 0) isOutbound = resolveLink(page, token);
    return token.nesting > 0 || !isOutbound ? [token] : [new state.Token('outbound_mark', '', 0), token];
  };
}

/** True for a link to another site. `meta.address`: path without base, or the address as written. */
function resolveLink(page: PageState, token: Token): boolean {
  const line = lineOf(page, token);
  const href = interpolateAddress(page, String(token.attrGet('href') ?? ''), line);
  if (href === '') reportError(page, line, 'a link has no address.', 'Write [text](address).', 'deadLinks');
  const { rendered, address } = href === '' ? notOurs(href) : noteLink(page, href, line);
  token.attrSet('href', rendered);
  token.meta = { ...token.meta, address: address || href };
  if (!/^https?:/.test(rendered)) return false;
  token.attrSet('target', '_blank');
  token.attrSet('rel', 'noopener noreferrer');
  token.attrSet('class', 'outbound');
  return true;
}

/** Finds out what an address means, notes it for the link check, and reports what cannot be right. */
export function noteLink(page: PageState, href: string, line: number): Target {
  const target = targetOf(page, href, line);
  if (target.address !== '') page.links.push({ href: target.address, line });
  return target;
}

/**
 * What an address means on this page. Relative paths to pages count from the source file.
 *
 * @example on `dev-guide/api/ref.md`: targetOf(page, '../d/README.md#h', 1).rendered // '/dev-guide/d/#h'
 */
function targetOf(page: PageState, href: string, line: number): Target {
  // Browsers ignore these characters inside a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this removes.
  if (DANGEROUS.test(href.replace(/[\u0000-\u0020]+/g, ''))) {
    const message = `the address "${shorten(href, 60)}" is not allowed.`;
    reportError(page, line, message, 'Links go to pages and websites.');
    return notOurs('#');
  }
  if (SCHEME.test(href)) return notOurs(href);
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(href) ?? [];
  if (path === '') return { rendered: href, address: page.address + query + decodePath(hash) };
  const isPage = query === '' && PAGE_PATH.test(path);
  const picture = isPage || query + hash !== '' ? undefined : pictureBeside(page, path);
  if (picture !== undefined) return notOurs(picture.src);
  const from = isPage ? page.source.relativePath : page.address;
  const absolute = path.startsWith('/') && !isPage ? path : resolvePath(from.replace(/[^/]*$/, ''), path);
  if (absolute === undefined) {
    const message = `the link "${href}" leads out of the documentation folder.`;
    reportError(page, line, message, 'Use fewer "../".', 'deadLinks');
    return notOurs(href);
  }
  const { base } = page.context;
  if (!isPage) return { rendered: withBase(href, base), address: absolute + query + decodePath(hash) };
  const clean = INDEX_FILE.test(absolute)
    ? absolute.replace(INDEX_FILE, '$1')
    : absolute.replace(/\.md$/, '');
  const address = encodePath(clean);
  return { rendered: withBase(address, base) + hash, address: address + decodePath(hash) };
}

/** The path of a file that a page names relative to itself or absolutely, below the folder it is found in. */
export function resolvePath(folder: string, path: string): string | undefined {
  const segments = path.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const segment of path.split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  const tail = /(?:^|\/)\.{0,2}$/.test(path) && segments.length > 0 ? '/' : '';
  return `/${segments.join('/')}${tail}`;
}

/** A picture among the pages, which is served under another name than its file has. */
function pictureBeside(page: PageState, path: string): ImageInfo | undefined {
  const file = path.startsWith('/') ? undefined : fileBeside(page, decodePath(path));
  if (file === undefined || !Object.hasOwn(page.context.images, file)) return undefined;
  page.images.add(file);
  return page.context.images[file];
}

/** Path from the site's root of a file that a page names relative to itself. */
export function fileBeside({ file }: PageState, path: string): string | undefined {
  return resolvePath(file.replace(/[^/]*$/, ''), path)?.slice(1);
}

function notOurs(rendered: string): Target {
  return { rendered, address: '' };
}
