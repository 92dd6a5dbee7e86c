import type { LoadedConfig } from '../config/loadConfig.ts';
import type { NavEntry } from '../config/siteSchema.ts';
import { resolveAddress } from '../core/address.ts';
import type { NavItem, Problem, SidebarItem } from '../core/types.ts';
import { type ResolvedSidebar, suggestPage } from './sidebar.ts';

/** Makes the menus of the bar. An entry that names no page, or no sidebar, is an error. */
export function resolveMenus(
  { file, nav, site }: Pick<LoadedConfig, 'file' | 'nav' | 'site'>,
  sidebars: readonly ResolvedSidebar[],
  titles: ReadonlyMap<string, string>,
): { menus: NavItem[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const missing = (message: string, hint: string | undefined): NavItem[] => {
    problems.push({ severity: 'error', file, line: undefined, message, hint, check: 'deadLinks' });
    return [];
  };
  const resolve = (entry: NavEntry): NavItem[] => {
    if (typeof entry === 'string') {
      const to = resolveAddress(entry, titles);
      if (to !== undefined) return [{ type: 'link', text: titles.get(to) ?? to, to }];
      return missing(`"${entry}" in the navigation is no page.`, suggestPage(entry, titles.keys()));
    }
    if ('guide' in entry) {
      const sidebar = sidebars.find(({ key }) => key === entry.guide);
      const guide = site.guides.find(({ key }) => key === entry.guide);
      if (sidebar && guide) return [{ type: 'menu', text: guide.title, items: sidebar.items.map(menuItem) }];
      const hint = suggestPage(
        entry.guide,
        site.guides.map(({ key }) => key),
      );
      return missing(`"${entry.guide}" in the navigation is no sidebar.`, hint);
    }
    if ('link' in entry) return [{ type: 'link', text: entry.text, to: entry.link }];
    return [{ type: 'menu', text: entry.text, items: entry.items.flatMap(resolve) }];
  };
  return { menus: nav.flatMap(resolve), problems };
}

function menuItem(item: SidebarItem): NavItem {
  const { text } = item;
  return item.type === 'page'
    ? { type: 'link', text, to: item.to }
    : { type: 'menu', text, items: item.items.map(menuItem) };
}
