import { FRAME } from '../../core/strings.ts';
import { useGuide, usePage, useSite } from '../layout/context.ts';
import { NavMenus } from './NavMenus.tsx';
import { SidebarNav } from './SidebarNav.tsx';

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
