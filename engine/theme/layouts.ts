import type { ComponentType } from 'react';
import type { Layout } from '../shared/types.ts';
import { DocPage } from './DocPage.tsx';

/** What stands in the frame, by layout: articles come with the shell, the others when a page first needs them. */
export const layouts: Record<Layout, () => Promise<ComponentType>> = {
  doc: async () => DocPage,
  api: () => import('./ApiPage.tsx').then((m) => m.ApiPage),
  home: () => import('./Home.tsx').then((m) => m.Home),
  search: () => import('./SearchPage.tsx').then((m) => m.SearchPage),
  'not-found': () => import('./NotFound.tsx').then((m) => m.NotFound),
};
