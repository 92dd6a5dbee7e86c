import { canonical } from './address.ts';
import type { NavItem } from './types.ts';

/** The link of the menus whose path is the longest prefix of an address. The site's root stands for itself only. */
export function currentLink(items: readonly NavItem[]): (address: string) => string | undefined {
  const links = allLinks(items)
    .filter((link) => link.startsWith('/'))
    .map((link) => ({ link, path: canonical(link).address }))
    .sort((a, b) => b.link.length - a.link.length);
  return (address) => links.find(({ path }) => isWithin(address, path))?.link;
}

/** True when every link of a menu lies in the folder: a guide's menu is current on all of its pages. */
export function coversFolder(links: readonly string[], folder: string): boolean {
  return folder.length > 1 && links.length > 0 && links.every((link) => link.startsWith(folder));
}

/** Where the links of menus lead, those of menus inside menus too. */
export function allLinks(items: readonly NavItem[]): string[] {
  return items.flatMap((item) => (item.type === 'link' ? [item.to] : allLinks(item.items)));
}

function isWithin(address: string, path: string): boolean {
  return address === path || (path.length > 1 && address.startsWith(path.endsWith('/') ? path : `${path}/`));
}
