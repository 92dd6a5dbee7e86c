import { withBase } from '../../core/address.ts';
import { FRAME } from '../../core/strings.ts';
import { repositoryHost } from '../article/repositoryLinks.ts';
import { NavMenus } from '../navigation/NavMenus.tsx';
import { useSite } from './context.ts';
import { SmartLink } from './SmartLink.tsx';

/** The bar on top of every page. */
export function Navbar() {
  const { base } = useSite();
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <button
          className="icon-button drawer-button"
          type="button"
          popoverTarget="sidebar"
          aria-label={FRAME.menu}
        >
          <span className="icon icon-list" aria-hidden="true" />
        </button>
        <a className="brand" href={base}>
          <Brand />
        </a>
        <Version />
        <NavMenus />
        <button className="icon-button back-to-top scripted" type="button" aria-label={FRAME.backToTop} />
        <Tools />
      </div>
    </header>
  );
}

/** Mark and name; the first word of the name is firm, so that it also reads alone on a phone. */
function Brand() {
  const site = useSite();
  const [first, ...rest] = (site.homePage.title || site.title).split(' ');
  return (
    <>
      <Logo />
      <span className="brand-name">
        <strong>{first}</strong>
        {rest.length === 0 ? null : <span className="brand-rest"> {rest.join(' ')}</span>}
      </span>
    </>
  );
}

/** Lazy, so that only the one of the two that shows is fetched. */
function Logo() {
  const { logo, logoDark, base } = useSite();
  if (logo === '') return null;
  const size = { width: 28, height: 28, loading: 'lazy' } as const;
  const src = withBase(logo, base);
  if (logoDark === undefined) return <img src={src} alt="" {...size} />;
  return (
    <>
      <img className="light-only" src={src} alt="" {...size} />
      <img className="dark-only" src={withBase(logoDark, base)} alt="" {...size} />
    </>
  );
}

function Tools() {
  const site = useSite();
  const host = repositoryHost(site.urls.docRepo);
  return (
    <div className="navbar-tools">
      <a
        className="search-link"
        href={withBase('/search', site.base)}
        rel="search"
        aria-keyshortcuts="/ s Control+K"
      >
        <span className="icon icon-search" aria-hidden="true" />
        <span className="search-word">{FRAME.search}</span>
        <span className="key scripted" aria-hidden="true">
          /
        </span>
      </a>
      <button className="icon-button scheme-toggle scripted" type="button" aria-label={FRAME.scheme}>
        <span className="icon icon-circle-half" aria-hidden="true" />
      </button>
      {site.urls.docRepo === '' ? null : (
        <a
          className="icon-button repository"
          href={site.urls.docRepo}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className={host.icon} aria-hidden="true" />
          <span className="visually-hidden">
            {host.name} {FRAME.newWindow}
          </span>
        </a>
      )}
    </div>
  );
}

/** The release that the site describes; unfolds to its parts and to where more is said about it. */
export function Version() {
  const { version } = useSite();
  if (version === undefined) return null;
  return (
    <details className="menu version">
      <summary className="row">
        <span className="visually-hidden">{FRAME.version} </span>
        {version.name}
      </summary>
      <div className="menu-panel">
        <p className="menu-title">{FRAME.belongsTo(version.name)}</p>
        <p className="version-parts">
          {Object.entries(version.parts)
            .map(([name, number]) => `${name} ${number}`)
            .join(', ')}
        </p>
        <ul className="plain">
          {version.links.map(({ text, link }) => (
            <li key={link}>
              <SmartLink className="row" to={link}>
                {text}
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
