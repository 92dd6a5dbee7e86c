import type { ReactNode } from 'react';
import type { ComponentInfo } from '../../shared/types.ts';

/** What the build and the browser must know of one built-in component. */
export interface IslandEntry extends ComponentInfo {
  /** `never`, since every component has props of its own; the build has checked them against `props`. */
  load: () => Promise<(props: never) => ReactNode>;
}

/** The components that every site has. */
export const islands: Record<string, IslandEntry> = {
  ApiFilter: {
    island: true,
    slots: false,
    props: {},
    load: () => import('./ApiFilter.tsx').then((m) => m.ApiFilter),
  },
  Tabs: {
    island: false,
    slots: true,
    props: { labels: 'json', group: 'string?', active: 'number?', inert: 'boolean?' },
    load: () => import('../Tabs.tsx').then((m) => m.Tabs),
  },
};
