import { KIT_FILE, withBase } from '../../core/address.ts';
import { FRAME } from '../../core/strings.ts';
import { usePage, useSite } from '../layout/context.ts';

/** Every page of the site, by guide. */
export function PageIndex() {
  const { base, kit } = useSite();
  const { index = [] } = usePage();
  return (
    <section className="page-index" aria-labelledby="page-index-title">
      <h2 id="page-index-title">{FRAME.allPages}</h2>
      {kit && (
        <p className="kit">
          <a href={withBase(`/${KIT_FILE}`, base)}>{FRAME.downloadAll}</a> {FRAME.downloadHow}
        </p>
      )}
      <div className="page-index-guides">
        {index.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul className="plain">
              {links.map(({ text, to }) => (
                <li key={to}>
                  <a href={withBase(to, base)}>{text}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
