declare module 'virtual:site' {
  export const site: Site;
  export type Site = import('../config/siteSchema.ts').Site;
}

declare module 'virtual:demos' {
  /** `never`: each has props of its own, and the build has checked them. */
  type Component = import('react').ComponentType<never>;
  /** What `demos/index.ts` exports; empty when a site has no demos. */
  export const demos: Record<
    string,
    import('../core/types.ts').ComponentInfo & { load: () => Promise<Component> }
  >;
}

declare module 'virtual:islands' {
  /** What `demos/islands.ts` exports: the demos that run in browsers. */
  export const islands: typeof import('virtual:demos').demos;
}

/** Imports the style sheet of the site's demos, if it has one. */
declare module 'virtual:site-sheet';

declare module '*.css';

declare module '*?worker&url' {
  const url: string;
  export default url;
}
