import { decodePath, htmlFile, withBase } from '../core/address.ts';
import { routeRequest } from './routeRequest.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** How a site's addresses are answered, as plain data that any server can be told. Paths have the base in front. */
export interface RouteTable {
  base: string;
  pages: RoutedPage[];
  /** Decoded path in lower case -> encoded address, for every path that is not a page's own but means one. */
  spellings: Map<string, string>;
  queries: RoutedQuery[];
  /** See `Manifest`. */
  searchHost: string | undefined;
}

export interface RoutedPage {
  /** Decoded. */
  path: string;
  /** As it stands in a link. */
  address: string;
  /** Decoded path below the output folder. */
  file: string;
}

/** An old address that only a query string tells from others. */
export interface RoutedQuery {
  /** Decoded path in lower case, without a slash at the end. */
  path: string;
  /** All of these must be asked for, in any order. */
  parameters: string[];
  address: string;
}

/** What our own server answers to every spelling that means a page, so that other servers can be told the same. */
export function routeTable(site: SiteSnapshot): RouteTable {
  const { base, searchHost } = site;
  const pages = [...site.pages.values()]
    .map((page) => ({
      path: withBase(decodePath(page), base),
      address: withBase(page, base),
      file: htmlFile(page),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const plain = [...site.redirects.keys()].filter((key) => !key.includes('?'));
  const candidates = [...site.pages.keys(), ...plain, ...plain.map((key) => key.replace(/\.html$/, ''))];
  const own = new Set(pages.map(({ path }) => path));
  const spellings = new Map<string, string>();
  for (const path of new Set(candidates.flatMap(spellingsOf))) {
    const asked = withBase(path, base);
    const route = routeRequest(encodePath(asked), site);
    if (route.type === 'redirect') spellings.set(asked, route.location);
    // A page whose name has capitals: its small spelling is another one.
    else if (route.type === 'file' && !own.has(asked)) spellings.set(asked, encodePath(asked));
  }
  return { base, pages, spellings, queries: queriesOf(site), searchHost };
}

function queriesOf({ redirects, base }: SiteSnapshot): RoutedQuery[] {
  return [...redirects].flatMap(([key, address]) => {
    const [path = '', query] = key.split('?');
    if (query === undefined) return [];
    return [{ path: withBase(path, base), parameters: query.split('&'), address: withBase(address, base) }];
  });
}

function spellingsOf(path: string): string[] {
  const bare = path.replace(/\/+$/, '');
  return [bare || '/', `${bare}/`, `${bare}.html`, `${bare}/index`, `${bare}/index.html`];
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
