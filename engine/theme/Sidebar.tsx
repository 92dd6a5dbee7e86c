import { memo, useRef } from 'react';
import { useFrame, useSite } from '../app/hooks.ts';
import './Sidebar.css';
import { Menus } from './Menus.tsx';
import { SidebarTree } from './SidebarTree.tsx';
import { useDrawer } from './useDrawer.ts';
import { useSidebarPlace } from './useSidebarPlace.ts';

/**
 * The guide's pages. On narrow windows the same element is the drawer, a popover: it opens and closes without scripts;
 * with them it also keeps the focus inside and closes after a navigation.
 */
export const Sidebar = memo(function Sidebar({ shown }: { shown: boolean }) {
  const site = useSite();
  const { page, guide } = useFrame();
  const drawer = useRef<HTMLDivElement>(null);
  useDrawer(drawer, page.address);
  useSidebarPlace(drawer, guide.key, page.address);
  const title = site.guides.find(({ key }) => key === guide.key)?.title ?? site.title;
  return (
    <div ref={drawer} id="sidebar" className={shown ? 'sidebar' : 'sidebar drawer-only'} popover="auto">
      <div className="drawer-head">
        <button
          className="icon-button"
          type="button"
          popoverTarget="sidebar"
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <span className="icon icon-x-lg" aria-hidden="true" />
        </button>
        <Menus name="drawer-menus" label="Menu" className="drawer-menus" />
      </div>
      {shown ? (
        <nav className="sidebar-nav" aria-label={title}>
          <p className="sidebar-title">{title}</p>
          <SidebarTree key={guide.key} guide={guide} page={page} />
        </nav>
      ) : null}
    </div>
  );
});
