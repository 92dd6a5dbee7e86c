import { usePage, useSite } from '../app/hooks.ts';
import { withBase } from '../shared/address.ts';
import './Navbar.css';
import { NavMenus } from './NavMenus.tsx';
import { repositoryHost } from './repositoryHost.ts';
import { SchemeToggle } from './SchemeToggle.tsx';

/** The bar on top of every page. */
export function Navbar() {
  const site = useSite();
  const page = usePage();
  const host = repositoryHost(site.urls.docRepo);
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <button className="icon-button drawer-button" type="button" popoverTarget="sidebar" aria-label="Menu">
          <span className="icon icon-list" aria-hidden="true" />
        </button>
        <Brand />
        <NavMenus className="navbar-menus" menuClass="menu" current={page.address} />
        <div className="navbar-tools">
          <a
            className="search-link"
            href={withBase('/search', site.base)}
            rel="search"
            aria-keyshortcuts="/ s Control+K"
          >
            <span className="icon icon-search" aria-hidden="true" />
            <span className="search-word">Search</span>
            <span className="key scripted" aria-hidden="true">
              /
            </span>
          </a>
          <SchemeToggle />
          {site.urls.docRepo === '' ? null : (
            <a
              className="icon-button repository"
              href={site.urls.docRepo}
              target="_blank"
              rel="noopener noreferrer"
            >
              <span className={host.icon} aria-hidden="true" />
              <span className="visually-hidden">{host.name} (opens new window)</span>
            </a>
          )}
        </div>
      </div>
    </header>
  );
}

/** Mark and name; the first word of the name is firm, so that it also reads alone on a phone. */
function Brand() {
  const site = useSite();
  const [first, ...rest] = (site.homePage.title || site.title).split(' ');
  return (
    <a className="brand" href={site.base}>
      <Logo />
      <span className="brand-name">
        <strong>{first}</strong>
        {rest.length === 0 ? null : <span className="brand-rest"> {rest.join(' ')}</span>}
      </span>
    </a>
  );
}

function Logo() {
  const { logo, logoDark, base } = useSite();
  if (logo === '') return null;
  const src = withBase(logo, base);
  if (logoDark === undefined) return <img src={src} alt="" width="28" height="28" />;
  return (
    <>
      <img className="light-only" src={src} alt="" width="28" height="28" />
      <img className="dark-only" src={withBase(logoDark, base)} alt="" width="28" height="28" />
    </>
  );
}
