import type { InlineData } from '../core/types.ts';
import { IS_DEV, watchUpdates } from './devUpdates.ts';
import { enhanceDocument } from './enhancers/index.ts';
import { announce, showNotice } from './navigation/announce.ts';
import { arrive, moveFocus } from './navigation/arrive.ts';
import { DocumentView, loadStyle } from './navigation/documentView.ts';
import { fetchJson } from './navigation/loadManifest.ts';
import { Pages } from './navigation/pages.ts';
import { createProgress, paintBar } from './navigation/progress.ts';
import { routeLink, watchIntent } from './navigation/routeClick.ts';
import { type Arrival, Router } from './navigation/router.ts';
import { restoreScroll } from './navigation/scroll.ts';
import { markWordsLater, watchMarks } from './search/markLater.ts';
import { parseTrusted } from './trusted.ts';

/** The entry of every document: adds what scripts add to its HTML, and takes the reader from page to page. */
function start(): void {
  restoreScroll();
  const data: InlineData = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  // Tasks of their own, after the one that ends the parsing of the document and lays it out: on a slow machine they would
  // keep a first tap waiting together.
  setTimeout(() => {
    enhanceDocument();
    setTimeout(() => {
      startRouting(data);
      document.documentElement.dataset.enhanced = '';
    });
  });
}

function startRouting(data: InlineData): void {
  const base = document.documentElement.dataset.base ?? '/';
  const pages = new Pages(
    {
      base,
      importChunk: (url) => import(/* @vite-ignore */ url),
      fetchJson,
      parse: (html) => [...parseTrusted(html).childNodes],
      prepare: ({ styles }) => Promise.all(styles.map(loadStyle)),
    },
    data,
  );
  const view = new DocumentView(pages.first, base);
  const bar = document.querySelector<HTMLElement>('.progress');
  const progress = createProgress((state) => bar && paintBar(bar, state));
  const router = new Router({
    base,
    pages,
    progress,
    show: (loaded) => view.show(loaded),
    notify: (failure) => showNotice(failure, base),
    onArrive: (arrival) => onArrive(arrival, view, router),
  });
  router.start();
  watchMarks();
  watchIntent((anchor) => {
    const route = routeLink(anchor, router.here());
    // A failure shows when the reader asks for the page.
    if (route.type === 'page') pages.load(route.path).catch(() => {});
  });
  if (IS_DEV) watchUpdates(pages, view, base);
}

function onArrive(arrival: Arrival, view: DocumentView, router: Router): void {
  const { type, hash, scrollY, highlight } = arrival;
  arrive(arrival, () => router.settle());
  const isReturn = type === 'same' && scrollY !== undefined;
  // The focus needs the layout, which comes with the next frame anyway.
  if (type === 'page') requestAnimationFrame(() => moveFocus(hash));
  else if (type !== 'start' && !isReturn) moveFocus(hash);
  if (type === 'page') announce(view.page.title);
  void markWordsLater(highlight);
}

start();
