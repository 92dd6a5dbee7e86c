import { SAID } from '../../core/strings.ts';
import { element } from '../element.ts';
import { isPlain } from '../navigation/routeClick.ts';
import { mayHardNavigate } from '../navigation/router.ts';
import { readStored, writeStored } from '../stored.ts';
import { mountIslandsIn } from './islands.ts';

type Sheet = 'search-dialog' | 'keyboard-help';

/** Where readers keep that they want no keys of one letter, which a voice or a tremor presses by accident. */
const SINGLE_KEYS = 'single-keys';

/** The dialogs of the frame, opened by a key anywhere, and the search also by a link to its page. */
export function enhanceDialogs(): void {
  addEventListener('keydown', (event) => openAsked(event, sheetOfKey(event)));
  // Before the router's own listener, which would go to the search page.
  addEventListener(
    'click',
    (event) => openAsked(event, isSearchClick(event) ? 'search-dialog' : undefined),
    true,
  );
  // A pointer on its way to the search: its scripts come ahead of it.
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, prepareSearch, { passive: true });
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.dialog')) watchDialog(dialog);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('.single-keys'))
      writeStored(SINGLE_KEYS, target.checked ? 'on' : 'off');
  });
}

function openAsked(event: Event, sheet: Sheet | undefined): void {
  const dialog = sheet && document.getElementById(sheet);
  if (!(dialog instanceof HTMLDialogElement) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  // Both dialogs have the same check boxes.
  for (const box of dialog.querySelectorAll<HTMLInputElement>('.single-keys input'))
    box.checked = !areSingleKeysOff();
  dialog.showModal();
  // Text typed while the scripts load stays in the field.
  dialog.querySelector<HTMLElement>('input[type="search"], button')?.focus();
  bringToLife(dialog);
}

function prepareSearch({ target }: Event): void {
  const dialog = document.getElementById('search-dialog');
  if (dialog instanceof HTMLDialogElement && target instanceof Element && target.closest('a.search-link'))
    bringToLife(dialog);
}

function bringToLife(dialog: HTMLDialogElement): void {
  dialog.querySelector('.search-failure')?.remove();
  mountIslandsIn(dialog, () => {
    if (dialog.open) offerSearchPage(dialog);
  });
}

/** No script has come that could answer: the page of the search asks for it anew, once, with what was typed. */
function offerSearchPage(dialog: HTMLDialogElement): void {
  const url = new URL(dialog.querySelector<HTMLAnchorElement>('.search-foot a')?.href ?? location.href);
  const query = dialog.querySelector('input')?.value ?? '';
  if (query !== '') url.searchParams.set('q', query);
  if (navigator.onLine && mayHardNavigate(url.href)) {
    location.assign(url.href);
    return;
  }
  dialog.append(element('p', { className: 'search-failure search-hints', role: 'alert' }, SAID.searchFailed));
}

/** The browser keeps the focus inside, and gives it back. */
function watchDialog(dialog: HTMLDialogElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // A search field would only be emptied by the first press.
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('click', (event) => {
    // At once: where a link leads on this page cannot have the focus while the dialog is open.
    if (closes(event, dialog)) dialog.close();
  });
  // The page below it goes back; on a phone, that is how readers leave a dialog. Without a state it only got a hash.
  addEventListener('popstate', ({ state }) => {
    if (state !== null && dialog.open) dialog.close();
  });
}

/** A click on the backdrop, which belongs to the dialog itself, on the closing button, or on a link that leads away. */
function closes(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { target } = event;
  if (target === dialog) return true;
  if (!(target instanceof Element)) return false;
  return target.closest('.dialog-close') !== null || (isPlain(event) && target.closest('a') !== null);
}

/** Keys of one letter are left alone while somebody types. */
function sheetOfKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): Sheet | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search-dialog' : undefined;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
    return undefined;
  if (areSingleKeysOff()) return undefined;
  if (key === '/' || key === 's') return 'search-dialog';
  return key === '?' ? 'keyboard-help' : undefined;
}

function areSingleKeysOff(): boolean {
  return readStored(SINGLE_KEYS) === 'off';
}

function isSearchClick(event: MouseEvent): boolean {
  return isPlain(event) && event.target instanceof Element && event.target.closest('a.search-link') !== null;
}
