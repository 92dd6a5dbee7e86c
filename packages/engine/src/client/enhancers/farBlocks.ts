import { whenIdle } from '../idle.ts';
import type { Enhancer } from './enhancer.ts';

/** What `prose.css` and `api.css` leave without a layout at first. */
const FAR = '.content > :is(.table-wrap, .steps, dl, div, details, figure):nth-child(n + 8), .api-operation';
/** Another block follows in the same turn only while the browser promises this much time. */
const ROOM_MS = 40;

/** Gives blocks far below the window their layout, one by one, in idle time; never above a place that was asked for. */
export const enhanceFarBlocks: Enhancer = (root, signal) => {
  const blocks = root.querySelectorAll<HTMLElement>(FAR);
  let laidOut = 0;
  signal.addEventListener('abort', () => {
    for (const block of blocks) block.style.contentVisibility = '';
  });
  if (root !== document) requestAnimationFrame(() => signal.aborted || hideBelow(blocks));
  whenIdle(function layOutNext(deadline) {
    do {
      const block =
        signal.aborted || 'whole' in document.documentElement.dataset ? undefined : blocks[laidOut++];
      if (block === undefined) return;
      block.style.contentVisibility = 'visible';
      // Forces the layout now, in this turn: with the next frame all would come in one.
      block.getBoundingClientRect();
    } while (deadline.timeRemaining() > ROOM_MS);
    whenIdle(layOutNext);
  });
};

/**
 * Keeps blocks below the window out of the frame that shows a new page: browsers lay out what is nearer than one and a
 * half windows (Chromium), twice the work for what nobody sees yet.
 */
function hideBelow(blocks: Iterable<HTMLElement>): void {
  if ('whole' in document.documentElement.dataset) return;
  const below = [...blocks].filter((block) => block.getBoundingClientRect().top > innerHeight);
  for (const block of below) block.style.contentVisibility = 'hidden';
  setTimeout(() => {
    for (const block of below) block.style.contentVisibility = '';
  });
}

/** `isPlace`: shown from a place further down, known once all above has its layout; `isNew`: was not on show. */
export function layOut(isPlace: boolean, isNew: boolean): void {
  if (isPlace || isNew) document.documentElement.toggleAttribute('data-whole', isPlace);
}
