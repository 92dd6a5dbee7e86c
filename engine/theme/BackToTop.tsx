import { useBackToTop } from '../app/hooks.ts';
import './BackToTop.css';

/** Comes up once the page is scrolled; out of sight it takes no focus either. */
export function BackToTop() {
  const { shown, scrollToTop } = useBackToTop();
  return (
    <button
      className={`icon-button back-to-top scripted${shown ? ' shown' : ''}`}
      type="button"
      aria-label="Back to top"
      onClick={scrollToTop}
    />
  );
}
