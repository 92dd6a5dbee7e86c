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
    markScrollers([...document.querySelectorAll(BOXES)]);
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
  const observer = new ResizeObserver((entries) =>
    markScrollers(entries.map(({ target }) => (isBar(target) ? target.nextElementSibling : target))),
  );
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

/** Measures all boxes before it changes one: the page would be laid out anew for what is measured after a change. */
function markScrollers(elements: readonly (Element | null)[]): void {
  const boxes = elements.filter((element) => element instanceof HTMLElement);
  for (const box of boxes) box.classList.remove('wrapped');
  const measured = boxes.map((box) => ({
    box,
    isLong: box.scrollWidth > box.clientWidth,
    scrolls: scrolls(box),
  }));
  for (const { box, isLong, scrolls: scrolled } of measured) {
    const bar = box.previousElementSibling;
    const wraps = isBar(bar) && isLong && isWrapping();
    if (isBar(bar)) markLong(bar, isLong);
    if (wraps) box.classList.add('wrapped');
    markStop(box, wraps ? scrolls(box) : scrolled);
  }
}

function scrolls(box: HTMLElement): boolean {
  return box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
}

function markLong(bar: HTMLElement, isLong: boolean): void {
  const button = bar.querySelector('.code-wrap') ?? (isLong ? addSwitch(bar) : null);
  button?.toggleAttribute('hidden', !isLong);
  button?.setAttribute('aria-pressed', String(isWrapping()));
}

function markStop(box: HTMLElement, isStop: boolean): void {
  if (isStop === box.hasAttribute('tabindex')) return;
  const { label } = box.dataset;
  const marks = { tabindex: '0', ...(label !== undefined && { role: 'region', 'aria-label': label }) };
  for (const [name, value] of Object.entries(marks)) {
    if (isStop) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}

function addSwitch(bar: HTMLElement): HTMLElement {
  const button = element('button', { type: 'button', className: 'code-wrap' }, WRAP);
  return bar.insertBefore(button, bar.querySelector('.code-copy'));
}
