import { ARRIVED, PAGE_SHOWN } from '../events.ts';
import { slugOf } from '../navigation/arrive.ts';
import { restingPlace, scroller } from '../navigation/scroll.ts';
import { bringIntoView } from '../sidebar.ts';
import { HeadingFollower, type HeadingView } from './activeHeading.ts';

/** Lists of the page's headings: above the article, beside it, and in the sidebar. */
const LINKS = '.headings a';

/** Marks the heading being read in every list of headings; the address follows. */
export function enhanceContents(): void {
  const follower = new HeadingFollower({
    look: lookAtHeadings,
    isScrolling: () => scroller.isMoving,
    mark: markHeading,
    replaceHash: (slug) => {
      const { pathname, search } = location;
      history.replaceState(history.state, '', pathname + search + (slug === '' ? '' : `#${slug}`));
    },
  });
  document.addEventListener(PAGE_SHOWN, () => follower.beginAtTop());
  document.addEventListener(ARRIVED, ({ detail }: CustomEventInit<string>) => follower.arrive(detail ?? ''));
  addEventListener('scroll', follower.onScroll, { passive: true });
}

/** Measures where the headings stand that the lists show. */
function lookAtHeadings(): HeadingView {
  const top = Math.max(0, scrollY);
  const slugs = new Set(
    [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].map(({ hash }) => slugOf(hash)),
  );
  return {
    top,
    isAtBottom: top + innerHeight >= document.documentElement.scrollHeight - 1,
    headings: [...slugs].flatMap((slug) => {
      const element = document.getElementById(slug);
      // A section that has no layout yet would get one for its heading to be measured.
      return element ? [{ slug, y: restingPlace(element.closest('section') ?? element) }] : [];
    }),
    named: slugOf(location.hash),
  };
}

function markHeading(slug: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const isActive = slug !== '' && slugOf(link.hash) === slug;
    if (isActive === (link.ariaCurrent === 'location')) continue;
    link.ariaCurrent = isActive ? 'location' : null;
    const column = isActive ? link.closest('.contents') : null;
    if (column) requestAnimationFrame(() => bringIntoView(column, link));
  }
}
