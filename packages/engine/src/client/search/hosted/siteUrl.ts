import { withoutBase } from '../../../core/address.ts';

/**
 * Where a hit leads within the site that is being read, without base; undefined when it leads anywhere else. `here`: URL of
 * the page; `canonical`: where the public finds that page, since the records may have been made there.
 *
 * @example siteUrl('https://docs.example.org/a#b', '/', 'http://localhost/', 'https://docs.example.org/') // { address: '/a', hash: '#b' }
 */
export function siteUrl(
  url: string,
  base: string,
  here: string,
  canonical: string,
): { address: string; hash: string } | undefined {
  if (!URL.canParse(url, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, here);
  const own = [new URL(here).origin, new URL(canonical, here).origin];
  // Two slashes at the beginning of a link name a host.
  if (!own.includes(origin) || pathname.startsWith('//')) return undefined;
  const path = withoutBase(pathname, base);
  return path === undefined ? undefined : { address: path + search, hash };
}
