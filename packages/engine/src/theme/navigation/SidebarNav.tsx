import { withBase } from '../../core/address.ts';
import { FRAME } from '../../core/strings.ts';
import type { PageLink, SidebarItem } from '../../core/types.ts';
import { usePage, useRendered } from '../layout/context.ts';
import { HeadingList, hasContents } from './Contents.tsx';
import { NavMenus } from './NavMenus.tsx';

/** The pages of a guide in their groups, or the headings of the page alone. */
export function SidebarNav() {
  const { site, guide, page } = useRendered();
  const title = site.guides.find(({ key }) => key === guide.key)?.title ?? site.title;
  const isOwn = page?.sidebar === 'auto';
  return (
    <nav className="sidebar-nav" aria-label={title} data-guide={isOwn ? undefined : guide.key}>
      <p className="sidebar-title">{title}</p>
      {isOwn ? (
        <>
          <p className="row sidebar-group-title">{page.title}</p>
          <HeadingList />
        </>
      ) : (
        <Items items={guide.sidebar} path="" />
      )}
    </nav>
  );
}

/** `path`: names of the groups around the items. */
function Items({ items, path }: { items: readonly SidebarItem[]; path: string }) {
  const { page } = useRendered();
  const around = items.find((item) => holds(item, page?.address ?? ''));
  return (
    <ul className="plain">
      {items.map((item) => {
        const key = `${path}/${item.text}`;
        return (
          <li key={key}>
            {item.type === 'page' ? (
              <PageEntry item={item} />
            ) : (
              <Group item={item} path={key} isOpen={around ? item === around : item.open} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function PageEntry({ item }: { item: PageLink }) {
  const { page, site } = useRendered();
  const isCurrent = item.to === page?.address;
  return (
    <>
      <a
        className="row sidebar-link"
        href={withBase(item.to, site.base)}
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
  path: string;
  isOpen: boolean | undefined;
}

function Group({ item, path, isOpen }: GroupProps) {
  const inner = <Items items={item.items} path={path} />;
  if (!item.collapsible) {
    return (
      <div className="sidebar-group">
        <p className="row sidebar-group-title">{item.text}</p>
        {inner}
      </div>
    );
  }
  return (
    <details className="sidebar-group" data-group={path} open={isOpen}>
      <summary className="row sidebar-group-title">{item.text}</summary>
      {inner}
    </details>
  );
}

function holds(item: SidebarItem, address: string): boolean {
  return item.type === 'group' && item.items.some((one) => one.to === address || holds(one, address));
}

/** The guide's pages; on narrow windows the drawer, a popover, which opens and closes without scripts. */
export function Sidebar() {
  const { sidebar } = usePage();
  return (
    <div id="sidebar" className={sidebar ? 'sidebar' : 'sidebar drawer-only'} popover="auto">
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
        <NavMenus inDrawer />
      </div>
      {sidebar ? <SidebarNav /> : null}
    </div>
  );
}
