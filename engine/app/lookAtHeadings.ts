import type { PageData } from '../shared/types.ts';
import type { HeadingView } from './activeHeading.ts';
import { slugOf } from './arrive.ts';
import { restingPlace } from './scroll.ts';

/** Measures where the headings of a page stand that its lists of headings show. */
export function lookAtHeadings({ headings, depth }: PageData): HeadingView {
  const top = Math.max(0, scrollY);
  return {
    top,
    isAtBottom: top + innerHeight >= document.documentElement.scrollHeight - 1,
    headings: headings.flatMap(({ level, slug }) => {
      const element = level <= depth + 1 ? document.getElementById(slug) : null;
      return element ? [{ slug, y: restingPlace(element) }] : [];
    }),
    named: slugOf(location.hash),
  };
}
