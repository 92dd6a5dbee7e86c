import { useSite } from '../app/hooks.ts';
import './Navbar.css';
import { BackToTop } from './BackToTop.tsx';
import { Menus } from './Menus.tsx';
import { StaticPart } from './StaticPart.tsx';

/** The bar on top of every page. */
export function Navbar() {
  const { base } = useSite();
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <button className="icon-button drawer-button" type="button" popoverTarget="sidebar" aria-label="Menu">
          <span className="icon icon-list" aria-hidden="true" />
        </button>
        <StaticPart as="a" name="brand" className="brand" href={base} />
        <Menus name="menus" label="Site" className="navbar-menus" />
        <BackToTop />
        <StaticPart as="div" name="tools" className="navbar-tools" />
      </div>
    </header>
  );
}
