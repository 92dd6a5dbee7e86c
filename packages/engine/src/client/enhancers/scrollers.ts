import { WRAP } from '../../core/strings.ts';
import { element } from '../element.ts';
import { readStored, writeStored } from '../stored.ts';
import type { Enhancer } from './enhancer.ts';

/** What may be wider or higher than its box, and scrolls in it then; islands belong to React. */
const BOXES = '.content :is(.table-wrap, pre):not([data-island] *)';
/** Whether long lines of code wrap, for as long as the tab is open. */
const WRAP_KEY = 'wrap';

/** Hears a click on the switch of any block, which wraps or unwraps the long lines of all. */
export function enhanceWrapping(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement && target.matches('.code-wrap'))) return;
    const before = target.getBoundingClientRect().top;
    writeStored(WRAP_KEY, isWrapping() ? '' : 'on', 'sessionStorage');
    for (const box of document.querySelectorAll<HTMLElement>(BOXES)) markScroller(box);
    // Blocks further up have changed their height, too.
    scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}

/**
 * Makes a table or a block of code that does not fit its box a stop of the Tab key, so that the arrow keys scroll it;
 * the box of such a table is a region with a name. What fits is no stop. Code with long lines gets its switch.
 */
export const enhanceScrollers: Enhancer = (root, signal) => {
  const boxes = root.querySelectorAll<HTMLElement>(BOXES);
  if (boxes.length === 0) return;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markScroller(isBar(target) ? target.nextElementSibling : target);
  });
  // The bar of a block is as wide as its code, and keeps its height when that wraps.
  for (const box of boxes)
    observer.observe(isBar(box.previousElementSibling) ? box.previousElementSibling : box);
  signal.addEventListener('abort', () => observer.disconnect());
};

function isBar(element: Element | null): element is HTMLElement {
  return element?.matches('.code-bar') ?? false;
}

function isWrapping(): boolean {
  return readStored(WRAP_KEY, 'sessionStorage') === 'on';
}

function markScroller(box: Element | null): void {
  if (!(box instanceof HTMLElement)) return;
  const bar = box.previousElementSibling;
  box.classList.remove('wrapped');
  if (isBar(bar)) {
    const isLong = box.scrollWidth > box.clientWidth;
    const button = bar.querySelector('.code-wrap') ?? (isLong ? addSwitch(bar) : null);
    button?.toggleAttribute('hidden', !isLong);
    button?.setAttribute('aria-pressed', String(isWrapping()));
    box.classList.toggle('wrapped', isLong && isWrapping());
  }
  const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
  if (scrolls === box.hasAttribute('tabindex')) return;
  const { label } = box.dataset;
  const marks = { tabindex: '0', ...(label !== undefined && { role: 'region', 'aria-label': label }) };
  for (const [name, value] of Object.entries(marks)) {
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}

function addSwitch(bar: HTMLElement): HTMLElement {
  const button = element('button', { type: 'button', className: 'code-wrap' }, WRAP);
  return bar.insertBefore(button, bar.querySelector('.code-copy'));
}
