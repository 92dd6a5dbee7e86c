import { scroller, throttle } from '../navigation/scroll.ts';

/** The position is looked at no more often than this. */
const CHECK_MS = 100;
/** Further down than this there is a way back. */
const THRESHOLD_PX = 300;

/** The button that leads back to the top comes up once the page is scrolled. */
export function enhanceBackToTop(): void {
  const check = () =>
    document.querySelector('.back-to-top')?.classList.toggle('shown', scrollY > THRESHOLD_PX);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.back-to-top')) scroller.glide(0);
  });
  addEventListener('scroll', throttle(check, CHECK_MS), { passive: true });
  // A reload may start further down; known once the page has a layout.
  requestAnimationFrame(check);
}
