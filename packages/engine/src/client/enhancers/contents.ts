import { ARRIVED, PAGE_SHOWN } from '../events.ts';
import { slugOf } from '../navigation/arrive.ts';
import { restingPlace, scroller, throttle } from '../navigation/scroll.ts';
import { bringIntoView } from '../sidebar.ts';

/** Lists of the page's headings: above the article, beside it, and in the sidebar. */
const LINKS = '.headings a';
/** The position is looked at no more often than this. */
const CHECK_MS = 300;
/** A heading is current from this far below its place, and ends to be as far above the next one's. */
const OFFSET_PX = 10;

/** Scroll position of the arrival: the address stays as it came until the reader scrolls on. */
let heldAt: number | undefined;

/** Marks the heading being read in every list of headings; the address follows. */
export function enhanceContents(): void {
  document.addEventListener(PAGE_SHOWN, () => {
    // The new page has no layout yet: it is looked at on arrival.
    heldAt = 0;
  });
  document.addEventListener(ARRIVED, ({ detail }: CustomEventInit<string>) => {
    const view = lookAtHeadings();
    heldAt = view.top;
    const isListed = view.headings.some(({ slug }) => slug === detail);
    markHeading(isListed ? detail : activeHeading(view));
  });
  // The browser scrolls to where the address leads, too: until the arrival is known, the address stays as it came.
  const follow = throttle(followHeadings, CHECK_MS);
  document.addEventListener(ARRIVED, () => addEventListener('scroll', follow, { passive: true }), {
    once: true,
  });
}

function followHeadings(): void {
  if (scroller.isMoving) return;
  const view = lookAtHeadings();
  if (heldAt !== undefined && Math.abs(view.top - heldAt) < OFFSET_PX) return;
  heldAt = undefined;
  const slug = activeHeading(view);
  if (slug === undefined) return;
  markHeading(slug);
  const named = view.top === 0 ? '' : slug;
  const { pathname, search } = location;
  if (named !== view.named)
    history.replaceState(history.state, '', pathname + search + (named === '' ? '' : `#${named}`));
}

/** What the rule looks at. */
export interface HeadingView {
  /** Scroll position. */
  top: number;
  /** True when the page cannot be scrolled further down. */
  isAtBottom: boolean;
  /** Headings in order, each with the scroll position at which it stands under the bar on top. */
  headings: readonly { slug: string; y: number }[];
  /** Slug that the address names now, '' for none. */
  named: string;
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

/**
 * Slug of the heading being read; undefined between two of them: what was current then stays.
 *
 * @example activeHeading({ top: 510, isAtBottom: false, headings: [{ slug: 'a', y: 500 }], named: '' }) // 'a'
 */
export function activeHeading({ top, isAtBottom, headings, named }: HeadingView): string | undefined {
  const index = headings.findIndex(({ y }, i) => {
    const next = headings[i + 1];
    const isReached = top >= y + OFFSET_PX && (next === undefined || top < next.y - OFFSET_PX);
    return isReached || (i === 0 && top === 0);
  });
  // A heading near the end never comes to the top: one that the address names wins.
  if (isAtBottom && headings.findIndex(({ slug }) => slug === named) > index) return undefined;
  return headings[index]?.slug;
}

function markHeading(slug: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const isActive = slugOf(link.hash) === slug;
    if (isActive === (link.ariaCurrent === 'location')) continue;
    link.ariaCurrent = isActive ? 'location' : null;
    const column = isActive ? link.closest('.contents') : null;
    if (column) requestAnimationFrame(() => bringIntoView(column, link));
  }
}
