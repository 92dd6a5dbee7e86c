import type { PageHead } from '../../core/types.ts';
import { enhanceRegion } from '../enhancers/index.ts';
import { emit, PAGE_SHOWN } from '../events.ts';
import { showSidebar } from '../sidebar.ts';
import { trustHtml } from '../trusted.ts';
import { updateHead } from './head.ts';
import { markMenus } from './markMenus.ts';
import type { LoadedPage } from './pages.ts';

/** The document as the reader has it: which page its regions show, and how another takes its place. */
export class DocumentView {
  readonly #base: string;
  #page: PageHead;
  /** The content of the page that the document came with, while another is on show: its HTML is in no chunk we have. */
  #first: { address: string; content: DocumentFragment | undefined };
  /** The latest page that was parsed before it was asked for. */
  #ahead: { loaded: LoadedPage; content: DocumentFragment } | undefined;
  #release: () => void = () => {};

  constructor(page: PageHead, base: string) {
    this.#page = page;
    this.#base = base;
    this.#first = { address: page.address, content: undefined };
  }

  get page(): PageHead {
    return this.#page;
  }

  /** Brings the page that the document came with to life. */
  start(): void {
    this.#release = enhanceRegion(document);
  }

  /** Parses a page before it is asked for; nothing in it is fetched until it is shown. */
  parseAhead(loaded: LoadedPage): DocumentFragment {
    if (loaded.main === undefined && this.#first.content) return this.#first.content;
    if (this.#ahead?.loaded !== loaded) this.#ahead = { loaded, content: parse(loaded.main ?? '') };
    return this.#ahead.content;
  }

  /** Puts a page into the regions that differ, all in one turn. `sidebar`: HTML of its guide's list, if known. */
  show(loaded: LoadedPage, sidebar: string | undefined): void {
    const main = document.getElementById('content');
    if (main === null) return;
    const { page } = loaded;
    this.#release();
    if (this.#page.address === this.#first.address && this.#first.content === undefined) {
      this.#first.content = document.createDocumentFragment();
      this.#first.content.append(...main.childNodes);
    }
    // After that: it may be the same page with another query.
    const content = this.parseAhead(loaded);
    this.#ahead = undefined;
    main.replaceChildren(content);
    if (page.address === this.#first.address && loaded.main === undefined) this.#first.content = undefined;
    main.className = page.pageClass ?? '';
    main.dataset.guide = page.guide;
    if (page.edition === undefined) delete main.dataset.edition;
    else main.dataset.edition = page.edition;
    this.#page = page;
    showSidebar(page, loaded.sidebar ?? sidebar, this.#base);
    for (const menus of document.querySelectorAll<HTMLElement>('.navbar-menus, .drawer-menus'))
      markMenus(menus, page, this.#base);
    updateHead(page);
    this.#release = enhanceRegion(main);
    emit(PAGE_SHOWN, page);
  }

  /** For the development server: the same page with another content. */
  replaceMain(main: Element): void {
    this.#release();
    document.getElementById('content')?.replaceChildren(...main.childNodes);
    this.#release = enhanceRegion(document);
    emit(PAGE_SHOWN, this.#page);
  }

  /** For the development server: the same page with other data. */
  renew(page: PageHead): void {
    this.#page = page;
  }
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustHtml(html) as string;
  return template.content;
}
