import { site } from 'virtual:frame';
import { HeadingFollower } from './activeHeading.ts';
import { announce } from './announce.ts';
import { arrive, moveFocus, slugOf } from './arrive.ts';
import { watchFarDown } from './backToTop.ts';
import type { Contents } from './contents.ts';
import { watchUpdates } from './devUpdates.ts';
import { enhanceTables } from './enhancers/tables.ts';
import { enhanceZoom } from './enhancers/zoom.ts';
import { fetchJson } from './fetchJson.ts';
import { fillArticle, parseAhead } from './fillArticle.ts';
import { updateHead } from './head.ts';
import { isAlike } from './isAlike.ts';
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

/** What the app needs of the framework that draws it. */
export interface AppInput {
  first: LoadedPage;
  /** Parts of the frame as the build drew them. */
  parts: ReadonlyMap<string, PageBody>;
  contents: Contents;
  /** Runs a change of what is drawn and brings it to the document at once. */
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
  readonly #frame: Store<View>;
  readonly #commit: AppInput['commit'];
  readonly #isFarDown = createStore(false);
  readonly #scroller = new Scroller(window);
  readonly #pages: Pages;
  readonly #router: Router;
  readonly #headings: HeadingFollower;
  readonly #loadAhead: () => Promise<unknown>;
  /** HTML that the article on show is still to get. */
  #rest = '';
  /** Takes back what the page on show was given. */
  #enhanced: ((() => void) | undefined)[] = [];
  /** True from a new page to the moment when what stands around its article follows. */
  #isNew = false;

  constructor({ first, parts, contents, commit, loadComponents, loadAhead }: AppInput) {
    this.#loadAhead = loadAhead;
    this.#commit = commit;
    const { base } = site;
    const activeSlug = createStore('');
    const progress = createProgress();
    const view = createStore<View>({ ...first, navigation: { type: 'idle' } });
    const frame = createStore(view.get());
    view.subscribe(() => afterPaint(() => this.#follow()));
    this.#view = view;
    this.#frame = frame;
    this.#pages = new Pages(pageSource(view, contents), first);
    this.#router = new Router({
      win: window,
      base,
      pages: this.#pages,
      view,
      progress,
      commit: (change) => this.#show(change),
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
      fillArticle,
      mountIslands: (root) => mountIslandsLater(root, loadComponents),
      attachProgress: (bar) => attachBar(progress, bar),
      search: createSearchLater(base),
    };
  }

  /** Begins to answer the reader. */
  start(): void {
    watchFarDown(window, this.#isFarDown);
    this.#router.start();
    addEventListener('scroll', this.#headings.onScroll, { passive: true });
    watchMarks(() => this.#router.forgetHighlight());
    if (import.meta.hot) watchUpdates(this.#pages, this.#view, updateHead);
  }

  /** Leaves every link to the browser from now on. */
  stop(): void {
    removeEventListener('scroll', this.#headings.onScroll);
    this.#router.stop();
  }

  /** Brings a new view to the document: where the frame stays as it is, only the article, which takes a fraction of the time. */
  #show(change: () => void): void {
    const before = this.#view.get();
    change();
    const now = this.#view.get();
    const { page, body } = now;
    this.#isNew = true;
    this.#headings.beginAtTop();
    if (body !== before.body) this.#rest = body.rest ?? '';
    const place = isAlike(before.page, page) ? document.querySelector('.content') : null;
    if (place === null) this.#commit(() => this.#frame.set(now));
    else if (body !== before.body) fillArticle(place, body);
  }

  /** Lets what stands around the article follow it; a page under way is not its business. */
  #follow(): void {
    if (this.#isNew) this.#headings.arrive(slugOf(location.hash));
    this.#isNew = false;
    const now = this.#view.get();
    const { page, guide } = this.#frame.get();
    if (now.page !== page || now.guide !== guide) this.#frame.set(now);
  }

  #arrive(arrival: Arrival): void {
    // A place in the page may be anywhere in it.
    if (arrival.hash || arrival.scrollY) this.#addRest();
    arrive(arrival, {
      scroller: this.#scroller,
      markHeading: (slug) => this.#headings.arrive(slug),
      settle: () => this.#router.settle(),
      isBeginning: this.#rest !== '',
    });
    if (arrival.type === 'same') this.#moveOn(arrival);
    // The reader shall see the page first; the next frame is for what stands around it.
    else
      afterPaint(() =>
        requestAnimationFrame(() => {
          this.#addRest();
          this.#moveOn(arrival);
        }),
      );
  }

  #addRest(): void {
    if (this.#rest === '') return;
    document.documentElement.toggleAttribute('data-whole', false);
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
    for (const undo of this.#enhanced) undo?.();
    this.#enhanced = [enhanceTables, enhanceZoom].map((enhance) => enhance(document));
    this.#readOnSoon();
  }

  /** What is for readers who stay comes after the page. */
  #readOnSoon(): void {
    import('./readOn.ts')
      .then((m) =>
        m.readOn({
          search: this.runtime.search,
          loadAhead: this.#loadAhead,
          prefetch: (anchor) => this.#prefetch(anchor),
        }),
      )
      .catch((error: unknown) => console.warn('Pages are not fetched ahead.', error));
  }

  #prefetch(anchor: HTMLAnchorElement): void {
    const route = routeLink(linkOf(anchor), this.#router.here());
    if (route.type !== 'page') return;
    const loading = this.#pages.load(route.path).then((loaded) => loaded && parseAhead(loaded.body));
    // A failure shows when the reader asks for the page.
    loading.catch(() => {});
  }
}

/** Within the frame after the next: what a task or a timer does may still come before the next one is painted. */
function afterPaint(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(task));
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
