/** Time left in an idle moment, of 50 ms at most, that is still worth a block: the last may be long, and a key must not wait. */
const MIN_LEFT_MS = 30;
/** Where browsers do not tell when they are idle: time for one block after the other. */
const PAUSE_MS = 50;

/**
 * Gives a layout to what the first paint left out, block by block while the browser is idle, so that nothing moves when the
 * reader comes there. Ends by itself when the page is left.
 */
export function layOutRest(): void {
  const blocks = [...document.querySelectorAll('.content > *')];
  const next = (hasTime: () => boolean) => {
    do {
      const block = blocks.shift();
      if (block === undefined) return document.documentElement.toggleAttribute('data-whole', true);
      if (!block.isConnected) return;
      block.classList.add('laid-out');
      // Asking for its size is what makes the browser lay it out now.
      block.getBoundingClientRect();
    } while (hasTime());
    whenIdle(next);
  };
  if (!document.documentElement.hasAttribute('data-whole')) whenIdle(next);
}

function whenIdle(task: (hasTime: () => boolean) => void): void {
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback((deadline) => task(() => deadline.timeRemaining() > MIN_LEFT_MS));
  else setTimeout(() => task(() => false), PAUSE_MS);
}
