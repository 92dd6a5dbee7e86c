import { lazy, Suspense, useEffect, useState } from 'react';
import { type Sheet, takeSheets } from '../app/hooks.ts';

/** Fetches what opens over the page. */
export const loadSheets = () => import('./Sheets.tsx').then((m) => m.loadSheets());

const Sheets = lazy(loadSheets);

/** The search dialog or the help sheet, whichever is asked for. */
export function Shortcuts() {
  const [sheet, setSheet] = useState<Sheet>();
  useEffect(() => takeSheets(setSheet), []);
  return <Suspense>{sheet && <Sheets sheet={sheet} close={() => setSheet(undefined)} />}</Suspense>;
}
