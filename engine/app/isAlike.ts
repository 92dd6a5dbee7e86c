import type { PageData } from '../shared/types.ts';
import { hasContents } from './hasContents.ts';

/** Whether nothing differs that decides where an article stands, so that its text can be shown before the rest. */
export function isAlike(one: PageData, other: PageData): boolean {
  const [a, b] = [one, other].map((page) =>
    [
      page.layout,
      page.pageClass,
      page.edition,
      page.sidebar,
      hasContents(page),
      // The last is the page itself. On a phone the trail takes one line or two.
      ...page.breadcrumbs.slice(0, -1).map(({ text }) => text),
    ].join(),
  );
  return a === b;
}
