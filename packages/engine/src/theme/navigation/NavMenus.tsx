import { coversFolder } from '../../core/currentLink.ts';
import type { NavItem, PageData } from '../../core/types.ts';
import { usePage, useSite } from '../layout/context.ts';
import { SmartLink } from '../layout/SmartLink.tsx';

interface Props {
  /** Name of the set: only one menu of a set is open at a time. Also the class of its element. */
  set: string;
  /** `menu`: closes by itself when the reader turns elsewhere. */
  menuClass: string;
  label: string;
}

/** The site's menus as disclosures that open without scripts; after a navigation, browsers move the marks (`markMenus`). */
export function NavMenus({ set, menuClass, label }: Props) {
  const site = useSite();
  const place = usePage();
  const holdsCurrent = (item: NavItem): boolean =>
    item.type === 'link' ? item.to === place.navLink : item.items.some(holdsCurrent);
  return (
    <nav className={set} aria-label={label}>
      <ul className="plain nav-list">
        {site.nav.map((item) => {
          if (item.type === 'link') {
            return (
              <li key={item.text}>
                <NavLink className="row nav-top" item={item} place={place} />
              </li>
            );
          }
          const folder = site.guides.find(({ key }) => coversFolder(item, key))?.key;
          const isCurrent = holdsCurrent(item) || folder === place.guide;
          return (
            <li key={item.text}>
              <details className={menuClass} name={set} data-folder={folder}>
                <summary className="row nav-top" aria-current={isCurrent ? 'true' : undefined}>
                  {item.text}
                </summary>
                <div className="menu-panel">
                  <MenuItems items={item.items} place={place} />
                </div>
              </details>
            </li>
          );
        })}
      </ul>
    </nav>
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
