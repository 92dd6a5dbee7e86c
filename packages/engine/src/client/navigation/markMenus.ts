import { withBase } from '../../core/address.ts';
import type { PageData } from '../../core/types.ts';

/** Marks the links to the current page and the menus that contain them, as `NavMenus` does at build. */
export function markMenus(
  nav: HTMLElement,
  { address, navLink, guide }: Pick<PageData, 'address' | 'navLink' | 'guide'>,
  base: string,
): void {
  const here = withBase(address, base);
  const near = navLink === undefined ? undefined : withBase(navLink, base);
  for (const link of nav.querySelectorAll('a')) {
    const to = link.getAttribute('href');
    const isAround = to === near || link.dataset.folder === guide;
    link.ariaCurrent = to === here ? 'page' : isAround ? 'true' : null;
  }
  for (const menu of nav.querySelectorAll('details')) {
    const isCurrent = menu.dataset.folder === guide || menu.querySelector('a[aria-current]') !== null;
    const summary = menu.querySelector('summary');
    if (summary) summary.ariaCurrent = isCurrent ? 'true' : null;
  }
}
