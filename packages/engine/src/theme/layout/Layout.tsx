import { FRAME } from '../../core/strings.ts';
import { MAIN_PLACE } from '../../core/text.ts';
import { Sidebar } from '../navigation/Sidebar.tsx';
import { SearchDialog } from '../search/Search.tsx';
import { usePage } from './context.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { Navbar } from './Navbar.tsx';
import { SiteFoot } from './SiteFoot.tsx';

/** Everything inside `#app`: the same frame for every page. What differs between pages is in `main`. */
export function Layout() {
  const { sidebar, pageClass, guide, edition } = usePage();
  return (
    <>
      <a className="skip-link" href="#content">
        {FRAME.skip}
      </a>
      <div className="progress" aria-hidden="true" hidden />
      <Navbar />
      <div className={sidebar ? 'frame has-sidebar' : 'frame'}>
        <Sidebar />
        <main
          id="content"
          className={pageClass}
          tabIndex={-1}
          data-guide={guide}
          data-edition={edition}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark that the build replaces
          dangerouslySetInnerHTML={{ __html: MAIN_PLACE }}
        />
      </div>
      <SiteFoot />
      <div className="load-notice-place" role="alert" />
      <SearchDialog />
      <KeyboardHelp />
    </>
  );
}
