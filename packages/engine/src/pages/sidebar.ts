import type { ApiDescription } from '../api-reference/apiTypes.ts';
import type { ApiPagePlan, ApiPlan } from '../api-reference/planApi.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { NavEntry, SidebarConfig, SidebarEntry } from '../config/siteSchema.ts';
import { addressOf, guideOf, INDEX_FILE, resolveAddress } from '../core/address.ts';
import { mistake, suggest } from '../core/errors.ts';
import { API } from '../core/strings.ts';
import type { Address, NavItem, Problem, SidebarItem } from '../core/types.ts';

/** A guide's sidebar with its pages looked up. */
export interface ResolvedSidebar {
  key: string;
  items: SidebarItem[];
  /** Heading depth that a group sets for its pages. */
  depths: Map<Address, 0 | 1 | 2>;
}

interface Lookup {
  /** Address -> title. */
  titles: ReadonlyMap<string, string>;
  config: Pick<LoadedConfig, 'file'>;
  sidebar: SidebarConfig;
  depths: ResolvedSidebar['depths'];
  problems: Problem[];
}

/** Looks up the pages that the configured sidebars name. An entry that names no page is an error. */
export function resolveSidebars(
  config: Pick<LoadedConfig, 'file' | 'sidebars'>,
  titles: ReadonlyMap<string, string>,
): { sidebars: ResolvedSidebar[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const sidebars = config.sidebars.map((sidebar) => {
    const lookup: Lookup = { titles, config, sidebar, depths: new Map(), problems };
    const items = resolveEntries(sidebar.items, 0, undefined, lookup);
    return { key: sidebar.key, items, depths: lookup.depths };
  });
  return { sidebars, problems };
}

/** Pages of a sidebar in reading order. */
export function flattenSidebar(items: readonly SidebarItem[]): { text: string; to: Address }[] {
  return items.flatMap((item) =>
    item.type === 'page' ? [{ text: item.text, to: item.to }] : flattenSidebar(item.items),
  );
}

/** `open`: index of the entry that is open, if it is a group, where none holds the page. */
function resolveEntries(
  entries: readonly SidebarEntry[],
  open: number,
  depth: 0 | 1 | 2 | undefined,
  lookup: Lookup,
): SidebarItem[] {
  return entries.flatMap((entry, i) =>
    resolveEntry(entry, depth, lookup).map(
      (item): SidebarItem => (i === open && item.type === 'group' ? { ...item, open: true } : item),
    ),
  );
}

function resolveEntry(entry: SidebarEntry, depth: 0 | 1 | 2 | undefined, lookup: Lookup): SidebarItem[] {
  if (typeof entry === 'string') return pageItem(entry, undefined, depth, lookup);
  if (Array.isArray(entry)) return pageItem(entry[0], entry[1], depth, lookup);
  const ownDepth = entry.sidebarDepth ?? depth;
  if (entry.children.length === 0 && entry.path !== undefined)
    return pageItem(entry.path, entry.title, ownDepth, lookup);
  const to = entry.path === undefined ? undefined : findPage(entry.path, lookup);
  const items = resolveEntries(entry.children, entry.initialOpenGroupIndex ?? 0, ownDepth, lookup);
  return [{ type: 'group', text: entry.title, to, collapsible: entry.collapsable ?? true, items }];
}

function pageItem(
  path: string,
  text: string | undefined,
  depth: 0 | 1 | 2 | undefined,
  lookup: Lookup,
): SidebarItem[] {
  const to = findPage(path, lookup);
  if (to === undefined) return [];
  if (depth !== undefined) lookup.depths.set(to, depth);
  return [{ type: 'page', text: text ?? lookup.titles.get(to) ?? to, to }];
}

/** The path that an entry means. Relative ones count from the sidebar's prefix, as in VuePress. */
function entryPath(written: string, key: string): string {
  const absolute = written.startsWith('/') ? written : key + written.replace(/^\.\//, '');
  return absolute.replace(INDEX_FILE, '$1').replace(/\.md$/i, '');
}

function findPage(path: string, { titles, config, sidebar, problems }: Lookup): Address | undefined {
  const clean = encodeURI(entryPath(path, sidebar.key));
  const address = resolveAddress(clean, titles);
  if (address === undefined) {
    const message = `"${path}" in the sidebar of ${sidebar.key} is no page.`;
    problems.push(mistake(config.file, undefined, message, suggest(clean, titles.keys()), 'deadLinks'));
  }
  return address;
}

/** Makes the menus of the bar. An entry that names no page, or no sidebar, is an error. */
export function resolveMenus(
  { file, nav, site }: Pick<LoadedConfig, 'file' | 'nav' | 'site'>,
  sidebars: readonly ResolvedSidebar[],
  titles: ReadonlyMap<string, string>,
): { menus: NavItem[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const missing = (message: string, hint: string | undefined): NavItem[] => {
    problems.push(mistake(file, undefined, message, hint, 'deadLinks'));
    return [];
  };
  const resolve = (entry: NavEntry): NavItem[] => {
    if (typeof entry === 'string') {
      const to = resolveAddress(entry, titles);
      if (to !== undefined) return [{ type: 'link', text: titles.get(to) ?? to, to }];
      return missing(`"${entry}" in the navigation is no page.`, suggest(entry, titles.keys()));
    }
    if ('guide' in entry) {
      const sidebar = sidebars.find(({ key }) => key === entry.guide);
      const guide = site.guides.find(({ key }) => key === entry.guide);
      if (sidebar && guide) return [{ type: 'menu', text: guide.title, items: sidebar.items.map(menuItem) }];
      const hint = suggest(
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

/** The configuration with the pages of the API reference in the sidebar of the guide that they are in. */
export function withApiSidebar<T extends Pick<LoadedConfig, 'site' | 'sidebars'>>(
  config: T,
  { plan, descriptions }: { plan: ApiPlan | undefined; descriptions: readonly ApiDescription[] },
): T {
  const [main] = Object.values(plan?.links ?? {});
  if (plan === undefined || main === undefined) return config;
  const keys = config.site.guides.map(({ key }) => key);
  const guide = guideOf(`${main.index.replace(/\/$/, '')}/`, keys);
  const groups = descriptions.map(({ name, title }) => sidebarGroup(name, title, plan));
  const sidebars = config.sidebars.map((sidebar) =>
    sidebar.key === guide ? { ...sidebar, items: [...sidebar.items, ...groups] } : sidebar,
  );
  return { ...config, sidebars };
}

function sidebarGroup(api: string, title: string, { pages }: ApiPlan): SidebarEntry {
  const entries = (type: ApiPagePlan['type']) =>
    pages
      .filter((page) => page.api === api && page.type === type)
      .map(({ relativePath }) => addressOf(relativePath));
  const schemas = entries('schemas');
  const inner: SidebarEntry[] = schemas.length === 0 ? [] : [{ title: API.schemas, children: schemas }];
  return { title, children: [...entries('index'), ...entries('service'), ...inner] };
}
