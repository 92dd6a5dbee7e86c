import { withBase } from '../core/address.ts';
import type { PageHead } from '../core/types.ts';
import type { LoadedPage } from './navigation/pages.ts';
import { readStored, writeStored } from './stored.ts';
import { parseTrusted } from './trusted.ts';

/** The element that holds the list of pages, and on narrow windows is the drawer. */
function sidebarPlace(): HTMLElement | null {
  return document.getElementById('sidebar');
}

function shownNav(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#sidebar > .sidebar-nav');
}

/** Lists of guides that the reader has left, with their groups as they were; the headings of a page have no guide. */
const left = new Map<string | undefined, HTMLElement>();

/** Shows the list beside a page that is in the document already: its guide's, with a mark, or its own headings. */
export function showSidebar({ page, sidebar }: LoadedPage, base: string): void {
  const place = sidebarPlace();
  if (place === null) return;
  document.querySelector('.frame')?.classList.toggle('has-sidebar', page.sidebar !== false);
  place.classList.toggle('drawer-only', page.sidebar === false);
  const before = shownNav();
  const stays = page.sidebar === true && before?.dataset.guide === page.guide;
  if (!stays) {
    if (before) leave(before, place);
    if (page.sidebar === false) return;
    const known = page.sidebar === true ? left.get(page.guide) : undefined;
    place.append(known ?? parseTrusted(sidebar ?? ''));
  }
  markEntry(page, base);
  if (page.sidebar === true && !stays) restoreSidebar();
  keepEntryInView();
}

/** Opens and closes the groups as the reader left them in an earlier visit, and goes to where the list was scrolled. */
function restoreSidebar(): void {
  const nav = shownNav();
  const place = sidebarPlace();
  if (!nav || !place) return;
  const chosen = readGroups(nav);
  for (const group of nav.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
    const isOpen = chosen[group.dataset.group ?? ''];
    if (isOpen !== undefined) group.open = isOpen;
  }
  openAround(currentEntry(nav));
  requestAnimationFrame(() => openWhatFits(nav, place, chosen));
  const top = readStored(placeKey(nav), 'sessionStorage');
  if (top !== undefined) place.scrollTop = Number(top);
}

/** Opens the groups that the reader has not closed, where the whole list then still fits into the window. */
function openWhatFits(nav: HTMLElement, place: HTMLElement, chosen: Record<string, boolean>): void {
  // A drawer that is closed has no height.
  if (place.clientHeight === 0) return;
  const closed = [...nav.querySelectorAll<HTMLDetailsElement>('details[data-group]:not([open])')].filter(
    ({ dataset }) => chosen[dataset.group ?? ''] === undefined,
  );
  const [row] = nav.querySelectorAll<HTMLElement>('details[data-group] > summary');
  if (row === undefined) return;
  const entries = closed.reduce((sum, group) => sum + group.querySelectorAll('.sidebar-link').length, 0);
  // Computed from one row: opening them to measure would lay out the whole list twice.
  const height = nav.offsetHeight + entries * row.offsetHeight;
  if (height <= place.clientHeight) for (const group of closed) group.open = true;
}

/** Remembers which groups the reader opens and closes, and where the list is scrolled. */
function watchSidebar(): void {
  sidebarPlace()?.addEventListener('click', ({ target }) => {
    const group = target instanceof Element ? target.closest('summary')?.parentElement : undefined;
    const nav = shownNav();
    if (!(group instanceof HTMLDetailsElement) || group.dataset.group === undefined || !nav) return;
    // The click changes it after this.
    const chosen = { ...readGroups(nav), [group.dataset.group]: !group.open };
    writeStored(groupsKey(nav), JSON.stringify(chosen), 'sessionStorage');
  });
  addEventListener('pagehide', () => {
    const nav = shownNav();
    const place = sidebarPlace();
    if (nav && place) savePlace(nav, place);
  });
}

/** Scrolls the list, and only the list, so that the current entry is in its middle, unless it is in view already. */
function keepEntryInView(): void {
  // With the next frame, for which the browser measures anyway: measuring now would delay the page itself.
  requestAnimationFrame(() => {
    const place = sidebarPlace();
    const entry = currentEntry(shownNav());
    if (place && entry) bringIntoView(place, entry);
  });
}

/** Room above and below an entry that is in view. */
const MARGIN_PX = 48;

/** Scrolls a list so that an entry is in its middle, unless it is in view already. */
export function bringIntoView(list: Element, entry: Element): void {
  const box = list.getBoundingClientRect();
  const at = entry.getBoundingClientRect();
  if (at.height === 0) return;
  if (at.top >= box.top + MARGIN_PX && at.bottom <= box.bottom - MARGIN_PX) return;
  list.scrollTop += (at.top + at.bottom - box.top - box.bottom) / 2;
}

function leave(nav: HTMLElement, place: HTMLElement): void {
  savePlace(nav, place);
  left.set(nav.dataset.guide, nav);
  nav.remove();
}

/** Moves the mark to the entry of a page, with its headings below it, and opens the groups around it. */
function markEntry(page: PageHead, base: string): void {
  const nav = shownNav();
  if (nav === null) return;
  nav.querySelector('.sidebar-headings')?.remove();
  currentEntry(nav)?.removeAttribute('aria-current');
  const href = withBase(page.address, base);
  const entry = [...nav.querySelectorAll('.sidebar-link')].find((link) => link.getAttribute('href') === href);
  if (entry === undefined) return;
  entry.setAttribute('aria-current', 'page');
  const headings = document.querySelector('.contents-fold .headings')?.cloneNode(true);
  if (headings instanceof Element) {
    headings.classList.add('sidebar-headings');
    entry.after(headings);
  }
  openAround(entry);
}

function currentEntry(nav: HTMLElement | null): Element | null | undefined {
  return nav?.querySelector('.sidebar-link[aria-current="page"]');
}

function openAround(entry: Element | null | undefined): void {
  for (let group = entry?.closest('details'); group; group = group.parentElement?.closest('details'))
    group.open = true;
}

const groupsKey = (nav: HTMLElement) => `sidebar:${nav.dataset.guide}`;
const placeKey = (nav: HTMLElement) => `sidebar-place:${nav.dataset.guide}`;

function savePlace(nav: HTMLElement, place: HTMLElement): void {
  writeStored(placeKey(nav), String(place.scrollTop), 'sessionStorage');
}

/** Path of a group -> whether the reader left it open. */
function readGroups(nav: HTMLElement): Record<string, boolean> {
  return JSON.parse(readStored(groupsKey(nav), 'sessionStorage') ?? '{}');
}

/** The list of pages is as the reader left it. */
export function enhanceSidebar(): void {
  restoreSidebar();
  watchSidebar();
  keepEntryInView();
}
