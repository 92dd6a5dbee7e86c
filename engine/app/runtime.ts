import type { Guide, Navigation, PageData, Site } from '../shared/types.ts';
import type { Contents } from './contents.ts';
import type { LateSearch } from './searchTypes.ts';
import type { Readable } from './store.ts';

/** Body of an article as React takes it. One object per page: React 19 writes the HTML again when the object is new. */
export interface PageBody {
  readonly __html: string | TrustedHTML;
  /** HTML that is to follow once the reader sees the beginning. */
  readonly rest?: string | undefined;
}

/** What is on screen. Changes as a whole, so that nobody ever sees an address without its page. */
export interface View {
  page: PageData;
  guide: Guide;
  body: PageBody;
  navigation: Navigation;
}

/** Everything that the hooks read: real in the browser, fixed on the server. */
export interface Runtime {
  site: Site;
  contents: Contents;
  /** HTML of a part of the frame that the build drew; the same object each time. */
  staticPart(name: string): PageBody;
  view: Readable<View>;
  /** The same as it is drawn: follows once the reader sees the new article, or at once where that needs another frame. */
  frame: Readable<View>;
  /** Slug of the heading being read, '' for none. */
  activeSlug: Readable<string>;
  /** True when the reader has scrolled far enough for a way back. */
  isFarDown: Readable<boolean>;
  scrollToTop(): void;
  /** Puts the text of a page in the place of another's, unless it stands there already. */
  fillArticle(place: HTMLElement, body: PageBody): void;
  /** Hydrates the islands under `root`; returns what unmounts them. */
  mountIslands(root: HTMLElement): () => void;
  /** Lets the progress bar move this element; returns what ends that. */
  attachProgress(bar: HTMLElement): () => void;
  search: LateSearch;
}
