import { prepareAnnouncer } from './announce.ts';
import { dropSheets, watchSheets } from './askedSheet.ts';
import { copyCode } from './copyCode.ts';
import { watchMenus } from './menus.ts';
import { restoreScroll } from './restoreScroll.ts';
import { toggleScheme } from './scheme.ts';

/** The entry of every document: makes static HTML handy at once, and fetches the rest when the browser has time. */

/** Signs that a reader is there; whichever comes first starts the shell. */
const FIRST_MOVES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'];

/** Where browsers do not tell when they are idle: late enough for the first paint. */
const IDLE_FALLBACK_MS = 1500;

function start(): void {
  restoreScroll();
  prepareAnnouncer();
  watchMenus();
  watchSheets();
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('.code-copy, .scheme-toggle');
    if (button?.matches('.code-copy')) void copyCode(button);
    else if (button) toggleScheme();
  });
  whenFirstNeeded(loadShell);
}

/** Calls once: at idle after the first paint, or at the reader's first move. */
function whenFirstNeeded(task: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    for (const move of FIRST_MOVES) removeEventListener(move, once, true);
    task();
  };
  for (const move of FIRST_MOVES) addEventListener(move, once, { capture: true, passive: true });
  // Two frames: in the second, the first has been painted.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(once);
      else setTimeout(once, IDLE_FALLBACK_MS);
    }),
  );
}

function loadShell(): void {
  // Whatever hinders it, hinders the shell too.
  import('./framework.ts').catch(() => {});
  import('./shell.tsx')
    // A task of its own, as React's and the shell's files have: no key waits for all three.
    .then((m) => new Promise((resolve) => setTimeout(() => resolve(m.startShell()))))
    .catch((error: unknown) => {
      dropSheets();
      console.warn('The page stays as it is, links load fully.', error);
    });
}

start();
