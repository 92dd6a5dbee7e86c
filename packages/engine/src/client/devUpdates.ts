import type { InlineData } from '../core/types.ts';
import { enhanceRegion } from './enhancers/index.ts';
import type { DocumentView } from './navigation/documentView.ts';
import type { Pages } from './navigation/pages.ts';
import { restoreSidebar } from './sidebar.ts';
import { trustHtml } from './trusted.ts';

declare global {
  interface ImportMeta {
    /** Only in the development server. */
    readonly hot?: {
      on(event: 'docs:changed', listener: (change: Change) => void): void;
      send(event: 'docs:ready'): void;
    };
  }
  /** Only in the development server: the document as it was sent, before any script changed it. */
  var docsSource: Document | undefined;
}

/** What an author has saved: addresses of the pages that differ, or undefined when all may. */
interface Change {
  addresses?: string[];
}

/** Parts of the document around `main`. */
const FRAME = ['.navbar', '#sidebar', '.site-foot', '#search-dialog', '#keyboard-help'];
/** What a document says about itself in its head. */
const HEAD_TAGS = 'meta, link:not([rel="stylesheet"]), script[type="application/ld+json"]';

/**
 * Shows what an author saves in the open page, without moving the reader: whatever differs from what the server sent
 * before takes its place. An article that is the same keeps its elements, and the islands in it their state.
 */
export function watchUpdates(pages: Pages, view: DocumentView): void {
  let latest = 0;
  let source = globalThis.docsSource;
  import.meta.hot?.on('docs:changed', async ({ addresses }) => {
    pages.forgetOthers(view.page.address);
    if (addresses && !addresses.includes(view.page.address)) return;
    const turn = ++latest;
    const fresh = await fetchDocument();
    if (turn !== latest) return;
    const top = scrollY;
    replaceFrame(source, fresh);
    replaceMain(source, fresh, view);
    replaceHead(fresh);
    const data: InlineData = JSON.parse(fresh.getElementById('page-data')?.textContent ?? '');
    view.renew(data.page);
    pages.learn(data);
    source = fresh;
    requestAnimationFrame(() => scrollTo(0, top));
  });
  import.meta.hot?.send('docs:ready');
}

/** The page on show as the server would send it now. */
async function fetchDocument(): Promise<Document> {
  const { href, pathname } = location;
  const html = await (await fetch(href)).text();
  // The reader may have gone on meanwhile.
  if (pathname !== location.pathname) return fetchDocument();
  return new DOMParser().parseFromString(trustHtml(html) as string, 'text/html');
}

function isSame(source: Document | undefined, fresh: Document, selector: string): boolean {
  return source?.querySelector(selector)?.innerHTML === fresh.querySelector(selector)?.innerHTML;
}

function replaceFrame(source: Document | undefined, fresh: Document): void {
  for (const selector of FRAME) {
    if (isSame(source, fresh, selector)) continue;
    const after = fresh.querySelector(selector)?.cloneNode(true);
    document.querySelector(selector)?.replaceChildren(...(after?.childNodes ?? []));
    if (selector === '#sidebar') restoreSidebar();
  }
  for (const selector of ['.frame', 'main', '#sidebar']) {
    const after = fresh.querySelector(selector);
    if (after) document.querySelector(selector)?.setAttribute('class', after.className);
  }
}

function replaceMain(source: Document | undefined, fresh: Document, view: DocumentView): void {
  const main = document.querySelector('main');
  const after = fresh.querySelector('main')?.cloneNode(true);
  if (!main || !(after instanceof Element) || isSame(source, fresh, 'main')) return;
  const article = main.querySelector('.content');
  if (article === null || !isSame(source, fresh, 'main .content')) {
    view.replaceMain(after);
    return;
  }
  after.querySelector('.content')?.replaceWith(article);
  main.replaceChildren(...after.childNodes);
  const head = main.querySelector('.doc-head');
  if (head) enhanceRegion(head);
}

function replaceHead(fresh: Document): void {
  document.title = fresh.title;
  document.documentElement.lang = fresh.documentElement.lang;
  const before = [...document.head.querySelectorAll(HEAD_TAGS)];
  const after = [...fresh.head.querySelectorAll(HEAD_TAGS)];
  for (const tag of before) if (!after.some((one) => one.isEqualNode(tag))) tag.remove();
  for (const tag of after)
    if (!before.some((one) => one.isEqualNode(tag))) document.head.append(document.importNode(tag, true));
}
