import { linkElement } from './routeClick.ts';
import type { LateSearch } from './searchTypes.ts';

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

/** What can be fetched ahead of a reader. */
export interface Ahead {
  /** Fetches the page that a link leads to. */
  prefetch(anchor: HTMLAnchorElement): void;
  /** Fetches what opens over the page. */
  loadAhead(): Promise<unknown>;
  search: LateSearch;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/**
 * Fetches pages before they are asked for: at the first sign of a reader's intent, and a few of those that links in view
 * lead to, when the browser has time and the reader does not save data; then what searches. To be called after every
 * arrival.
 */
export function prefetchAhead(ahead: Ahead): void {
  if (!isWatching) watchIntent(ahead);
  isWatching = true;
  clearTimeout(timer);
  if (isSaving((navigator as { connection?: Connection }).connection)) return;
  const fetchSome = () => {
    whenLinksSeen((links) => links.forEach(ahead.prefetch));
    whenIdle(() => prepareSearch(ahead));
  };
  timer = setTimeout(() => whenIdle(fetchSome), SETTLE_MS);
}

/** All but the index; a failure shows when the reader searches. */
function prepareSearch({ search, loadAhead }: Ahead): void {
  void search.start();
  loadAhead().catch(() => {});
}

function watchIntent({ prefetch, search }: Ahead): void {
  let intent: ReturnType<typeof setTimeout> | undefined;
  const onSign = ({ target }: Event) => {
    clearTimeout(intent);
    const anchor = linkElement(target);
    // A click on the way to the search opens it over the page as a rule.
    if (!__HOSTED__ && anchor?.rel === 'search') void search.start().then((client) => client?.load());
    else if (anchor) intent = setTimeout(() => prefetch(anchor), INTENT_MS);
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
