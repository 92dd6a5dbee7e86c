/** Duration of a smooth scroll. */
export const SMOOTH_SCROLL_MS = 468;

/** Moves of a reader that end a scroll of ours. */
const READER_MOVES = ['wheel', 'touchstart', 'keydown'];

/** Eases in and out: share of the way at share `k` of the time. */
function easeScroll(k: number): number {
  return 0.5 * (1 - Math.cos(Math.PI * k));
}

/** Scrolls the window, smoothly where the reader's system allows it. */
export class Scroller {
  /** Number of the latest scroll; an older one stops. */
  #latest = 0;
  isMoving = false;

  jump(top: number): void {
    this.#latest++;
    this.isMoving = false;
    // With both named, browsers know the page's origin without a layout.
    scrollTo({ left: 0, top, behavior: 'instant' });
  }

  /** Goes there in `SMOOTH_SCROLL_MS`; `then` is called on arrival, not when the reader takes over. */
  glide(top: number, then: () => void = () => {}): void {
    const from = scrollY;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || top === from) {
      this.jump(top);
      then();
      return;
    }
    const ticket = ++this.#latest;
    const stop = () => {
      if (ticket === this.#latest) this.isMoving = false;
      for (const move of READER_MOVES) removeEventListener(move, stop);
    };
    for (const move of READER_MOVES) addEventListener(move, stop, { passive: true });
    this.isMoving = true;
    let start: number | undefined;
    const step = (now: number) => {
      if (ticket !== this.#latest || !this.isMoving) return stop();
      start ??= now;
      const k = Math.min((now - start) / SMOOTH_SCROLL_MS, 1);
      scrollTo({ left: 0, top: from + (top - from) * easeScroll(k), behavior: 'instant' });
      if (k < 1) requestAnimationFrame(step);
      else {
        stop();
        then();
      }
    };
    requestAnimationFrame(step);
  }
}

/** Scroll position that brings an element under the bar; near the end of a page, further than the window goes. */
export function restingPlace(element: Element): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return Math.max(0, element.getBoundingClientRect().top + scrollY - padding - margin);
}

/** Scrolls the reader's window. */
export const scroller = new Scroller();

/** What we write into the state of a history entry. */
export interface EntryState {
  /** Which entry it is. */
  key?: string | undefined;
  /** Where the reader was when they left. */
  scrollY?: number | undefined;
  /** Words to mark, when a search led here. */
  highlight?: string | undefined;
}

/** The state of the current history entry, also when other code wrote it. */
export function entryState(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Brings the reader back to where they left an entry of another document, in which scrolling was left to us. */
export function restoreScroll(): void {
  const { scrollY: saved } = entryState();
  if (saved !== undefined && history.scrollRestoration === 'manual' && scrollY === 0) scrollTo(0, saved);
}

/**
 * The task, run at most once per interval: at the first call, and at the end of the interval if more calls came.
 *
 * @example addEventListener('scroll', throttle(check, 100))
 */
export function throttle(task: () => void, intervalMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;
  const run = () => {
    isAskedAgain = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAskedAgain) run();
    }, intervalMs);
    task();
  };
  return () => {
    if (timer === undefined) run();
    else isAskedAgain = true;
  };
}
