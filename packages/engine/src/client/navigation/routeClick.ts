import { withoutBase } from '../../core/address.ts';

/** What the decision looks at of a click. */
export type Click = Pick<
  MouseEvent,
  'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'
>;

/** What the decision looks at of a link. */
export type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'download' | 'rel'>;

/** Where the reader is, and what is known of the site. */
export interface Here {
  href: string;
  base: string;
  /** Whether a path, without base, is a page's; undefined when only the server knows. */
  isPage(path: string): boolean | undefined;
}

/** A place within the site. */
export interface Route {
  /** Path without base, as written. */
  path: string;
  search: string;
  hash: string;
}

/** What becomes of a click: the browser's business, a place on this page, or another page. */
export type ClickRoute = { type: 'leave' } | ({ type: 'same' | 'page' } & Route);

const LEAVE: ClickRoute = { type: 'leave' };

/** The last part of a path that looks like a file's, but not like a page's. */
const FILE_NAME = /\.(?!html$)\w{1,5}$/i;

/** Decides which clicks on links the router takes. */
export function routeClick(click: Click, link: Link, here: Here): ClickRoute {
  return isPlain(click) && !click.defaultPrevented ? routeLink(link, here) : LEAVE;
}

/** Other clicks mean another tab or window. */
export function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return !(button || altKey || ctrlKey || metaKey || shiftKey);
}

/** Where a link leads; any target, `_self` too, asks for a real load. */
export function routeLink(link: Link, here: Here): ClickRoute {
  if (link.download !== '' || link.target !== '' || /\bexternal\b/.test(link.rel)) return LEAVE;
  if (!URL.canParse(link.href)) return LEAVE;
  const current = new URL(here.href);
  const { origin, pathname, search, hash } = new URL(link.href);
  const path = origin === current.origin ? withoutBase(pathname, here.base) : undefined;
  if (path === undefined) return LEAVE;
  const route = { path, search, hash };
  if (pathname === current.pathname && search === current.search) return { type: 'same', ...route };
  const isPage = here.isPage(path);
  if (isPage === false || (isPage === undefined && FILE_NAME.test(path))) return LEAVE;
  return { type: 'page', ...route };
}

/** The link that an event happened in, if any. */
export function linkElement(target: EventTarget | null): HTMLAnchorElement | undefined {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  return anchor instanceof HTMLAnchorElement ? anchor : undefined;
}

/** How long a pointer has to rest on a link to mean it. */
const INTENT_MS = 65;

/** Fetches the page that a link leads to at a sign that the reader means it, unless the reader saves data. */
export function watchIntent(prefetch: (anchor: HTMLAnchorElement) => void): void {
  let intent: ReturnType<typeof setTimeout> | undefined;
  const onSign = ({ target }: Event) => {
    clearTimeout(intent);
    const anchor = linkElement(target);
    if (anchor && !isSaving()) intent = setTimeout(() => prefetch(anchor), INTENT_MS);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, onSign, { passive: true });
  }
}

/** Not every browser tells. */
function isSaving(): boolean {
  type Told = { connection?: { saveData: boolean; effectiveType: string } };
  const { connection } = navigator as Told;
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'));
}
