import { usePage, useSite } from '../app/hooks.ts';
import { coversFolder } from '../shared/currentLink.ts';
import type { NavItem } from '../shared/types.ts';
import { SmartLink } from './SmartLink.tsx';

interface Props {
  /** Name of the set: only one menu of a set is open at a time. */
  set: string;
  /** `menu`: closes by itself when the reader turns elsewhere. */
  menuClass: string;
}

/** The site's menus as disclosures that open without scripts. Rendered at build only; see `Menus` for what browsers do. */
export function NavMenus({ set, menuClass }: Props) {
  const site = useSite();
  const page = usePage();
  const holdsCurrent = (item: NavItem): boolean =>
    item.type === 'link' ? item.to === page.navLink : item.items.some(holdsCurrent);
  return (
    <ul className="plain nav-list">
      {site.nav.map((item) => {
        if (item.type === 'link') {
          return (
            <li key={item.text}>
              <NavLink className="row nav-top" item={item} />
            </li>
          );
        }
        const folder = site.guides.find(({ key }) => coversFolder(item, key))?.key;
        const isCurrent = holdsCurrent(item) || folder === page.guide;
        return (
          <li key={item.text}>
            <details className={menuClass} name={set} data-folder={folder}>
              <summary className="row nav-top" aria-current={isCurrent ? 'true' : undefined}>
                {item.text}
              </summary>
              <div className="menu-panel">
                <MenuItems items={item.items} />
              </div>
            </details>
          </li>
        );
      })}
    </ul>
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

function NavLink({ className, item }: { className: string; item: Extract<NavItem, { type: 'link' }> }) {
  const { address, navLink } = usePage();
  const current = item.to === address ? 'page' : item.to === navLink ? 'true' : undefined;
  return (
    <SmartLink className={className} to={item.to} aria-current={current}>
      {item.text}
    </SmartLink>
  );
}
