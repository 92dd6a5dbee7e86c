import { withBase } from '../../core/address.ts';
import { SAID } from '../../core/strings.ts';
import type { Failure } from './router.ts';

/** Says something to those who do not see the page; waits for what is being said. */
export function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (region) region.textContent = text;
}

/**
 * Says that a page could not be fetched, and offers the plain way there; undefined takes it back. The page on show
 * stays.
 */
export function showNotice(failure: Failure | undefined, base: string): void {
  const place = document.querySelector('.load-notice-place');
  place?.replaceChildren(...(failure === undefined ? [] : [notice(failure, base)]));
}

function notice({ to, error }: Failure, base: string): HTMLElement {
  const box = document.createElement('p');
  box.className = 'custom-block danger load-notice';
  const words = document.createElement('span');
  const cause = document.createElement('small');
  cause.textContent = error.message;
  words.append(`${SAID.pageFailed} `, cause);
  const link = document.createElement('a');
  link.className = 'button';
  link.href = withBase(to, base);
  // A target leaves the click to the browser.
  link.target = '_self';
  link.textContent = SAID.tryAgain;
  box.append(words, link);
  return box;
}
