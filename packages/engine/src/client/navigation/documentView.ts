import { withBase } from '../../core/address.ts';
import type { PageData, PageHead } from '../../core/types.ts';
import { element } from '../element.ts';
import { enhanceRegion } from '../enhancers/index.ts';
import { emit, PAGE_SHOWN } from '../events.ts';
import { showSidebar } from '../sidebar.ts';
import type { LoadedPage } from './pages.ts';

/** The document as the reader has it: which page its regions show, and how another takes its place. */
export class DocumentView {
  readonly #base: string;
  #shown: LoadedPage;
  #release: () => void;

  /** Brings the page that the document came with to life. */
  constructor(shown: LoadedPage, base: string) {
    this.#shown = shown;
    this.#base = base;
    this.#release = enhanceRegion(document);
  }

  get page(): PageHead {
    return this.#shown.page;
  }

  /** Puts a page into the regions that differ, all in one turn. */
  show(loaded: LoadedPage): void {
    const main = document.getElementById('content');
    if (main === null) return;
    const { page } = loaded;
    this.#release();
    this.#shown.content = [...main.childNodes];
    main.replaceChildren(...loaded.content);
    this.#shown = loaded;
    main.className = page.pageClass ?? '';
    main.dataset.guide = page.guide;
    if (page.edition === undefined) delete main.dataset.edition;
    else main.dataset.edition = page.edition;
    showSidebar(loaded, this.#base);
    for (const menus of document.querySelectorAll<HTMLElement>('.navbar-menus, .drawer-menus'))
      markMenus(menus, page, this.#base);
    updateHead(page);
    this.#release = enhanceRegion(main);
    emit(PAGE_SHOWN, page);
  }
}

/** Brings what the document says about itself in line with the page on show. */
function updateHead(page: PageHead): void {
  document.title = page.documentTitle;
  const root = document.documentElement;
  // Setting even the same language makes browsers compute every style anew.
  if (root.lang !== page.lang) root.lang = page.lang;
  setAttribute('meta[name="description"]', 'content', page.description);
  setAttribute('link[rel="canonical"]', 'href', page.canonical);
  setAttribute('link[rel="alternate"][type="text/markdown"]', 'href', page.markdownUrl);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

const pending = new Map<string, Promise<void>>();

/** Adds a style sheet to the document, unless it is there. Rejects when it cannot be had: no page without its looks. */
export function loadStyle(url: string): Promise<void> {
  const { href } = new URL(url, document.baseURI);
  const known = pending.get(href);
  if (known !== undefined) return known;
  const isThere = [...document.styleSheets].some((sheet) => sheet.href === href);
  const loading = isThere ? Promise.resolve() : addLink(href);
  pending.set(href, loading);
  return loading;
}

function addLink(href: string): Promise<void> {
  const link = element('link', { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      pending.delete(href);
      reject(new Error(`The style sheet ${href} cannot be loaded.`));
    };
    document.head.append(link);
  });
}

/** Marks the links to the current page and the menus that contain them, as `NavMenus` does at build. */
export function markMenus(
  nav: HTMLElement,
  { address, navLink, guide }: Pick<PageData, 'address' | 'navLink' | 'guide'>,
  base: string,
): void {
  const here = withBase(address, base);
  const near = navLink === undefined ? undefined : withBase(navLink, base);
  for (const link of nav.querySelectorAll('a')) {
    const to = link.getAttribute('href');
    const isAround = to === near || link.dataset.folder === guide;
    link.ariaCurrent = to === here ? 'page' : isAround ? 'true' : null;
  }
  for (const menu of nav.querySelectorAll('details')) {
    const isCurrent = menu.dataset.folder === guide || menu.querySelector('a[aria-current]') !== null;
    const summary = menu.querySelector('summary');
    if (summary) summary.ariaCurrent = isCurrent ? 'true' : null;
  }
}
