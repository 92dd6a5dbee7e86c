import { lookup } from 'mrmime';
import { decodePath, oldAddressKey, SPELLING_END, withBase, withoutBase } from '../core/address.ts';
import type { Address } from '../core/types.ts';

export type Route =
  | { type: 'file'; file: string }
  | { type: 'redirect'; location: string; status: 301 | 302 }
  | { type: 'missing' };

/** What is known of a site when a request comes in. */
export interface RoutedSite {
  base: string;
  /** See `Manifest`. */
  redirects: Readonly<Record<string, Address>>;
  /** Whether the output has a file, given its path. */
  hasFile(path: string): boolean;
}

/** Paths that programs read differently: empty and dot segments, backslashes, encoded separators. */
const AMBIGUOUS = /\/\/|\\|%5c|%2f|%00|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** What both servers answer to a target (`/path?query`), by the rules of `deploy/nginx.conf` and `deploy/Caddyfile`. */
export function routeRequest(target: string, { base, redirects, hasFile }: RoutedSite): Route {
  const queryAt = target.indexOf('?');
  const pathname = queryAt < 0 ? target : target.slice(0, queryAt);
  const query = queryAt < 0 ? '' : target.slice(queryAt);
  const redirect = (path: string): Route => ({
    type: 'redirect',
    location: withBase(path, base) + query,
    status: 301,
  });
  if (AMBIGUOUS.test(pathname)) return { type: 'missing' };
  if (pathname === '/' && base !== '/') return { type: 'redirect', location: base + query, status: 302 };
  const inside = withoutBase(pathname, base);
  if (inside === undefined) return { type: 'missing' };
  const old = redirects[oldAddressKey(inside + query)] ?? redirects[oldAddressKey(inside)];
  if (old !== undefined) return redirect(old);
  const path = decodePath(inside);
  const own = path.endsWith('/')
    ? [`${path}index.html`]
    : path.endsWith('.html')
      ? []
      : [path, `${path}.html`];
  const isThere = (file: string) => file !== '/404.html' && hasFile(file.slice(1));
  const file = `${pathname}/` === base ? undefined : own.find(isThere);
  if (file !== undefined) return { type: 'file', file: file.slice(1) };
  const bare = inside.replace(SPELLING_END, '');
  if (isThere(`${decodePath(bare)}.html`)) return redirect(bare);
  return isThere(`${decodePath(bare)}/index.html`) ? redirect(`${bare}/`) : { type: 'missing' };
}

/** Samples are shown in the browser, not saved. */
const SHOWN_AS_TEXT = /\.(?:py|java|sh)$/i;
const TEXT = /^text\/|json$|xml$|javascript$/;

/** @example mimeType('a.md') // 'text/markdown; charset=utf-8' */
export function mimeType(path: string): string {
  const type = SHOWN_AS_TEXT.test(path) ? 'text/plain' : (lookup(path) ?? 'application/octet-stream');
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
