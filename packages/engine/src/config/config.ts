import type { AudienceTarget, DataTable, Edition, SearchProtocol } from '../core/types.ts';

/** A page path, or a path with a text, or a group: the forms VuePress 1 accepts in a sidebar. */
export type SidebarEntry =
  | string
  | [path: string, text: string]
  | {
      title: string;
      path?: string;
      /** Spelt as VuePress 1 spells it. Default true. */
      collapsable?: boolean;
      sidebarDepth?: 0 | 1 | 2;
      /** Which of the children is open, if it is a group, where none of them holds the page. Default 0; -1 for none. */
      initialOpenGroupIndex?: number;
      children: SidebarEntry[];
    };

/** An entry of the top navigation. */
export type NavEntry = { text: string; link: string } | { text: string; items: NavEntry[] };

/**
 * Site configuration as an author writes it. Title and description are required; a group that is given is
 * given whole (a `urls` without `siteUrl` is an error that names the field).
 */
export interface SiteConfig {
  title: string;
  description: string;
  lang?: string;
  /** Path the site is served under; starts and ends with `/`. Default `/`. */
  base?: string;
  email?: string;
  /** Icon link, a path under `public/`. */
  icon?: string;
  logo?: string;
  logoDark?: string;
  footer?: string;
  team?: string;
  repositories?: Record<string, string>;
  style?: { accentColor: string };
  themeColor?: string;
  /** The picture that a shared link shows, under `public/`; 1200 × 630 suits every service. */
  socialImage?: { path: string; alt: string; width: number; height: number };
  servers?: { demo: string };
  socials?: { facebook: string; github: string; imagesc: string; linkedin: string; twitter: string };
  urls?: { docRepo: string; docUrl: string; githubDiscussions: string; siteUrl: string };
  editions?: (Omit<Edition, 'version' | 'to'> & { version?: string; to?: string })[];
  homePage?: {
    title: string;
    tagline: string;
    actionText: string;
    actionLink: string;
    image: string;
    imageAlt: string;
    targets: (Omit<AudienceTarget, 'icon' | 'links'> & {
      icon?: string;
      links?: { text: string; to: string }[];
    })[];
  };
  nav?: NavEntry[];
  /** Prefix such as `/user-guide/` -> its sidebar. */
  sidebars?: Record<string, { title: string; items: SidebarEntry[] } | SidebarEntry[]>;
  sidebarDepth?: 0 | 1 | 2;
  /** Name -> table that a page shows with `<DataTable name="…" />`. */
  tables?: Record<string, DataTable>;
  /**
   * A hosted search in place of the local one: all empty, or a key and an index with an application or a host. `protocol`
   * is what the host speaks, by default Algolia's.
   */
  search?: {
    protocol?: SearchProtocol;
    key: string;
    indexName: string;
    appId?: string;
    host?: string;
  };
  /** Folder of the Markdown files, from the site's root. Default `docs`. */
  docsDir?: string;
  /** Branch that edit links point to. Default `main`. */
  docsBranch?: string;
  editLinks?: boolean;
}

/** Gives an author types and completion in `site.config.ts`; returns its argument. */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}
