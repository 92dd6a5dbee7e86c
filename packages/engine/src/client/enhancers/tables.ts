import type { Enhancer } from './enhancer.ts';

/** What may be wider or higher than its box, and scrolls in it then. */
const BOXES = '.content :is(.table-wrap, pre)';

/**
 * Makes a table or a block of code that does not fit its box a stop of the Tab key, so that the arrow keys scroll it; the
 * box of such a table is a region with a name. What fits is no stop.
 */
export const enhanceTables: Enhancer = (root) => {
  const boxes = root.querySelectorAll<HTMLElement>(BOXES);
  if (boxes.length === 0) return undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markScroller(target as HTMLElement);
  });
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
};

function markScroller(box: HTMLElement): void {
  const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
  if (scrolls === box.hasAttribute('tabindex')) return;
  const { label } = box.dataset;
  const marks = { tabindex: '0', ...(label !== undefined && { role: 'region', 'aria-label': label }) };
  for (const [name, value] of Object.entries(marks)) {
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}
