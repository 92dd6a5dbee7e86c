import { allLinks, coversFolder } from '../../core/currentLink.ts';
import type { NavItem, PageData } from '../../core/types.ts';
import { useGuide, usePage, useSite } from '../layout/context.ts';
import { SmartLink } from '../layout/SmartLink.tsx';

interface Props {
  /** Name of the set: only one menu of a set is open at a time. Also the class of its element. */
  set: string;
  /** `menu`: closes by itself when the reader turns elsewhere. */
  menuClass: string;
  label: string;
  /** Whether a menu of one guide alone is a link to the guide, which lists the same pages beside them. */
  isShort?: boolean;
}

/**
 * The site's menus as disclosures that open without scripts; after a navigation, browsers move the marks
 * (`markMenus`).
 */
export function NavMenus({ set, menuClass, label, isShort = false }: Props) {
  const { menus } = useGuide();
  const place = usePage();
  return (
    <nav className={set} aria-label={label}>
      <ul className="plain nav-list">
        {menus.map((item) => (
          <li key={item.text}>
            {item.type === 'link' ? (
              <NavLink className="row nav-top" item={item} place={place} />
            ) : (
              <Menu item={item} set={set} menuClass={menuClass} isShort={isShort} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MenuProps extends Required<Omit<Props, 'label'>> {
  item: Extract<NavItem, { type: 'menu' }>;
}

function Menu({ item, set, menuClass, isShort }: MenuProps) {
  const { guides } = useSite();
  const place = usePage();
  const links = allLinks([item]);
  const folder = guides.find(({ key }) => coversFolder(links, key))?.key;
  const isCurrent = folder === place.guide || links.some((link) => link === place.navLink);
  const current = isCurrent ? 'true' : undefined;
  if (isShort && folder !== undefined) {
    return (
      <SmartLink className="row nav-top" to={links[0] ?? folder} aria-current={current} data-folder={folder}>
        {item.text}
      </SmartLink>
    );
  }
  const isWide = item.items.filter(({ type }) => type === 'menu').length > 2;
  return (
    <details className={menuClass} name={set} data-folder={folder}>
      <summary className="row nav-top" aria-current={current}>
        {item.text}
      </summary>
      <div className={isWide ? 'menu-panel wide' : 'menu-panel'}>
        <MenuItems items={item.items} place={place} />
      </div>
    </details>
  );
}

/** What menus show of a page. */
type MenuPlace = Pick<PageData, 'address' | 'navLink' | 'guide'>;

function MenuItems({ items, place }: { items: NavItem[]; place: MenuPlace }) {
  return (
    <ul className="plain">
      {items.map((item) => (
        <li key={item.text}>
          {item.type === 'link' ? (
            <NavLink className="row" item={item} place={place} />
          ) : (
            <>
              <p className="menu-title">{item.text}</p>
              <MenuItems items={item.items} place={place} />
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
  place: MenuPlace;
}

function NavLink({ className, item, place: { address, navLink } }: NavLinkProps) {
  const current = item.to === address ? 'page' : item.to === navLink ? 'true' : undefined;
  return (
    <SmartLink className={className} to={item.to} aria-current={current}>
      {item.text}
    </SmartLink>
  );
}
