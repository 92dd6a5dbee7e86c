import { site } from 'virtual:frame';
import { replaceFields } from '../shared/replaceFields.ts';
import type { Guide, PageData, Site } from '../shared/types.ts';
import { loadWholeSite } from './loadWholeSite.ts';
import type { Pages } from './pages.ts';
import type { PageBody, View } from './runtime.ts';
import type { Store } from './store.ts';
import { trustHtml } from './trusted.ts';

declare global {
  interface ImportMeta {
    /** Only in the development server. */
    readonly hot?: {
      on(event: 'docs:page', listener: (update: PageUpdate) => void): void;
      send(event: 'docs:ready'): void;
      on(event: 'docs:site', listener: (update: { site: Site }) => void): void;
    };
  }
}

/** A page that its author has just saved. */
interface PageUpdate {
  page: PageData;
  guide: Guide;
  /** Undefined when the article is what it was. */
  html?: string;
}

/** What a document says about itself in its head. */
const HEAD_TAGS = 'meta, link:not([rel="stylesheet"]), script[type="application/ld+json"]';
const ICON_SHEET = 'link[rel="stylesheet"][href*="/assets/css/icons."]';

/** Puts a page in the place of its former self as soon as it is saved, without moving the reader. */
export function watchUpdates(pages: Pages, view: Store<View>, onChange: (page: PageData) => void): void {
  import.meta.hot?.on('docs:page', ({ page, guide, html }) => {
    const known = pages.peek(page.address)?.body;
    const article = html ?? known?.__html;
    // Another reader's page.
    if (article === undefined) return;
    const { body } = pages.keep(page, guide, String(article), html === undefined ? known?.rest : undefined);
    const shown = view.get();
    if (shown.page.address !== page.address) return;
    const top = scrollY;
    // The same object: React leaves the article alone, and the islands in it as they are.
    view.set({ ...shown, page, guide, body: html === undefined ? shown.body : body });
    onChange(page);
    requestAnimationFrame(() => scrollTo(0, top));
  });
  import.meta.hot?.send('docs:ready');
}

/**
 * Shows another configuration around the page that stands: what the server would now send for it gives the parts that no
 * script draws, and the head. `parts` are those of the page, by name.
 */
export function watchSite(parts: Map<string, PageBody>, redraw: () => void): void {
  let latest = 0;
  import.meta.hot?.on('docs:site', async (update) => {
    const turn = ++latest;
    const asked = fetchDocument();
    for (const known of [site, await loadWholeSite()]) replaceFields(known, update.site);
    const fresh = await asked;
    if (turn !== latest) return;
    for (const { dataset, innerHTML } of fresh.querySelectorAll<HTMLElement>('[data-part]')) {
      const name = dataset.part ?? '';
      // React writes what is another object.
      if (String(parts.get(name)?.__html) !== innerHTML) parts.set(name, { __html: trustHtml(innerHTML) });
    }
    await takeIcons(fresh);
    takeHead(fresh);
    redraw();
  });
}

/** The page on show as the server would send it now. */
async function fetchDocument(): Promise<Document> {
  const { href, pathname } = location;
  const html = await (await fetch(href)).text();
  // The reader may have gone on meanwhile.
  if (pathname !== location.pathname) return fetchDocument();
  return new DOMParser().parseFromString(trustHtml(html) as string, 'text/html');
}

/** The old sheet goes when the new one is there. */
async function takeIcons(fresh: Document): Promise<void> {
  const before = document.querySelector<HTMLLinkElement>(ICON_SHEET);
  const after = fresh.querySelector<HTMLLinkElement>(ICON_SHEET);
  if (before === null || after === null || before.href === after.href) return;
  const settled = new Promise((resolve) => {
    after.onload = resolve;
    after.onerror = resolve;
  });
  before.after(after);
  await settled;
  before.remove();
}

function takeHead(fresh: Document): void {
  document.title = fresh.title;
  document.documentElement.lang = fresh.documentElement.lang;
  const before = [...document.head.querySelectorAll(HEAD_TAGS)];
  const after = [...fresh.head.querySelectorAll(HEAD_TAGS)];
  for (const tag of before) if (!after.some((one) => one.isEqualNode(tag))) tag.remove();
  for (const tag of after) if (!before.some((one) => one.isEqualNode(tag))) document.head.append(tag);
}
