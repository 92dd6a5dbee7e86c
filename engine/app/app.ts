import { site } from 'virtual:frame';
import type { PageData } from '../shared/types.ts';
import { HeadingFollower } from './activeHeading.ts';
import { announce } from './announce.ts';
import { arrive, moveFocus } from './arrive.ts';
import { watchFarDown } from './backToTop.ts';
import type { Contents } from './contents.ts';
import { watchUpdates } from './devUpdates.ts';
import { fetchJson } from './fetchJson.ts';
import { updateHead } from './head.ts';
import type { LoadComponents } from './islands.ts';
import { mountIslandsLater } from './islandsLater.ts';
import { lookAtHeadings } from './lookAtHeadings.ts';
import { markWordsLater, watchMarks } from './markLater.ts';
import { type LoadedPage, type PageSource, Pages } from './pages.ts';
import { attachBar, createProgress } from './progress.ts';
import { linkOf, routeLink } from './routeClick.ts';
import { type Arrival, Router } from './router.ts';
import type { PageBody, Runtime, View } from './runtime.ts';
import { Scroller } from './scroll.ts';
import { createSearchLater } from './searchLater.ts';
import { createStore, type Store } from './store.ts';
import { trustHtml } from './trusted.ts';
import { attachZoomLater } from './zoomLater.ts';

/** What the app needs of the framework that draws it. */
export interface AppInput {
  first: LoadedPage;
  /** Parts of the frame as the build drew them. */
  parts: ReadonlyMap<string, PageBody>;
  contents: Contents;
  /** Runs a change of the view and brings it to the document at once. */
  commit(change: () => void): void;
  loadComponents: LoadComponents;
  /** Fetches what readers who stay are likely to open. */
  loadAhead(): Promise<unknown>;
}

const NO_PART: PageBody = { __html: '' };

/** The run time of a visit: its parts, put together around the page that the document shows. */
export class App {
  readonly runtime: Runtime;
  readonly #view: Store<View>;
  readonly #isFarDown = createStore(false);
  readonly #scroller = new Scroller(window);
  readonly #pages: Pages;
  readonly #router: Router;
  readonly #headings: HeadingFollower;
  readonly #loadAhead: () => Promise<unknown>;
  /** HTML that the article on show is still to get. */
  #rest = '';

  constructor({ first, parts, contents, commit, loadComponents, loadAhead }: AppInput) {
    this.#loadAhead = loadAhead;
    const { base } = site;
    const activeSlug = createStore('');
    const progress = createProgress();
    const view = createStore<View>({ ...first, navigation: { type: 'idle' } });
    const frame = createStore(view.get());
    view.subscribe(() => afterPaint(() => followPage(view, frame)));
    this.#view = view;
    this.#pages = new Pages(pageSource(view, contents), first);
    this.#router = new Router({
      win: window,
      base,
      pages: this.#pages,
      view,
      progress,
      commit: (change) => commit(() => this.#show(change)),
      onArrive: (arrival) => {
        if (arrival.type === 'page') updateHead(view.get().page);
        this.#arrive(arrival);
      },
    });
    this.#headings = new HeadingFollower({
      look: () => lookAtHeadings(view.get().page),
      scroller: this.#scroller,
      activeSlug,
      replaceHash: (slug) => this.#router.replaceHash(slug === '' ? '' : `#${slug}`),
    });
    this.runtime = {
      site,
      contents,
      staticPart: (name) => parts.get(name) ?? NO_PART,
      view,
      frame,
      activeSlug,
      isFarDown: this.#isFarDown,
      scrollToTop: () => this.#scroller.glide(0),
      mountIslands: (root) => mountIslandsLater(root, loadComponents),
      attachProgress: (bar) => attachBar(progress, bar),
      search: createSearchLater(base),
    };
  }

  /** Begins to answer the reader. */
  start(): void {
    const { page } = this.#view.get();
    if (page.layout === 'not-found') leaveNotFoundLater(page, site.base);
    watchFarDown(window, this.#isFarDown);
    this.#router.start();
    addEventListener('scroll', this.#headings.onScroll, { passive: true });
    watchMarks(() => this.#router.forgetHighlight());
    watchUpdates(this.#pages, this.#view, updateHead);
  }

  /** Leaves every link to the browser from now on. */
  stop(): void {
    removeEventListener('scroll', this.#headings.onScroll);
    this.#router.stop();
  }

  /** Brings a new view to the document, and with it what is current at its top: one rendering, not two. */
  #show(change: () => void): void {
    change();
    const { page, body } = this.#view.get();
    const { headings, depth } = page;
    this.#rest = body.rest ?? '';
    const first = headings.find(({ level }) => level <= depth + 1);
    this.#headings.beginAtTop(first?.slug ?? '');
  }

  #arrive(arrival: Arrival): void {
    // A place in the page may be anywhere in it.
    if (arrival.hash || arrival.scrollY) this.#addRest();
    arrive(arrival, {
      scroller: this.#scroller,
      markHeading: (slug) => this.#headings.arrive(slug),
      settle: () => this.#router.settle(),
    });
    if (arrival.type === 'same') this.#moveOn(arrival);
    // The reader shall see the page first.
    else
      afterPaint(() => {
        this.#addRest();
        this.#moveOn(arrival);
      });
  }

  #addRest(): void {
    document.querySelector('.content')?.insertAdjacentHTML('beforeend', trustHtml(this.#rest) as string);
    this.#rest = '';
  }

  #moveOn({ type, hash, scrollY, highlight }: Arrival): void {
    const { page } = this.#view.get();
    const isReturn = type === 'same' && scrollY !== undefined;
    if (type !== 'start' && !isReturn) moveFocus(hash);
    if (type === 'page') announce(page.title);
    void markWordsLater(highlight);
    if (type === 'same') return;
    attachZoomLater();
    this.#readOnSoon();
  }

  /** What is for readers who stay comes after the page. */
  #readOnSoon(): void {
    import('./readOn.ts')
      .then(({ readOn }) =>
        readOn({
          search: this.runtime.search,
          loadAhead: this.#loadAhead,
          prefetch: (anchor) => this.#prefetch(anchor),
        }),
      )
      .catch((error: unknown) => console.warn('Pages are not fetched ahead.', error));
  }

  #prefetch(anchor: HTMLAnchorElement): void {
    const route = routeLink(linkOf(anchor), this.#router.here());
    // A failure shows when the reader asks for the page.
    if (route.type === 'page') this.#pages.load(route.path).catch(() => {});
  }
}

/** Within the frame after the next: what a task or a timer does may still come before the next one is painted. */
function afterPaint(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(task));
}

/** Lets what stands around the article follow it; a page under way is not its business. */
function followPage(view: Store<View>, frame: Store<View>): void {
  const now = view.get();
  const { page, guide } = frame.get();
  if (now.page !== page || now.guide !== guide) frame.set(now);
}

function pageSource(view: Store<View>, contents: Contents): PageSource {
  return {
    site,
    importChunk: (url) => import(/* @vite-ignore */ url),
    fetchJson,
    prepare: async ({ layout, styles }) => {
      const styling = styles.length > 0 && import('./loadStyles.ts').then((m) => m.loadStyles(styles));
      await Promise.all([contents.load(layout), styling]);
    },
    onGuide(guide) {
      if (view.get().guide.key === guide.key) view.set({ ...view.get(), guide });
    },
  };
}

/** A host without our redirects still leads an old address on; at worst the not-found page stays. */
function leaveNotFoundLater(page: PageData, base: string): void {
  import('./notFound.ts')
    .then(({ leaveNotFound }) => leaveNotFound(page, base))
    .catch((error: unknown) => console.warn('Old addresses cannot be looked up.', error));
}
