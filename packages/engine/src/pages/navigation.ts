import type { FrontMatter } from '../config/frontMatterSchema.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { Site } from '../config/siteSchema.ts';
import { encodePath, guideOf, INDEX_FILE, resolveAddress } from '../core/address.ts';
import { currentLink } from '../core/currentLink.ts';
import { mistake, suggest } from '../core/errors.ts';
import { FRAME } from '../core/strings.ts';
import type { Address, Guide, NavItem, PageData, PageLink, Problem, SidebarItem } from '../core/types.ts';
import type { PageRecord } from '../markdown/compiled.ts';
import { resolvePath } from '../markdown/inline/links.ts';
import { docFile } from '../markdown/readDocs.ts';
import { flattenSidebar, type ResolvedSidebar, resolveMenus, resolveSidebars } from './sidebar.ts';

/** The part of a page's data that depends on where it stands among the others. */
export type Place = Pick<
  PageData,
  'guide' | 'sidebar' | 'depth' | 'navLink' | 'breadcrumbs' | 'previous' | 'next'
>;

export interface SiteNavigation {
  /** Every guide, that of the rest of the site ('') included; without the names of chunks. */
  guides: Guide[];
  menus: NavItem[];
  places: Map<Address, Place>;
  problems: Problem[];
}

interface GuideOrder {
  sidebar: ResolvedSidebar | undefined;
  order: PageLink[];
}

/** Where every page stands: menus, sidebars, breadcrumbs, the pages before and after. */
export function navigateSite(
  config: Pick<LoadedConfig, 'file' | 'nav' | 'sidebars' | 'site'>,
  records: readonly PageRecord[],
): SiteNavigation {
  const { site } = config;
  const titles = new Map(records.map(({ path, title }) => [path as string, shortTitle(title)]));
  const { sidebars, problems } = resolveSidebars(config, titles);
  const { menus, problems: menuProblems } = resolveMenus(config, sidebars, titles);
  problems.push(...menuProblems);
  const orders = new Map<string, GuideOrder>(
    sidebars.map((sidebar) => [sidebar.key, { sidebar, order: readingOrder(sidebar.items) }]),
  );
  const keys = site.guides.map(({ key }) => key);
  const linkOf = currentLink(menus);
  const places = new Map<Address, Place>();
  for (const record of records) {
    // The page at a guide's own path may have no slash at its end.
    const key = guideOf(`${record.path}/`, keys);
    const order = orders.get(key) ?? { sidebar: undefined, order: [] };
    places.set(record.path, placeOf(record, key, order, linkOf, site, titles, problems));
  }
  const guide = (key: string, sidebar: SidebarItem[]): Guide => ({ key, sidebar, menus, chunks: {} });
  const guides = [...sidebars.map(({ key, items }) => guide(key, withOwnPages(items))), guide('', [])];
  return { guides, menus, places, problems };
}

/** @example shortTitle('Roles: who may do what') // 'Roles' */
function shortTitle(title: string): string {
  return title.replace(/: .*/, '');
}

/** A group's own page is its first entry: a link inside the button that opens the group could not be reached by all. */
function withOwnPages(items: readonly SidebarItem[]): SidebarItem[] {
  return items.map((item) => {
    if (item.type === 'page') return item;
    const { to } = item;
    const inner = withOwnPages(item.items);
    if (to === undefined || inner.some((one) => one.to === to)) return { ...item, items: inner };
    return { ...item, items: [{ type: 'page', text: FRAME.overview, to }, ...inner] };
  });
}

/** A page that is listed twice is read where it comes first: else it would be its own next one. */
function readingOrder(items: readonly SidebarItem[]): PageLink[] {
  const first = new Map<Address, PageLink>();
  for (const link of flattenSidebar(items)) if (!first.has(link.to)) first.set(link.to, link);
  return [...first.values()];
}

function placeOf(
  record: PageRecord,
  key: string,
  { sidebar, order }: GuideOrder,
  linkOf: (path: Address) => string | undefined,
  site: Site,
  titles: ReadonlyMap<string, string>,
  problems: Problem[],
): Place {
  const { frontmatter, path } = record;
  const isListed = sidebar !== undefined && sidebar.items.length > 0;
  const hasSidebar = isListed && frontmatter.sidebar === undefined && !frontmatter.home;
  const isAuto = frontmatter.sidebar === 'auto' && !frontmatter.home;
  const index = hasSidebar ? order.findIndex(({ to }) => to === path) : -1;
  const depth = frontmatter.sidebarDepth ?? sidebar?.depths.get(path) ?? site.sidebarDepth;
  const neighbour = (side: 'prev' | 'next', step: number): PageLink | undefined =>
    chosenNeighbour(record, side, titles, problems) ?? (index < 0 ? undefined : order[index + step]);
  return {
    guide: key,
    sidebar: isAuto ? 'auto' : hasSidebar,
    // Headings of level 2 are there as the entries themselves.
    depth: isAuto && depth === 0 ? 1 : isAuto ? 2 : depth,
    navLink: linkOf(path),
    breadcrumbs: breadcrumbs(record, key, sidebar, site, titles),
    previous: frontmatter.prev === false ? undefined : neighbour('prev', -1),
    next: frontmatter.next === false ? undefined : neighbour('next', 1),
  };
}

/** The page that front matter names instead of the one in the sidebar. */
function chosenNeighbour(
  { frontmatter, relativePath, path }: PageRecord,
  side: keyof Pick<FrontMatter, 'prev' | 'next'>,
  titles: ReadonlyMap<string, string>,
  problems: Problem[],
): PageLink | undefined {
  const asked = frontmatter[side];
  if (asked === undefined || asked === false) return undefined;
  const written = resolvePath(path.replace(/[^/]*$/, ''), asked) ?? asked;
  const pathname = encodePath(written.replace(INDEX_FILE, '$1').replace(/\.md$/i, ''));
  const to = resolveAddress(pathname, titles);
  if (to !== undefined) return { text: titles.get(to) ?? to, to };
  const file = docFile(relativePath);
  const message = `"${asked}", given as ${side}, is no page.`;
  problems.push(mistake(file, undefined, message, suggest(pathname, titles.keys()), 'deadLinks'));
  return undefined;
}

/** The guides that the page is in, the widest first, then groups, then the page itself. */
function breadcrumbs(
  { path, title, frontmatter }: PageRecord,
  key: string,
  sidebar: ResolvedSidebar | undefined,
  site: Site,
  titles: ReadonlyMap<string, string>,
): PageData['breadcrumbs'] {
  const around = site.guides.filter((one) => one.key === key || isWithin(key, one.key)).reverse();
  if (around.length === 0 || frontmatter.home) return [];
  const roots = around.map((one) => ({ text: one.title, to: resolveAddress(one.key, titles) }));
  const trail = (sidebar === undefined ? undefined : trailTo(path, sidebar.items)) ?? [];
  const groups = trail.map((group) => ({ text: group.text, to: group.to }));
  return [...roots, ...groups.filter(({ to }) => to !== path), { text: title, to: path }];
}

/** The guide at the root is around no other: it has what they leave. */
function isWithin(key: string, outer: string): boolean {
  return outer !== '/' && key.startsWith(outer);
}

type Group = Extract<SidebarItem, { type: 'group' }>;

/** The groups around a page, outermost first; undefined when it is not below these items. */
function trailTo(path: Address, items: readonly SidebarItem[]): Group[] | undefined {
  for (const item of items) {
    if (item.to === path) return item.type === 'group' ? [item] : [];
    if (item.type !== 'group') continue;
    const inner = trailTo(path, item.items);
    if (inner !== undefined) return [item, ...inner];
  }
  return undefined;
}
