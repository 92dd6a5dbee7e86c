declare module 'virtual:site' {
  export const site: Site;
  export type Site = import('../config/siteSchema.ts').Site;
}

declare module 'virtual:demos' {
  /** What `demos/index.ts` exports; empty when a site has no demos. */
  export const demos: Record<string, import('./components.ts').ComponentEntry>;
}

declare module 'virtual:islands' {
  /** What `demos/islands.ts` exports: the demos that run in browsers. */
  export const islands: Record<string, import('./components.ts').ComponentEntry>;
}

/** Imports the style sheet of the site's demos, if it has one. */
declare module 'virtual:site-sheet';

declare module '*.css';

declare module '*?worker&url' {
  const url: string;
  export default url;
}
