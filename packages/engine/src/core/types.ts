/** The contract between the build and the browser: plain data, no functions, no packages. */

/** Canonical path of a page: no base, no `.html`, encoded; ends in `/` for a folder's index. Made in `address.ts`. */
export type Address = string & { readonly kind: 'address' };

/** A heading of level 2 or 3, as the page record lists it. */
export interface Heading {
  level: 2 | 3;
  title: string;
  slug: string;
}

/** What job a page does; see CONTRIBUTING.md. */
type PageKind = 'guide' | 'concept' | 'reference' | 'tutorial';

/** Which edition a page is about, where it is about one: a key of `pageEditions` in the configuration. */
export type EditionName = string;

/** One way in which code of a page is known to be right. */
export interface ProofNote {
  text: string;
  /** What is known so: sections of the page, or kinds of code without a slug. */
  places: { title: string; slug: string }[];
}

export interface PageLink {
  text: string;
  to: Address;
}

export type Layout = 'home' | 'doc' | 'api' | 'search' | 'not-found';

/** All that the build knows of a page besides its article; see `PageHead` for what browsers get. */
export interface PageData {
  /** `record.path` */
  address: Address;
  /** Heading of the page, plain text. */
  title: string;
  /** Content of `<title>`. */
  documentTitle: string;
  description: string;
  /** Full canonical URL, or path when the site has no `siteUrl`. */
  canonical: string;
  lang: string;
  layout: Layout;
  headings: Heading[];
  /** 0, 1 or 2: how many heading levels navigation shows. */
  depth: 0 | 1 | 2;
  kind: PageKind | undefined;
  edition: EditionName | undefined;
  /** Key of the guide (see `Guide`); '' for pages outside every sidebar. */
  guide: string;
  /** False: the page has no sidebar although its guide may have one. `'auto'`: its own headings stand there. */
  sidebar: boolean | 'auto';
  /** Link of the navigation bar that stands for the page, where one does. */
  navLink: string | undefined;
  breadcrumbs: { text: string; to: Address | undefined }[];
  previous: PageLink | undefined;
  next: PageLink | undefined;
  /** ISO date (YYYY-MM-DD) of the last commit that touched the source. */
  updated: string | undefined;
  /** The same as the page's language writes it: made at build, since browsers load calendars slowly. */
  updatedText: string | undefined;
  editUrl: string | undefined;
  /** Path of the Markdown version, with base. */
  markdownUrl: string;
  sources: string[];
  proofs: ProofNote[];
  /** Reading time, whole minutes, at least 1. */
  minutes: number;
  pageClass: string | undefined;
  /** URLs, with base, of style sheets that this page needs besides the common one. */
  styles: string[];
  /** Section titles for humans in the order met; only on the not-found and search layouts: all pages by guide. */
  index: { title: string; links: PageLink[] }[] | undefined;
}

/** What browsers are told of a page besides its HTML: in the document's inline JSON, and in the page's chunk. */
export const PAGE_HEAD_FIELDS = [
  'address',
  'title',
  'documentTitle',
  'description',
  'canonical',
  'lang',
  'layout',
  'guide',
  'edition',
  'sidebar',
  'navLink',
  'markdownUrl',
  'pageClass',
  'styles',
] as const satisfies (keyof PageData)[];

export type PageHead = Pick<PageData, (typeof PAGE_HEAD_FIELDS)[number]>;

export type SidebarItem =
  | { type: 'page'; text: string; to: Address }
  | {
      type: 'group';
      text: string;
      to: Address | undefined;
      collapsible: boolean;
      /** Open where none beside it holds the page, until the reader chooses. */
      open?: true;
      items: SidebarItem[];
    };

/** The names of a guide's page chunks; in the inline JSON of its pages. */
export interface GuideChunks {
  /** Prefix of the addresses it is for, such as `/user-guide/`; '' for the rest of the site. */
  key: string;
  /** Address -> content hash of its page chunk; `chunkFile` in `address.ts` makes the file name. */
  chunks: Record<string, string>;
}

/** A guide as the build knows it. */
export interface Guide extends GuideChunks {
  sidebar: SidebarItem[];
  /** Menus of the bar. They are the same for all guides, since they are made of the sidebars of all. */
  menus: NavItem[];
}

/** One small file per guide; never hashed, always revalidated. */
export interface GuideFile extends GuideChunks {
  /** HTML of the sidebar with nothing marked as current; '' where the guide has none. */
  sidebar: string;
}

/** `manifest.json`: what a deploy consists of. */
export interface Manifest {
  /** Id of the bundles. */
  build: string;
  /** Path the site was built for; starts and ends with `/`. The static server reads it. */
  base: string;
  guides: string[];
  /** Old path (see `oldAddressKey`) -> address. */
  redirects: Record<string, Address>;
  /** URLs, with base, of the parts of the search index; undefined when search is not local. */
  search: { head: string; body: string } | undefined;
  /** Origin of the hosted search, the only other one that a page may ask; undefined when there is none. */
  searchHost: string | undefined;
  /** What the search offers before anything is typed, by the key of the guide. */
  searchTasks: Record<string, { text: string; to: string }[]>;
}

/** What a page chunk under `assets/js/` exports as `chunk`. */
export interface PageChunk {
  page: PageHead;
  /** HTML of what `main` holds. */
  main: string;
  /** HTML of the sidebar where it shows the page's own headings; undefined where it is the guide's. */
  sidebar: string | undefined;
}

/** What every document carries as JSON. */
export interface InlineData {
  page: PageHead;
  guide: GuideChunks;
  /** Keys of all guides, longest first. */
  guides: string[];
}

export type NavItem =
  | { type: 'link'; text: string; to: string }
  | { type: 'menu'; text: string; items: NavItem[] };

/** A search service, which answers in place of the index of the site. */
export interface HostedSearch {
  protocol: 'algolia' | 'typesense';
  /** May only search; readers can see it. */
  key: string;
  /** Of the index, or of the alias of a collection. */
  indexName: string;
  /** Name of the application at Algolia; for other hosts it may be any. */
  appId: string;
  /** Origin of the host; '' for Algolia's own. */
  host: string;
}

/** One section of a page, as search sees it. */
export interface SearchDocument {
  address: Address;
  /** '' for the page itself, else `#slug`. */
  hash: string;
  title: string;
  /** Page title, then the headings above this section. */
  trail: string[];
  /** Readers' words for what the section answers, from the front matter. */
  questions: string[];
  /** Prose and rows of tables, as `search/query/textRows.ts` has them. */
  text: string;
  /** `term`: a definition of the glossary. */
  kind: PageKind | 'term' | undefined;
  guide: string;
  edition: EditionName | undefined;
  /** True for an operation of the API: kept apart, since there are hundreds. */
  api: boolean;
}

/** Kinds of mistakes that a site may choose to be warned of only; what each is says `checks` of the configuration. */
export type CheckKind =
  | 'deadLinks'
  | 'deadAnchors'
  | 'orphans'
  | 'missingImages'
  | 'missingAltTexts'
  | 'missingCode'
  | 'frontMatter'
  | 'vueSyntax';

/** A mistake or warning found while building, in the form every part of the build reports it. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Path from the site's root, or undefined when no file is to blame. */
  file: string | undefined;
  /** 1-based. */
  line: number | undefined;
  /** What is wrong, with the value found. */
  message: string;
  /** How to repair it. */
  hint: string | undefined;
  /** Given where the configuration may make a warning of it. */
  check?: CheckKind | undefined;
}

/** Type of a component prop as an author may write it in Markdown; `?` marks it optional. */
export type PropType =
  | 'string'
  | 'number'
  | 'boolean'
  | 'json'
  | 'string?'
  | 'number?'
  | 'boolean?'
  | 'json?';

/** What the build must know of a component that Markdown may name. */
export interface ComponentInfo {
  /** False: rendered at build only, no script is ever sent for it. */
  island: boolean;
  props: Record<string, PropType>;
  /** Of one without scripts: true when it accepts Markdown children; each child block group is a slot of HTML. */
  slots?: boolean | undefined;
}

/** One page around its article. */
export interface RenderedPage {
  /** Inner HTML of `#app`, with `MAIN_PLACE` where `main` goes. */
  frame: string;
  /** What `main` holds, with `ARTICLE_PLACE` where the article goes. */
  main: string;
  /** See `PageChunk`. */
  sidebar: string | undefined;
}

/** What the server bundle (`client/server.tsx`) exports to the build. */
export interface ServerBundle {
  components: Record<string, ComponentInfo>;
  renderPage(input: { page: PageData; guide: Guide }): RenderedPage;
  /** See `GuideFile`. */
  renderSidebar(guide: Guide): string;
  /** HTML of one component as it stands in the article. `key`: no other one on the page has it. */
  renderComponent(
    name: string,
    props: Record<string, unknown>,
    slots: string[],
    key: string,
  ): Promise<string>;
}
