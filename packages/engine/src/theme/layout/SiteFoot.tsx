import { KIT_FILE, withBase } from '../../core/address.ts';
import { FRAME } from '../../core/strings.ts';
import { useSite } from './context.ts';
import { SmartLink } from './SmartLink.tsx';

/** Where to ask, credit, index and profiles, below every page. */
export function SiteFoot() {
  const site = useSite();
  return (
    <footer className="site-foot">
      <div className="site-foot-inner">
        <Help />
        <p>{site.footer}</p>
        <ul className="plain">
          <li>
            <a href={withBase('/search', site.base)}>{FRAME.allPages}</a>
          </li>
          {site.kit && (
            <li className="kit">
              <a href={withBase(`/${KIT_FILE}`, site.base)}>{FRAME.download}</a>
            </li>
          )}
          <SocialLinks />
        </ul>
      </div>
    </footer>
  );
}

function Help() {
  const { urls, forums, email } = useSite();
  const ways = [
    { text: FRAME.issues, to: urls.docRepo === '' ? '' : `${urls.docRepo}/issues` },
    { text: FRAME.forum, to: forums[0]?.url ?? '' },
    { text: FRAME.mail, to: email === '' ? '' : `mailto:${email}` },
  ].filter(({ to }) => to !== '');
  if (ways.length === 0) return null;
  return (
    <section className="help" aria-labelledby="help-title">
      <h2 id="help-title">{FRAME.help}</h2>
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

/** List items with the site's profiles elsewhere; one without an address is left out. */
function SocialLinks() {
  const { socials, socialNames } = useSite();
  return Object.entries(socials)
    .filter(([, url]) => url !== '')
    .map(([key, url]) => (
      <li key={key}>
        <SmartLink to={url}>{socialNames[key] ?? key}</SmartLink>
      </li>
    ));
}
