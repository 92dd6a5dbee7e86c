import { DEV_EVENTS } from '../core/address.ts';
import type { InlineData } from '../core/types.ts';
import { enhanceRegion } from './enhancers/index.ts';
import type { DocumentView } from './navigation/documentView.ts';
import type { Pages } from './navigation/pages.ts';
import { restoreSidebar } from './sidebar.ts';
import { trustHtml } from './trusted.ts';

declare global {
  interface ImportMeta {
    readonly env?: { MODE: string };
  }
}

/** Whether the page is of the development server; a constant in bundles. */
export const IS_DEV = import.meta.env?.MODE === 'dev';

/** What the document shows as it was sent, before any script changed it. Without scripts, which no script may copy. */
let source: ParentNode | undefined = IS_DEV
  ? (document.getElementById('app')?.cloneNode(true) as HTMLElement)
  : undefined;

/** Parts of the document around `main`. */
const FRAME = ['.navbar', '#sidebar', '.site-foot', '#search-dialog', '#keyboard-help'];
/** What a document needs of the bundle. */
const CODE = 'script[src], link[rel="stylesheet"]';
/** What a document says about itself in its head. */
const HEAD_TAGS = 'meta, link:not([rel="stylesheet"])';

/**
 * Shows what an author saves in the open page, without moving the reader: whatever differs from what the server sent
 * before takes its place. An article that is the same keeps its elements, and the islands in it their state. Only other
 * code needs a reload.
 */
export function watchUpdates(pages: Pages, view: DocumentView, base: string): void {
  let latest = 0;
  // It connects again by itself, and hears of what was saved meanwhile.
  new EventSource(base + DEV_EVENTS).addEventListener('message', async ({ data }) => {
    showErrors(JSON.parse(data));
    pages.forgetOthers(view.page.address);
    const turn = ++latest;
    const fresh = await fetchDocument();
    if (turn !== latest) return;
    const inline: InlineData = JSON.parse(fresh.getElementById('page-data')?.textContent ?? '');
    if (inline.page.address !== view.page.address || hasOtherCode(fresh)) return location.reload();
    const top = scrollY;
    replaceFrame(source, fresh);
    replaceMain(source, fresh, view);
    replaceHead(fresh);
    view.renew(inline.page);
    pages.learn(inline);
    source = fresh;
    requestAnimationFrame(() => scrollTo(0, top));
  });
}

/** Lays the mistakes of the site over the page, until they are mended or the author looks at the page. */
function showErrors(errors: readonly string[]): void {
  document.getElementById('dev-errors')?.remove();
  if (errors.length === 0) return;
  const overlay = document.createElement('pre');
  overlay.id = 'dev-errors';
  overlay.popover = 'auto';
  overlay.setAttribute('role', 'alert');
  overlay.textContent = errors.join('\n\n');
  // The content policy leaves styles to sheets and to scripts.
  Object.assign(overlay.style, { maxWidth: '90vw', whiteSpace: 'pre-wrap', padding: '1em' });
  document.body.append(overlay);
  overlay.showPopover();
}

/** Whether a document asks for a script or a style sheet that is not here: their names change with their content. */
function hasOtherCode(fresh: Document): boolean {
  const here = new Set([...document.querySelectorAll(CODE)].map(codeUrl));
  return [...fresh.querySelectorAll(CODE)].some((one) => !here.has(codeUrl(one)));
}

function codeUrl(element: Element): string {
  return new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', document.baseURI).href;
}

/** The page on show as the server would send it now. */
async function fetchDocument(): Promise<Document> {
  const { href, pathname } = location;
  const html = await (await fetch(href)).text();
  // The reader may have gone on meanwhile.
  if (pathname !== location.pathname) return fetchDocument();
  return new DOMParser().parseFromString(trustHtml(html) as string, 'text/html');
}

function isSame(source: ParentNode | undefined, fresh: Document, selector: string): boolean {
  return source?.querySelector(selector)?.innerHTML === fresh.querySelector(selector)?.innerHTML;
}

function replaceFrame(source: ParentNode | undefined, fresh: Document): void {
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

function replaceMain(source: ParentNode | undefined, fresh: Document, view: DocumentView): void {
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
