import { enhanceSidebar } from '../sidebar.ts';
import { enhanceArticleAids } from './articleAids.ts';
import { enhanceBackToTop } from './backToTop.ts';
import { enhanceContents } from './contents.ts';
import { enhanceCopy } from './copy.ts';
import { enhanceDialogs } from './dialogs.ts';
import { enhanceDrawer } from './drawer.ts';
import type { Enhancer } from './enhancer.ts';
import { enhanceFarBlocks } from './farBlocks.ts';
import { enhanceFolded } from './folded.ts';
import { enhanceIslands } from './islands.ts';
import { enhanceMenus } from './menus.ts';
import { enhanceScheme } from './scheme.ts';
import { enhanceScrollers, enhanceWrapping } from './scrollers.ts';
import { enhanceSectionReport } from './sectionReport.ts';
import { enhanceTabs } from './tabs.ts';
import { enhanceZoom } from './zoom.ts';

/** Once for the whole visit: what stays in place, or listens on the document for whatever page is on show. */
const forDocument: readonly (() => void)[] = [
  enhanceScheme,
  enhanceSidebar,
  enhanceDrawer,
  enhanceMenus,
  enhanceDialogs,
  enhanceCopy,
  enhanceWrapping,
  enhanceArticleAids,
  enhanceBackToTop,
  enhanceContents,
  enhanceSectionReport,
];

/** For each page: at the first load, and for what `main` holds after a navigation. In this order. */
const forRegion: readonly Enhancer[] = [
  enhanceTabs,
  enhanceFolded,
  enhanceScrollers,
  lazy('.api-server-choice', () => import('./serverChoice.ts').then((m) => m.enhanceServerChoice)),
  lazy('.api-filter', () => import('./apiFilter.ts').then((m) => m.enhanceApiFilter)),
  lazy('.not-found', () => import('./notFound.ts').then((m) => m.enhanceNotFound)),
  enhanceIslands,
  enhanceZoom,
  enhanceFarBlocks,
];

/** Adds what scripts add to the frame. */
export function enhanceDocument(): void {
  for (const enhance of forDocument) enhance();
}

/** Adds what scripts add to a page; returns what takes it back. */
export function enhanceRegion(root: ParentNode): () => void {
  const life = new AbortController();
  for (const enhance of forRegion) enhance(root, life.signal);
  return () => life.abort();
}

/** An enhancer that is fetched only for pages that have what it is for. */
function lazy(selector: string, load: () => Promise<Enhancer>): Enhancer {
  return (root, signal) => {
    if (root.querySelector(selector) === null) return;
    load()
      .then((enhance) => signal.aborted || enhance(root, signal))
      .catch((error: unknown) => console.warn(`${selector} stays as it was rendered.`, error));
  };
}
