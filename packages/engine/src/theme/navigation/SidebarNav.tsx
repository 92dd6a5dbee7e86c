import type { Site } from 'virtual:site';
import { withBase } from '../../core/address.ts';
import { FRAME } from '../../core/strings.ts';
import type { Guide, PageData, SidebarItem } from '../../core/types.ts';
import { useGuide, usePage, useSite } from '../layout/context.ts';
import { HeadingList, hasContents } from './Contents.tsx';
import { NavMenus } from './NavMenus.tsx';

interface Props {
  site: Site;
  guide: Guide;
  /** Undefined for the list that browsers take over when a reader comes from another guide: nothing is marked in it. */
  page: PageData | undefined;
}

/** The pages of a guide in their groups, or the headings of the page alone. */
export function SidebarNav({ site, guide, page }: Props) {
  const title = site.guides.find(({ key }) => key === guide.key)?.title ?? site.title;
  return (
    <nav
      className="sidebar-nav"
      aria-label={title}
      data-guide={guide.key}
      data-own={page?.sidebar === 'auto' ? '' : undefined}
    >
      <p className="sidebar-title">{title}</p>
      {page?.sidebar === 'auto' ? (
        <>
          <p className="row sidebar-group-title">{page.title}</p>
          <HeadingList />
        </>
      ) : (
        <Items
          items={guide.sidebar}
          tree={{ page, base: site.base, open: defaultGroups(guide.sidebar, page?.address ?? '') }}
          path=""
        />
      )}
    </nav>
  );
}

/** What all entries of a list have in common. */
interface Tree {
  page: PageData | undefined;
  base: string;
  /** Paths of the groups that are open. */
  open: readonly string[];
}

/** `path`: names of the groups around the items. */
function Items({ items, tree, path }: { items: readonly SidebarItem[]; tree: Tree; path: string }) {
  return (
    <ul className="plain">
      {items.map((item) => {
        const key = `${path}/${item.text}`;
        return (
          <li key={key}>
            {item.type === 'page' ? (
              <PageEntry item={item} tree={tree} />
            ) : (
              <Group item={item} tree={tree} path={key} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function PageEntry({ item, tree: { page, base } }: { item: { text: string; to: string }; tree: Tree }) {
  const isCurrent = item.to === page?.address;
  return (
    <>
      <a
        className="row sidebar-link"
        href={withBase(item.to, base)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {item.text}
      </a>
      {isCurrent && page && hasContents(page) ? <HeadingList className="sidebar-headings" /> : null}
    </>
  );
}

interface GroupProps {
  item: Extract<SidebarItem, { type: 'group' }>;
  tree: Tree;
  path: string;
}

function Group({ item, tree, path }: GroupProps) {
  const inner = <Items items={item.items} tree={tree} path={path} />;
  if (!item.collapsible) {
    return (
      <div className="sidebar-group">
        <p className="row sidebar-group-title">{item.text}</p>
        {inner}
      </div>
    );
  }
  return (
    <details className="sidebar-group" data-group={path} open={tree.open.includes(path)}>
      <summary className="row sidebar-group-title">{item.text}</summary>
      {inner}
    </details>
  );
}

/**
 * Paths of the groups that are open before the reader has chosen.
 *
 * @example defaultGroups([{ type: 'group', text: 'Concepts', open: true, … }], '/elsewhere') // ['/Concepts']
 */
export function defaultGroups(items: readonly SidebarItem[], address: string, path = ''): string[] {
  const [holding] = groupsAround(items, address, path);
  return items.flatMap((item) => {
    if (item.type !== 'group') return [];
    const key = `${path}/${item.text}`;
    const inner = defaultGroups(item.items, address, key);
    return (holding ? holding === key : item.open) ? [key, ...inner] : inner;
  });
}

/** Paths of the groups that hold the page, outermost first. */
export function groupsAround(items: readonly SidebarItem[], address: string, path = ''): string[] {
  for (const item of items) {
    if (item.type !== 'group') continue;
    const key = `${path}/${item.text}`;
    const inner = groupsAround(item.items, address, key);
    if (inner.length > 0 || item.items.some((child) => child.to === address)) {
      return [key, ...inner];
    }
  }
  return [];
}

/**
 * The guide's pages. On narrow windows the same element is the drawer, a popover: it opens and closes without scripts;
 * with them it also keeps the focus inside and closes after a navigation.
 */
export function Sidebar() {
  const [site, page, guide] = [useSite(), usePage(), useGuide()];
  return (
    <div id="sidebar" className={page.sidebar ? 'sidebar' : 'sidebar drawer-only'} popover="auto">
      <div className="drawer-head">
        <button
          className="icon-button"
          type="button"
          popoverTarget="sidebar"
          popoverTargetAction="hide"
          aria-label={FRAME.closeMenu}
        >
          <span className="icon icon-x-lg" aria-hidden="true" />
        </button>
        <NavMenus set="drawer-menus" menuClass="drawer-menu" label={FRAME.menu} isShort />
      </div>
      {page.sidebar ? <SidebarNav site={site} guide={guide} page={page} /> : null}
    </div>
  );
}
