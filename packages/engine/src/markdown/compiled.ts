import type { FrontMatter } from '../config/frontMatterSchema.ts';
import type { DataTable, IconShape } from '../config/siteSchema.ts';
import type { Address, Heading, Problem, ProofNote, SearchDocument } from '../core/types.ts';
import type { Proofs } from './code/proofs.ts';
import type { GlossaryTerm } from './inline/glossary.ts';

/** One Markdown file as read from disk. */
export interface SourceFile {
  /** Path below the docs folder, with `/`. */
  relativePath: string;
  text: string;
}

/** The page record of the specification. */
export interface PageRecord {
  title: string;
  frontmatter: FrontMatter;
  /** Path by the file alone, as VuePress 1 has it: with `.html`, whatever `permalink` says. */
  regularPath: string;
  /** Path of the Markdown file below the docs folder, with `/`. */
  relativePath: string;
  /** Stable identity: `v-` and 8 hex digits of the relative path's SHA-256. */
  key: string;
  path: Address;
  headers: Heading[];
}

/** What is known about an image before pages are compiled; made by the build. */
export interface ImageInfo {
  width: number;
  height: number;
  /** URL of the original, with base. */
  src: string;
  /** Hash of its content, by which its other sizes are found; undefined for drawings and animations. */
  key: string | undefined;
}

/** All that compiling one page may look at besides its own text; plain data, so that it crosses to workers. */
export interface CompileContext {
  /** Absolute path of the site's root (the folder with `site.config.ts`). */
  root: string;
  base: string;
  lang: string;
  siteTitle: string;
  siteDescription: string;
  /** Values for `{{ $cytomine.<key> }}` and `{{ $site.<key> }}`, flattened: key -> text. */
  interpolations: Record<string, string>;
  sidebarDepth: 0 | 1 | 2;
  glossary: GlossaryTerm[];
  /** Name -> table of the configuration. */
  tables: Record<string, DataTable>;
  /** Name -> shape of the configuration. */
  icons: Record<string, IconShape>;
  /** Path from the site's root (`public/a.png`, `docs/x/b.svg`) -> image. */
  images: Record<string, ImageInfo>;
  /** Undefined for a site that does not say how its code was proved: nothing is said of its code. */
  proofs: Proofs | undefined;
}

/** One use of an address in a page, to be checked when all pages are known. */
export interface LinkUse {
  /** Internal address with hash, relative links already resolved; never with base. */
  href: string;
  line: number;
}

/** A component as written in Markdown. `html` holds `<!--island:N-->` where its HTML belongs. */
export interface ComponentUse {
  name: string;
  props: Record<string, unknown>;
  slots: string[];
  line: number;
}

/** Everything one Markdown file yields; plain data. */
export interface CompiledPage {
  record: PageRecord;
  /** Front matter's, else the first paragraph as text, cut at about 160 characters; '' without either. */
  description: string;
  html: string;
  components: ComponentUse[];
  /** Every id in `html`, for the anchor check. */
  ids: string[];
  links: LinkUse[];
  /** Whole minutes at 200 words a minute, at least 1. */
  minutes: number;
  /** Markdown for machines: no front matter, no component junk, links absolute from the site root. */
  markdown: string;
  proofs: ProofNote[];
  search: SearchDocument[];
  /** Files besides the source that the result depends on (imported code), from the site's root. */
  dependencies: string[];
  /** Images that it shows or links to, from the site's root. */
  images: string[];
  problems: Problem[];
}
