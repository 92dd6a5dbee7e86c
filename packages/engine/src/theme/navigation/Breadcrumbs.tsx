import { withBase } from '../../core/address.ts';
import { FRAME } from '../../core/strings.ts';
import { usePage, useSite } from '../layout/context.ts';

/** The way from the guide to this page. The page itself is left to the heading below. */
export function Breadcrumbs() {
  const { base } = useSite();
  const page = usePage();
  const trail = page.breadcrumbs.filter(({ to }) => to !== page.address);
  if (trail.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={FRAME.breadcrumbs}>
      <ol className="plain">
        {trail.map(({ text, to }) => (
          <li key={text}>{to === undefined ? text : <a href={withBase(to, base)}>{text}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
