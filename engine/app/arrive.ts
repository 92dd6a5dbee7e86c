import { decodePath } from '../shared/address.ts';
import { announce } from './announce.ts';
import type { Arrival } from './router.ts';
import { restingPlace, type Scroller } from './scroll.ts';

/** What an arrival works with. */
export interface ArriveParts {
  scroller: Scroller;
  /** Marks the heading being read, given the one that the address names. */
  markHeading(slug: string): void;
  /** Tells the browser what the hash names. */
  settle(): void;
  /** Title of the page on show. */
  title: string;
}

/** Scrolls to where the address leads, and moves the focus there, so that the keyboard and a screen reader go along. */
export function arrive({ type, hash, scrollY }: Arrival, parts: ArriveParts): void {
  const { scroller, markHeading } = parts;
  const slug = slugOf(hash);
  const target = targetOf(slug);
  if (type === 'start') {
    markHeading(slug);
    return;
  }
  if (type === 'page') announce(parts.title);
  if (scrollY === undefined || type === 'page') focus(target ?? startOf());
  if (scrollY !== undefined) scroller.jump(scrollY);
  else if (type === 'page') scroller.jump(target ? restingPlace(target) : 0);
  else scroller.glide(target ? restingPlace(target) : 0, finish);
  markHeading(slug);
  if (!scroller.isMoving) finish();

  function finish(): void {
    if (scrollY === undefined && target) parts.settle();
    markHeading(slug);
  }
}

/**
 * The slug that a hash names.
 *
 * @example slugOf('#caf%C3%A9') // 'café'
 */
export function slugOf(hash: string): string {
  return decodePath(hash.slice(1));
}

/** The element a slug names, brought to light if it lies in something folded. */
function targetOf(slug: string): HTMLElement | undefined {
  const target = slug === '' ? null : document.getElementById(slug);
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
  return target ?? undefined;
}

/** Where reading a page begins. */
function startOf(): HTMLElement | undefined {
  return (
    document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content') ?? undefined
  );
}

function focus(element: HTMLElement | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
