import { usePage, useSite } from '../app/hooks.ts';
import './Navbar.css';
import { NavMenus } from './NavMenus.tsx';
import { StaticPart } from './StaticPart.tsx';

/** The bar on top of every page. */
export function Navbar() {
  const { base } = useSite();
  const page = usePage();
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <button className="icon-button drawer-button" type="button" popoverTarget="sidebar" aria-label="Menu">
          <span className="icon icon-list" aria-hidden="true" />
        </button>
        <StaticPart as="a" name="brand" className="brand" href={base} />
        <NavMenus label="Site" className="navbar-menus" menuClass="menu" current={page.address} />
        <StaticPart as="div" name="tools" className="navbar-tools" />
      </div>
    </header>
  );
}
