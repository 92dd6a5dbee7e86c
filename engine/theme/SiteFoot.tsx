import './SiteFoot.css';
import { StaticPart } from './StaticPart.tsx';

/** Credit, index and profiles, below every page. */
export function SiteFoot() {
  return <StaticPart as="footer" name="foot" className="site-foot" />;
}
