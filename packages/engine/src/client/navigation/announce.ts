import { withBase } from '../../core/address.ts';
import { SAID } from '../../core/strings.ts';
import { element } from '../element.ts';
import type { Failure } from './router.ts';

/** Says something to those who do not see the page; waits for what is being said. */
export function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (region) region.textContent = text;
}

/** Says that a page could not be fetched, and offers the plain way there; undefined takes it back. */
export function showNotice(failure: Failure | undefined, base: string): void {
  const place = document.querySelector('.load-notice-place');
  place?.replaceChildren(...(failure === undefined ? [] : [notice(failure, base)]));
}

function notice({ to, error }: Failure, base: string): HTMLElement {
  const words = element('span', {}, `${SAID.pageFailed} `, element('small', {}, error.message));
  // A target leaves the click to the browser.
  const link = { className: 'button', href: withBase(to, base), target: '_self' };
  return element(
    'p',
    { className: 'custom-block danger load-notice' },
    words,
    element('a', link, SAID.tryAgain),
  );
}
