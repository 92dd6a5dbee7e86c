import { lazy, Suspense, useEffect, useState } from 'react';

// Each comes with its style sheet, which no page needs otherwise.
const SearchDialog = lazy(() => import('./loadSearchDialog.ts').then((m) => m.loadSearchDialog()));
const KeyboardHelp = lazy(() => import('./loadKeyboardHelp.ts').then((m) => m.loadKeyboardHelp()));

type Sheet = 'search' | 'help';

/** Opens the search dialog and the help sheet: by key anywhere, or by a click on a link to the search page. */
export function Shortcuts() {
  const [sheet, setSheet] = useState<Sheet>();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = sheetFor(event);
      if (asked === undefined || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setSheet(asked);
    };
    // Before the router's own listener, which would go to the search page.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a.search-link');
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setSheet('search');
    };
    const onFollow = (event: MouseEvent) => {
      if (!isPlainClick(event) || !(event.target instanceof Element)) return;
      if (event.target.closest('dialog a')) setSheet(undefined);
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('click', onClick, true);
    addEventListener('click', onFollow);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('click', onClick, true);
      removeEventListener('click', onFollow);
    };
  }, []);
  const close = () => setSheet(undefined);
  return (
    <Suspense fallback={null}>
      {sheet === 'search' ? <SearchDialog close={close} /> : null}
      {sheet === 'help' ? <KeyboardHelp close={close} /> : null}
    </Suspense>
  );
}

/** False for clicks that mean another tab or window. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Keys of one letter are left alone while somebody types. */
function sheetFor(event: KeyboardEvent): Sheet | undefined {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') return 'search';
  const isTyping =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === '/' || event.key === 's') return 'search';
  return event.key === '?' ? 'help' : undefined;
}
