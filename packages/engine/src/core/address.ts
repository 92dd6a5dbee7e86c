import type { Address } from './types.ts';

/** Folder of the pages, below the site's root. */
export const DOCS_DIR = 'docs';

/** The file of a folder's own page. */
export const INDEX_FILE = /(^|\/)(?:readme|index)\.md$/i;

/**
 * The address of a Markdown file, given its path below the docs folder.
 *
 * @example
 * addressOf('user-guide/README.md') // '/user-guide/'
 * addressOf('a/b c.md')             // '/a/b%20c'
 */
export function addressOf(relativePath: string): Address {
  const path = INDEX_FILE.test(relativePath)
    ? relativePath.replace(INDEX_FILE, '$1')
    : relativePath.replace(/\.md$/i, '');
  return encodeURI(`/${path}`) as Address;
}

/** Path and hash of an internal link, without query, base or spelling variants. */
export interface Canonical {
  address: Address;
  /** '' or '#…', as written. */
  hash: string;
}

/**
 * Reduces the spellings of one address (`/x`, `/x.html`, `/x/index.html`) to one; whether `/x` or `/x/` exists
 * only the list of pages knows, so a trailing slash is kept: see `resolveAddress`.
 *
 * @example canonical('/user-guide/project.html#roles') // { address: '/user-guide/project', hash: '#roles' }
 */
export function canonical(href: string): Canonical {
  const hashAt = href.indexOf('#');
  const hash = hashAt < 0 ? '' : href.slice(hashAt);
  const path = (hashAt < 0 ? href : href.slice(0, hashAt)).replace(/\?.*$/, '');
  const clean = path.replace(/(^|\/)index(?:\.html)?$/i, '$1').replace(/\.html$/i, '');
  return { address: (clean === '' ? '/' : clean) as Address, hash };
}

/** The page that a path means, in any of its spellings, letter case ignored last; undefined for an unknown path. */
export function resolveAddress(path: string, known: { has(address: string): boolean }): Address | undefined {
  const { address } = canonical(path);
  const bare = address.length > 1 ? address.replace(/\/+$/, '') : address;
  const spellings = [address, bare, `${bare}/`, bare.toLowerCase(), `${bare.toLowerCase()}/`];
  return spellings.find((spelling) => known.has(spelling)) as Address | undefined;
}

/**
 * Output file of a page: the canonical address never ends in `.html`, its file always does.
 *
 * @example htmlFile('/user-guide/') // 'user-guide/index.html'
 */
export function htmlFile(address: Address): string {
  const path = decodeURI(address).slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** @example markdownFile('/user-guide/') // 'user-guide/index.md' */
export function markdownFile(address: Address): string {
  return htmlFile(address).replace(/\.html$/, '.md');
}

/** @example chunkFile('/user-guide/role', 'Ab12Cd34') // 'assets/js/user-guide.role.Ab12Cd34.js' */
export function chunkFile(address: Address, hash: string): string {
  const name =
    address
      .slice(1)
      .replace(/\/$/, '')
      .replace(/[^\w-]+/g, '.') || 'index';
  return `assets/js/${name}.${hash}.js`;
}

/**
 * File that holds a guide's sidebar and chunk names: `root` is the guide of `/`, `site` what is in no guide.
 *
 * @example guideFile('/user-guide/') // 'guides/user-guide.json'
 */
export function guideFile(key: string): string {
  const name = key.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '.');
  return `guides/${name || (key ? 'root' : 'site')}.json`;
}

/** Key of the guide an address belongs to: the longest prefix, '' when there is none. `keys`: longest first. */
export function guideOf(address: string, keys: readonly string[]): string {
  return keys.find((key) => address.startsWith(key)) ?? '';
}

/** The site as one archive for reading without a network; below the output folder. */
export const KIT_FILE = 'documentation.zip';

/** Where the development server tells open pages of changes; below the base. */
export const DEV_EVENTS = '@changes';

/** A path that a site can live at: `/`, or folders between slashes, none of which leads up. */
export const BASE = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

/** What another spelling of an address may end with. */
export const SPELLING_END = /(?:\/index)?(?:\.html)?\/?$/i;

/** A root path with the site's base in front. `base` starts and ends with `/`. */
export function withBase(path: string, base: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? base + path.slice(1) : path;
}

/** The part of a URL path after the base, or undefined when the path lies outside the site. */
export function withoutBase(path: string, base: string): string | undefined {
  if (`${path}/` === base) return '/';
  return path.startsWith(base) ? `/${path.slice(base.length)}` : undefined;
}

/**
 * The form in which old addresses are compared: decoded, lower case, without the ends that make another spelling of the
 * same address, query kept.
 *
 * @example
 * oldAddressKey('/Pages/View%20page/?pageId=12') // '/pages/view page?pageid=12'
 * oldAddressKey('/guide/index.html')             // '/guide'
 */
export function oldAddressKey(path: string): string {
  const queryAt = path.indexOf('?');
  const pathname = queryAt < 0 ? path : path.slice(0, queryAt);
  const query = queryAt < 0 ? '' : path.slice(queryAt);
  const bare = decodePath(pathname).replace(SPELLING_END, '');
  return `${bare || '/'}${query}`.toLowerCase();
}

/** A path or another part of an address with its percent-encoding undone, or as it stands when that is malformed. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path with its percent-encoding as `addressOf` makes it, however it was written. */
export function encodePath(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}

/**
 * Where the public finds a path of this site: a full URL when the configuration says where the documentation lives
 * (`urls.docUrl`), else the path with base.
 *
 * @example publicUrl('/a', { base: '/docs/', urls: { docUrl: 'https://example.org/docs/' } }) // 'https://example.org/docs/a'
 */
export function publicUrl(path: string, site: { base: string; urls: { docUrl: string } }): string {
  const [origin = ''] = /^https?:\/\/[^/?#]+/.exec(site.urls.docUrl) ?? [];
  return origin + withBase(path, site.base);
}
