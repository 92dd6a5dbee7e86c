import { useSite } from '../app/hooks.ts';
import type { NavItem } from '../shared/types.ts';
import { coversFolder, currentLink, holdsLink } from './currentLink.ts';
import { SmartLink } from './SmartLink.tsx';

interface Props {
  /** Name of the landmark. */
  label: string;
  className: string;
  /** `menu`: closes by itself when the reader turns elsewhere. */
  menuClass: string;
  /** Address of the page on show. */
  current: string;
}

/** The site's menus as disclosures: they open without scripts, and only one of a set is open at a time. */
export function NavMenus({ label, className, menuClass, current }: Props) {
  const site = useSite();
  const link = currentLink(site.nav, current);
  const folder = site.guides.find(({ key }) => current.startsWith(key))?.key ?? '';
  return (
    <nav className={className} aria-label={label}>
      <ul className="plain nav-list">
        {site.nav.map((item) => (
          <li key={item.text}>
            {item.type === 'link' ? (
              <NavLink className="row nav-top" item={item} current={current} link={link} />
            ) : (
              <details className={menuClass} name={className}>
                <summary
                  className="row nav-top"
                  aria-current={holdsLink(item, link) || coversFolder(item, folder) ? 'true' : undefined}
                >
                  {item.text}
                </summary>
                <div className="menu-panel">
                  <MenuItems items={item.items} current={current} link={link} />
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuItems({
  items,
  current,
  link,
}: {
  items: NavItem[];
  current: string;
  link: string | undefined;
}) {
  return (
    <ul className="plain">
      {items.map((item) => (
        <li key={item.text}>
          {item.type === 'link' ? (
            <NavLink className="row" item={item} current={current} link={link} />
          ) : (
            <>
              <p className="menu-title">{item.text}</p>
              <MenuItems items={item.items} current={current} link={link} />
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
  current: string;
  link: string | undefined;
}

function NavLink({ className, item, current, link }: NavLinkProps) {
  const isHere = item.to === current;
  return (
    <SmartLink
      className={className}
      to={item.to}
      aria-current={isHere ? 'page' : item.to === link ? 'true' : undefined}
    >
      {item.text}
    </SmartLink>
  );
}
