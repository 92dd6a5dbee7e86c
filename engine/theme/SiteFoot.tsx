import { useSite } from '../app/hooks.ts';
import { withBase } from '../shared/address.ts';
import { SocialLinks } from './SocialLinks.tsx';
import './SiteFoot.css';

/** Credit, index and profiles, below every page. */
export function SiteFoot() {
  const site = useSite();
  return (
    <footer className="site-foot">
      <div className="site-foot-inner">
        <p>{site.footer}</p>
        <ul className="plain">
          <li>
            <a href={withBase('/search', site.base)}>All pages</a>
          </li>
          <SocialLinks />
        </ul>
      </div>
    </footer>
  );
}
