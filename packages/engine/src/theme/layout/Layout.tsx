import { Fragment } from 'react';
import { FRAME, KEYS } from '../../core/strings.ts';
import { MAIN_PLACE } from '../../core/text.ts';
import { Sidebar } from '../navigation/SidebarNav.tsx';
import { SearchDialog } from '../search/Search.tsx';
import { usePage } from './context.ts';
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
      <div id="announcer" className="visually-hidden" role="status" />
      <SearchDialog />
      <KeyboardHelp />
    </>
  );
}

/** The sheet that `?` opens; see `enhanceDialogs`. */
function KeyboardHelp() {
  return (
    <dialog id="keyboard-help" className="dialog keyboard-help" aria-label={KEYS.title}>
      <div className="dialog-inner">
        <h2>{KEYS.title}</h2>
        <dl>
          {KEYS.list.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && KEYS.or}
                    {key.split(/( )/).map((part) => (part === ' ' ? part : <kbd key={part}>{part}</kbd>))}
                  </Fragment>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <button className="button dialog-close" type="button">
          {KEYS.close}
        </button>
        {/* After the button, which has the focus at first. */}
        <label className="single-keys">
          <input type="checkbox" defaultChecked />
          {KEYS.singleKeys}
        </label>
      </div>
    </dialog>
  );
}
