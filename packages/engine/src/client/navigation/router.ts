import { withBase, withoutBase } from '../../core/address.ts';
import type { Address } from '../../core/types.ts';
import { CHUNK_ERROR, emit } from '../events.ts';
import { readStored, writeStored } from '../stored.ts';
import { ChunkLoadError, type LoadedPage, type Pages } from './pages.ts';
import type { Progress } from './progress.ts';
import { type ClickRoute, type Here, linkElement, type Route, routeClick } from './routeClick.ts';
import { entryState, throttle } from './scroll.ts';

/** How the reader came to where they are. */
export interface Arrival {
  /** `start`: a document's own load; `page`: another page; `same`: another place on the page. */
  type: 'start' | 'page' | 'same';
  hash: string;
  /** Scroll position of a restored history entry; undefined for a new one. */
  scrollY: number | undefined;
  /** Words that a search asks to mark, '' for none. */
  highlight: string;
}

/** The place in the page is written into the history entry no more often than this; browsers limit such writes. */
const SAVE_PLACE_MS = 500;

/** What the router works with. */
export interface RouterParts {
  base: string;
  pages: Pages;
  progress: Progress;
  /** Puts a page into the document, in one turn. */
  show(loaded: LoadedPage): void;
  /** Says that a page could not be had, or, given undefined, takes that back. */
  notify(failure: Failure | undefined): void;
  /** Called when the document shows what the address says. */
  onArrive(arrival: Arrival): void;
}

/** A page that could not be had, neither by its chunk nor by a hard navigation. */
export interface Failure {
  to: Address;
  error: Error;
}

/** Takes the reader from page to page: loads, then changes address and document at once. The newest request wins. */
export class Router {
  readonly #parts: RouterParts;
  /** Number of the latest request; an older one does nothing any more. */
  #latest = 0;
  #key = '';
  /** Path of the page on show: the address bar changes before the page does when the reader goes back. */
  #path: string;
  /** Positions of entries that were left by going back: their state cannot be written any more. */
  readonly #positions = new Map<string, number>();
  #isSettling = false;

  constructor(parts: RouterParts) {
    this.#parts = parts;
    this.#path = location.pathname;
  }

  start(): void {
    history.scrollRestoration = 'manual';
    this.#adopt();
    this.#straightenPath();
    addEventListener('click', (event) => this.#onClick(event));
    addEventListener('popstate', () => void this.#onPop());
    addEventListener('pagehide', () => this.#onHide());
    // A reload takes the state of before it began: what is written while leaving comes too late.
    addEventListener(
      'scroll',
      throttle(() => this.#savePlace(), SAVE_PLACE_MS),
    );
    addEventListener('pageshow', (event) => this.#onShow(event));
    const { highlight = '' } = entryState();
    this.#parts.onArrive({ type: 'start', hash: location.hash, scrollY: undefined, highlight });
  }

  /** A host without our redirects may answer `/x.html` itself: the address of the page is still `/x`. */
  #straightenPath(): void {
    const { base, pages } = this.#parts;
    const { address, layout } = pages.first.page;
    const path = withBase(address, base);
    if (layout === 'not-found' || path === location.pathname) return;
    history.replaceState(entryState(), '', path + location.search + location.hash);
    this.#path = path;
  }

  /** Makes the browser apply the hash, which only a native navigation does: `:target`, and where the next Tab goes. */
  settle(): void {
    const { state } = history;
    this.#isSettling = true;
    location.replace(location.href);
    history.replaceState(state, '');
    this.#isSettling = false;
  }

  /** What a decision about links looks at. */
  here(): Here {
    const { base, pages } = this.#parts;
    return { href: location.href, base, isPage: (path) => pages.isPage(path) };
  }

  #onClick(event: MouseEvent): void {
    const anchor = linkElement(event.target);
    if (anchor === undefined) return;
    const route = routeClick(event, anchor, this.here());
    if (this.follow(route, anchor.dataset.highlight ?? '')) event.preventDefault();
  }

  /** Follows a route; false when it is the browser's business. */
  follow(route: ClickRoute, highlight = ''): boolean {
    if (route.type === 'leave') return false;
    // While the reader goes back, the address bar is ahead of the page.
    const isHere = location.pathname === this.#path;
    if (route.type === 'same' && isHere) this.#moveWithin(route, highlight);
    else void this.#goTo(route, highlight);
    return true;
  }

  #moveWithin({ hash }: Route, highlight: string): void {
    this.#rest();
    this.#savePlace();
    const { pathname, search } = location;
    const url = pathname + search + hash;
    if (hash === location.hash) history.replaceState({ ...entryState(), highlight }, '', url);
    else this.#push(url, highlight);
    this.#parts.onArrive({ type: 'same', hash, scrollY: undefined, highlight });
  }

  async #goTo(route: Route, highlight: string): Promise<void> {
    const { base } = this.#parts;
    const wanted = withBase(route.path, base) + route.search + route.hash;
    const loaded = await this.#load(route.path, wanted, () => location.assign(wanted));
    if (loaded === undefined) return;
    this.#savePlace();
    // The canonical spelling, whatever the link's.
    this.#push(withBase(loaded.page.address, base) + route.search + route.hash, highlight);
    this.#show(loaded, { type: 'page', hash: route.hash, scrollY: undefined, highlight });
  }

  /** The page, unless a newer request came or it can only be had by a hard navigation. */
  async #load(path: string, url: string, hardNavigate: () => void): Promise<LoadedPage | undefined> {
    const { pages, notify, progress } = this.#parts;
    const ticket = ++this.#latest;
    const address = pages.addressOf(path);
    const ready = pages.peek(address);
    if (ready) return ready;
    progress.start();
    notify(undefined);
    try {
      const loaded = await pages.load(path);
      if (ticket !== this.#latest) return undefined;
      if (loaded !== undefined && loaded.page.layout !== 'not-found') return loaded;
      this.#rest();
      hardNavigate();
    } catch (error) {
      if (ticket !== this.#latest) return undefined;
      console.error(error);
      if (error instanceof ChunkLoadError) emit(CHUNK_ERROR, error);
      this.#rest();
      if (navigator.onLine && mayHardNavigate(url)) hardNavigate();
      // What loading rejects with is an error.
      else notify({ to: address, error: error as Error });
    }
    return undefined;
  }

  #show(loaded: LoadedPage, arrival: Arrival): void {
    const { show, notify, progress, onArrive } = this.#parts;
    this.#path = location.pathname;
    notify(undefined);
    show(loaded);
    progress.done();
    onArrive(arrival);
  }

  #rest(): void {
    const { notify, progress } = this.#parts;
    this.#latest++;
    progress.done();
    notify(undefined);
  }

  async #onPop(): Promise<void> {
    if (this.#isSettling) return;
    const { base, onArrive } = this.#parts;
    const state = entryState();
    if (state.key === this.#key) return;
    this.#positions.set(this.#key, scrollY);
    // An entry without our mark is a hash that the reader typed: the browser has scrolled already.
    const known = state.key === undefined ? scrollY : (this.#positions.get(state.key) ?? state.scrollY);
    this.#adopt();
    const arrival = {
      hash: location.hash,
      scrollY: known ?? 0,
      highlight: state.highlight ?? '',
    };
    if (location.pathname === this.#path) {
      this.#rest();
      return onArrive({ type: 'same', ...arrival });
    }
    const path = withoutBase(location.pathname, base) ?? '';
    const loaded = await this.#load(path, location.href, () => location.reload());
    if (loaded !== undefined) this.#show(loaded, { type: 'page', ...arrival });
  }

  #push(url: string, highlight: string): void {
    this.#key = newKey();
    history.pushState({ key: this.#key, highlight }, '', url);
  }

  /** Gives the present entry a key, if it has none. */
  #adopt(): void {
    const state = entryState();
    this.#key = state.key ?? newKey();
    history.replaceState({ ...state, key: this.#key }, '');
  }

  #savePlace(): void {
    const state = entryState();
    if (location.pathname !== this.#path || scrollY === (state.scrollY ?? 0)) return;
    history.replaceState({ ...state, scrollY }, '');
  }

  /** While away the browser restores positions itself, since the next document may have no script yet. */
  #onHide(): void {
    this.#savePlace();
    history.scrollRestoration = 'auto';
  }

  /** Back from the browser's page cache: whatever was under way when the reader left is over. */
  #onShow(event: PageTransitionEvent): void {
    if (!event.persisted) return;
    history.scrollRestoration = 'manual';
    this.#rest();
  }
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

const STORAGE_KEY = 'real-load';

/** A second hard navigation to the same place within this time would be a loop. */
const LOOP_MS = 10_000;

/** Whether a place may be gone to by a hard navigation: once, not again at once, never when that cannot be remembered. */
export function mayHardNavigate(url: string): boolean {
  const now = Date.now();
  const [last = '', at = '0'] = (readStored(STORAGE_KEY, 'sessionStorage') ?? '').split(' ');
  if (last === url && now - Number(at) < LOOP_MS) return false;
  return writeStored(STORAGE_KEY, `${url} ${now}`, 'sessionStorage');
}
