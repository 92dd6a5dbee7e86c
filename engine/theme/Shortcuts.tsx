import { type ComponentType, useEffect, useState } from 'react';
import { type Sheet, takeSheets, useSearch } from '../app/hooks.ts';

/** What opens over the page, as a component and what it is to show. */
interface Opened {
  Sheets: ComponentType<{ sheet: Sheet; close: () => void }>;
  sheet: Sheet;
}

/** Fetches what opens over the page. */
export const loadSheets = () => import('./Sheets.tsx').then((m) => m.loadSheets());

/** The search dialog or the help sheet, whichever is asked for. Not by `Suspense`, which waits before it shows anything. */
export function Shortcuts() {
  const [opened, setOpened] = useState<Opened>();
  const { start } = useSearch();
  useEffect(
    () =>
      takeSheets((sheet) => {
        // The index is on its way while the dialog is drawn, unless a service is asked instead.
        if (!__HOSTED__ && sheet === 'search') void start().then((search) => search?.load());
        loadSheets().then(
          (Sheets) => setOpened({ Sheets, sheet }),
          (error: unknown) => console.warn('Nothing opens.', error),
        );
      }),
    [start],
  );
  return opened && <opened.Sheets sheet={opened.sheet} close={() => setOpened(undefined)} />;
}
