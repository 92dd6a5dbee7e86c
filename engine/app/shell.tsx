import { type ComponentType, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { islands } from '../theme/islands/index.ts';
import { Layout } from '../theme/Layout.tsx';
import { layouts } from '../theme/layouts.ts';
import { loadSheets } from '../theme/Shortcuts.tsx';
import { App } from './app.ts';
import type { ComponentEntry } from './components.ts';
import { Contents } from './contents.ts';
import { watchSite } from './devUpdates.ts';
import { type FirstPage, readFirstPage } from './firstPage.ts';
import { RuntimeContext, SiteContext } from './hooks.ts';
import { loadWholeSite } from './loadWholeSite.ts';
import { trustHtml } from './trusted.ts';

/** Takes over the static page. Whatever goes wrong, that page stays or comes back, and its links load fully. */
export async function startShell(): Promise<void> {
  const first = readFirstPage();
  if (first === undefined) throw Error('No page data.');
  const contents = new Contents({ ...layouts, home: loadHome });
  await contents.load(first.page.layout);
  const app = new App({
    first,
    parts: first.parts,
    contents,
    commit: flushSync,
    loadComponents,
    loadAhead: loadSheets,
  });
  const layout = <Layout />;
  // A transition gives way to the reader every few milliseconds.
  startTransition(() => {
    const root = hydrateRoot(first.app, <RuntimeContext value={app.runtime}>{layout}</RuntimeContext>, {
      // In the next task, when React has emptied its root.
      onUncaughtError: (error) => setTimeout(() => giveUp(error, root, app, first)),
      onRecoverableError: (error) => console.warn('The page was drawn anew.', error),
    });
    // Another run time makes all that reads it draw again.
    watchSite(first.parts, () =>
      root.render(<RuntimeContext value={{ ...app.runtime }}>{layout}</RuntimeContext>),
    );
  });
  app.start();
}

function giveUp(error: unknown, root: Root, app: App, { page, app: place, html }: FirstPage): void {
  console.warn('The page goes on without scripts.', error);
  app.stop();
  root.unmount();
  // Another page than the first is not in memory as HTML: the server has it.
  if (app.runtime.view.get().page !== page) location.reload();
  else place.innerHTML = trustHtml(html) as string;
}

/** The home page alone shows all of the configuration, so that comes with it. */
async function loadHome(): Promise<ComponentType> {
  const [Home, site] = await Promise.all([layouts.home(), loadWholeSite()]);
  return () => (
    <SiteContext value={site}>
      <Home />
    </SiteContext>
  );
}

/** Components of pages that have islands; those of other pages are never asked for. */
function loadComponents(): Promise<Record<string, ComponentEntry>> {
  return import('virtual:demos').then((m) => ({ ...islands, ...m.demos }));
}
