import { useBackToTop } from '../app/hooks.ts';
import './BackToTop.css';

/** Comes up once the page is scrolled; out of sight it takes no focus either. */
export function BackToTop() {
  const { shown, scrollToTop } = useBackToTop();
  return (
    <button
      className={shown ? 'back-to-top scripted shown' : 'back-to-top scripted'}
      type="button"
      aria-label="Back to top"
      onClick={scrollToTop}
    >
      <span className="icon icon-arrow-up" aria-hidden="true" />
    </button>
  );
}
