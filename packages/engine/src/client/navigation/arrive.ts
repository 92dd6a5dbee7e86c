import { decodePath } from '../../core/address.ts';
import { layOut } from '../enhancers/farBlocks.ts';
import { ARRIVED, emit } from '../events.ts';
import type { Arrival } from './router.ts';
import { restingPlace, scroller } from './scroll.ts';

/** Scrolls to where the address leads; at the start the browser has done so. `settle`: see the router. */
export function arrive({ type, hash, scrollY }: Arrival, settle: () => void): void {
  const slug = slugOf(hash);
  const target = type === 'start' ? undefined : targetOf(slug);
  if (type === 'start' && hash.includes('?')) targetOf(slug)?.scrollIntoView();
  if (type !== 'start') layOut(target !== undefined || Boolean(scrollY), type === 'page');
  const finish = () => {
    if (scrollY === undefined && target) settle();
    emit(ARRIVED, slug);
  };
  // Measured when the browser has laid out the page anyway.
  if (type === 'start') requestAnimationFrame(() => setTimeout(() => emit(ARRIVED, slug)));
  else if (type === 'page' && !target && !scrollY) scroller.jump(0);
  else if (scrollY !== undefined || type === 'page') {
    scroller.jump(scrollY ?? (target ? restingPlace(target) : 0));
    finish();
  } else {
    // Further down than the window can go, it would stop early and wait for the rest of the time.
    scroller.glide(
      target ? Math.min(restingPlace(target), document.documentElement.scrollHeight - innerHeight) : 0,
      finish,
    );
  }
}

/** Moves the focus to where reading goes on, so that the keyboard and a screen reader go along. */
export function moveFocus(hash: string): void {
  const element = targetOf(slugOf(hash)) ?? startOf();
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * The slug that a hash names; a tool below the heading may keep what was entered behind it.
 *
 * @example slugOf('#caf%C3%A9?size=2') // 'café'
 */
export function slugOf(hash: string): string {
  return decodePath(hash.slice(1).replace(/\?.*/s, ''));
}

/** The element a slug names, brought to light if it lies in something folded or scrolled away. */
function targetOf(slug: string): HTMLElement | undefined {
  const target = slug === '' ? null : document.getElementById(slug);
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
  // A long table scrolls in a box of its own.
  const box = target?.closest<HTMLElement>('.table-wrap');
  if (target && box && box.scrollHeight > box.clientHeight)
    box.scrollTop = target.offsetTop - Number.parseFloat(getComputedStyle(box).scrollPaddingTop);
  return target ?? undefined;
}

function startOf(): HTMLElement | undefined {
  return (
    document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content') ?? undefined
  );
}
