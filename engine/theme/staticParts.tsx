import type { ComponentType } from 'react';
import { useSite } from '../app/hooks.ts';
import { withBase } from '../shared/address.ts';
import { type MenuPlace, NavMenus } from './NavMenus.tsx';
import { repositoryHost } from './repositoryHost.ts';
import { SchemeToggle } from './SchemeToggle.tsx';
import { SmartLink } from './SmartLink.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/**
 * Parts of the frame that need no React: rendered at build only, taken over by browsers as they stand, so that no script is
 * sent for them. Their clicks are answered by listeners on the document. Nothing of a page shows in them but its place.
 */
export const staticParts: Record<string, ComponentType<MenuPlace>> = {
  brand: Brand,
  menus: (place) => <NavMenus set="navbar-menus" menuClass="menu" place={place} />,
  tools: Tools,
  'drawer-menus': (place) => <NavMenus set="drawer-menus" menuClass="drawer-menu" place={place} />,
  foot: Foot,
};

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
  const src = withBase(logo, base);
  if (logoDark === undefined) return <img src={src} alt="" width="28" height="28" loading="lazy" />;
  return (
    <>
      <img className="light-only" src={src} alt="" width="28" height="28" loading="lazy" />
      <img
        className="dark-only"
        src={withBase(logoDark, base)}
        alt=""
        width="28"
        height="28"
        loading="lazy"
      />
    </>
  );
}

/** Search, color scheme, repository. */
function Tools() {
  const site = useSite();
  const host = repositoryHost(site.urls.docRepo);
  return (
    <>
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
    </>
  );
}

/** Where to ask, credit, index and profiles. */
function Foot() {
  const site = useSite();
  return (
    <div className="site-foot-inner">
      <Help />
      <p>{site.footer}</p>
      <ul className="plain">
        <li>
          <a href={withBase('/search', site.base)}>All pages</a>
        </li>
        <SocialLinks />
      </ul>
    </div>
  );
}

function Help() {
  const { urls, socials, email } = useSite();
  const ways = [
    { text: 'Issue tracker', to: urls.docRepo === '' ? '' : `${urls.docRepo}/issues` },
    { text: 'Forum', to: socials.imagesc || urls.githubDiscussions },
    { text: 'E-mail', to: email === '' ? '' : `mailto:${email}` },
  ].filter(({ to }) => to !== '');
  if (ways.length === 0) return null;
  return (
    <section className="help" aria-labelledby="help-title">
      <h2 id="help-title">Still need help?</h2>
      <ul className="plain">
        {ways.map(({ text, to }) => (
          <li key={text}>
            {to.startsWith('mailto:') ? <a href={to}>{text}</a> : <SmartLink to={to}>{text}</SmartLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}
