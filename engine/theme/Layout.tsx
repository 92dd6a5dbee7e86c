import { useContent, useHasSidebar, usePage } from '../app/hooks.ts';
import './tokens.css';
import './base.css';
import './Layout.css';
import { LoadNotice } from './LoadNotice.tsx';
import { Navbar } from './Navbar.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SiteFoot } from './SiteFoot.tsx';
import './print.css';

/** Everything inside `#app`: the same frame for every page, around one of five kinds of content. */
export function Layout() {
  const hasSidebar = useHasSidebar();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <ProgressBar />
      <Navbar />
      <div className={hasSidebar ? 'frame has-sidebar' : 'frame'}>
        <Sidebar shown={hasSidebar} />
        <Main />
      </div>
      <SiteFoot />
      <LoadNotice />
      <Shortcuts />
    </>
  );
}

function Main() {
  const { pageClass } = usePage();
  const Content = useContent();
  return (
    <main id="content" className={pageClass} tabIndex={-1}>
      <Content />
    </main>
  );
}
