import type { Store } from './store.ts';
import { throttle } from './throttle.ts';

/** The position is looked at no more often than this. */
const CHECK_MS = 100;
/** Further down than this there is a way back. */
const THRESHOLD_PX = 300;

/** Keeps the store at whether the window is scrolled far down; the answer is right from the start. */
export function watchFarDown(
  win: { readonly scrollY: number; addEventListener: Window['addEventListener'] },
  isFarDown: Store<boolean>,
): void {
  const check = () => isFarDown.set(win.scrollY > THRESHOLD_PX);
  check();
  win.addEventListener('scroll', throttle(check, CHECK_MS), { passive: true });
}
