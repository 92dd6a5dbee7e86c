import { linkElement } from './routeClick.ts';

/** How long a pointer has to rest on a link to mean it. */
const INTENT_MS = 65;
/** Links in view that are fetched without any sign of the reader. */
const MAX_IN_VIEW = 4;
/** After an arrival the reader's first need, the page itself, comes first. */
const SETTLE_MS = 1000;

/** Links that lead on from an article, the likeliest first. */
const LIKELY_LINKS = '#content nav a[href], .content a[href]';

/** The part of `navigator.connection` that is looked at; not in every browser. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Fetches the page that a link leads to. */
export type Prefetch = (anchor: HTMLAnchorElement) => void;

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/**
 * Fetches pages before they are asked for: at the first sign of a reader's intent, and a few of those that links in view
 * lead to, when the browser has time and the reader does not save data. To be called after every arrival.
 */
export function prefetchAhead(prefetch: Prefetch): void {
  if (!isWatching) watchIntent(prefetch);
  isWatching = true;
  clearTimeout(timer);
  if (isSaving((navigator as { connection?: Connection }).connection)) return;
  timer = setTimeout(() => whenIdle(() => whenLinksSeen((links) => links.forEach(prefetch))), SETTLE_MS);
}

function watchIntent(prefetch: Prefetch): void {
  let intent: ReturnType<typeof setTimeout> | undefined;
  const onSign = ({ target }: Event) => {
    clearTimeout(intent);
    const anchor = linkElement(target);
    if (anchor) intent = setTimeout(() => prefetch(anchor), INTENT_MS);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
}

/** The browser tells what is in view when it knows: measuring here would lay out what is far below. */
function whenLinksSeen(task: (links: HTMLAnchorElement[]) => void): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const inView = entries.filter(({ isIntersecting }) => isIntersecting);
    task(inView.slice(0, MAX_IN_VIEW).map(({ target }) => target as HTMLAnchorElement));
  });
  for (const link of document.querySelectorAll(LIKELY_LINKS)) observer.observe(link);
}

function isSaving(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else task();
}
