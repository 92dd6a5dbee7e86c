declare module 'virtual:site' {
  export type Site = import('../config/siteSchema.ts').Site;
}

/** The configuration; the build puts it in. */
declare const SITE: import('virtual:site').Site;

declare module 'virtual:demos' {
  /** `never`: each has props of its own, and the build has checked them. */
  type Component = import('react').ComponentType<never>;
  /** What `demos/index.ts` exports, and `demos/islands.ts`: those that run in browsers. */
  export type Demos = Record<
    string,
    import('../core/types.ts').ComponentInfo & { load: () => Promise<Component> }
  >;
}

interface ImportMeta {
  /** Modules by their paths; `#site` is the folder of the site, which need not have them. */
  glob<Module>(
    pattern: string | string[],
    options: { eager: true; import: string; query?: '?url' },
  ): Record<string, Module>;
}

declare module '*?worker&url' {
  const url: string;
  export default url;
}
