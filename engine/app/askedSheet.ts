/** What opens over the page by a key anywhere, or by a click on the way to the search page. */
export type Sheet = 'search' | 'help';

/** Opens sheets; undefined before the shell is there, null when it will never be. */
let opener: ((sheet: Sheet) => void) | undefined | null;
/** Asked for before the shell was there. */
let early: Sheet | undefined;

/** Begins to answer keys and clicks; what comes before the shell waits for it. */
export function watchSheets(): void {
  addEventListener('keydown', (event) => ask(event, sheetOfKey(event)));
  // Before the router's own listener, which would go to the search page.
  addEventListener('click', (event) => ask(event, sheetOfClick(event)), true);
}

/** Hands over what opens sheets; returns what ends that. */
export function takeSheets(open: (sheet: Sheet) => void): () => void {
  opener = open;
  if (early) open(early);
  early = undefined;
  return dropSheets;
}

/** Leaves keys and links to the browser, that of a search asked for already too. */
export function dropSheets(): void {
  opener = null;
  if (early === 'search') document.querySelector<HTMLElement>('.search-link')?.click();
}

function ask(event: Event, sheet: Sheet | undefined): void {
  if (!sheet || opener === null || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  if (opener) opener(sheet);
  else early = sheet;
}

/** Keys of one letter are left alone while somebody types. */
function sheetOfKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): Sheet | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : undefined;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
    return undefined;
  if (areOff()) return undefined;
  if (key === '/' || key === 's') return 'search';
  return key === '?' ? 'help' : undefined;
}

/** Whether the reader turned off keys of one letter, which a voice or a tremor presses by accident. */
function areOff(): boolean {
  try {
    return localStorage.getItem('single-keys') === 'off';
  } catch {
    return false;
  }
}

/** Other clicks than plain ones mean another tab or window. */
function sheetOfClick({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): Sheet | undefined {
  const isPlain = !(button || altKey || ctrlKey || metaKey || shiftKey);
  return isPlain && target instanceof Element && target.closest('a.search-link') ? 'search' : undefined;
}
