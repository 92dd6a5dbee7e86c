import { allLinks, coversFolder } from '../../core/currentLink.ts';
import { FRAME } from '../../core/strings.ts';
import type { NavItem } from '../../core/types.ts';
import { usePage, useRendered, useSite } from '../layout/context.ts';
import { SmartLink } from '../layout/SmartLink.tsx';

interface Props {
  /** In the drawer a menu stays open, and one of one guide alone is a link to the guide, whose pages stand below. */
  inDrawer?: boolean;
}

/** The menus, as disclosures that open without scripts; after a navigation, `markMenus` moves the marks. */
export function NavMenus({ inDrawer = false }: Props) {
  const { menus } = useRendered().guide;
  return (
    <nav className={setName(inDrawer)} aria-label={inDrawer ? FRAME.menu : FRAME.siteMenus}>
      <ul className="plain nav-list">
        {menus.map((item) => (
          <li key={item.text}>
            {item.type === 'link' ? (
              <NavLink className="row nav-top" item={item} />
            ) : (
              <Menu item={item} inDrawer={inDrawer} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Class of a set of menus, and the name for which only one of them is open at a time. */
function setName(inDrawer: boolean): string {
  return inDrawer ? 'drawer-menus' : 'navbar-menus';
}

interface MenuProps extends Required<Props> {
  item: Extract<NavItem, { type: 'menu' }>;
}

function Menu({ item, inDrawer }: MenuProps) {
  const { guides } = useSite();
  const place = usePage();
  const links = allLinks([item]);
  const folder = guides.find(({ key }) => coversFolder(links, key))?.key;
  const isCurrent = folder === place.guide || links.some((link) => link === place.navLink);
  const current = isCurrent ? 'true' : undefined;
  if (inDrawer && folder !== undefined) {
    return (
      <SmartLink className="row nav-top" to={links[0] ?? folder} aria-current={current} data-folder={folder}>
        {item.text}
      </SmartLink>
    );
  }
  const isWide = item.items.filter(({ type }) => type === 'menu').length > 2;
  return (
    <details className={inDrawer ? 'drawer-menu' : 'menu'} name={setName(inDrawer)} data-folder={folder}>
      <summary className="row nav-top" aria-current={current}>
        {item.text}
      </summary>
      <div className={isWide ? 'menu-panel wide' : 'menu-panel'}>
        <MenuItems items={item.items} />
      </div>
    </details>
  );
}

function MenuItems({ items }: { items: NavItem[] }) {
  return (
    <ul className="plain">
      {items.map((item) => (
        <li key={item.text}>
          {item.type === 'link' ? (
            <NavLink className="row" item={item} />
          ) : (
            <>
              <p className="menu-title">{item.text}</p>
              <MenuItems items={item.items} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface NavLinkProps {
  className: string;
  item: Extract<NavItem, { type: 'link' }>;
}

function NavLink({ className, item }: NavLinkProps) {
  const { address, navLink } = usePage();
  const current = item.to === address ? 'page' : item.to === navLink ? 'true' : undefined;
  return (
    <SmartLink className={className} to={item.to} aria-current={current}>
      {item.text}
    </SmartLink>
  );
}
