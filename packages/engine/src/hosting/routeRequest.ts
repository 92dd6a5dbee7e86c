import { decodePath, htmlFile, oldAddressKey, withBase, withoutBase } from '../core/address.ts';
import type { Address } from '../core/types.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

export type Route =
  | { type: 'file'; file: string }
  | { type: 'redirect'; location: string; permanent: boolean }
  | { type: 'missing' };

/**
 * Paths that other programs would read as another path: empty and dot segments, backslashes, encoded separators. Nothing
 * of ours is named so, and no server has to guess. In a form that JavaScript, PCRE and RE2 understand alike.
 */
export const ODD_PATH = '//|\\x5c|%5c|%2f|%00|/(?:\\.|%2e){1,2}(?:[/?]|$)';
const ODD = new RegExp(ODD_PATH, 'i');

/** What the server answers to a request target (`/path?query`): a file, one redirect to the canonical address, or nothing. */
export function routeRequest(target: string, site: SiteSnapshot): Route {
  const queryAt = target.indexOf('?');
  const pathname = queryAt < 0 ? target : target.slice(0, queryAt);
  const query = queryAt < 0 ? '' : target.slice(queryAt);
  const { base } = site;
  if (ODD.test(pathname)) return { type: 'missing' };
  if (pathname === '/' && base !== '/') return { type: 'redirect', location: base + query, permanent: false };
  if (`${pathname}/` === base) return { type: 'redirect', location: base + query, permanent: true };
  const inside = withoutBase(pathname, base);
  if (inside === undefined) return { type: 'missing' };
  const path = decodePath(inside);
  const page = site.pages.get(path.toLowerCase());
  if (page !== undefined && decodePath(page) === path) return { type: 'file', file: htmlFile(page) };
  if (isServedAsIs(path, site)) return { type: 'file', file: path.slice(1) };
  const spelling = pageOfSpelling(path, site);
  if (spelling !== undefined) return redirect(spelling + query, base);
  return oldAddress(path, query, site) ?? { type: 'missing' };
}

/** Pages answer at their canonical address only, and the not-found page nowhere. */
function isServedAsIs(path: string, site: SiteSnapshot): boolean {
  return !path.endsWith('.html') && site.files.has(path.slice(1));
}

/** The page meant by `/x.html`, `/x/`, `/x/index.html`, `/x` for a folder, or any of them in other letter case. */
function pageOfSpelling(path: string, site: SiteSnapshot): Address | undefined {
  const bare = bareSpelling(path.toLowerCase());
  return site.pages.get(bare) ?? site.pages.get(`${bare}/`);
}

function bareSpelling(path: string): string {
  return path
    .replace(/\/index(?:\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
}

/** Entries with a query are matched when the request holds all of their parameters; that query is then spent. */
function oldAddress(path: string, query: string, site: SiteSnapshot): Route | undefined {
  const { redirects, base } = site;
  const key = oldAddressKey(encodeURI(path));
  const asked = new Set(query.slice(1).toLowerCase().split('&'));
  for (const [from, to] of query === '' ? [] : redirects) {
    const [fromPath, fromQuery] = from.split('?');
    if (fromPath !== key || fromQuery === undefined) continue;
    if (fromQuery.split('&').every((parameter) => asked.has(parameter))) return redirect(to, base);
  }
  const bare = bareSpelling(key);
  const to = [key, bare, `${bare}.html`]
    .map((spelling) => redirects.get(spelling))
    .find((found) => found !== undefined);
  return to === undefined ? undefined : redirect(to + query, base);
}

function redirect(path: string, base: string): Route {
  return { type: 'redirect', location: withBase(path, base), permanent: true };
}
