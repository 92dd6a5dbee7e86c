import type { Guide, PageData } from '../shared/types.ts';
import type { Pages } from './pages.ts';
import type { View } from './runtime.ts';
import type { Store } from './store.ts';

declare global {
  interface ImportMeta {
    /** Only in the development server. */
    readonly hot?: { on(event: 'docs:page', listener: (update: PageUpdate) => void): void };
  }
}

/** A page that its author has just saved. */
interface PageUpdate {
  page: PageData;
  guide: Guide;
  html: string;
}

/** Puts a page in the place of its former self as soon as it is saved, without moving the reader. */
export function watchUpdates(pages: Pages, view: Store<View>, onChange: (page: PageData) => void): void {
  import.meta.hot?.on('docs:page', ({ page, guide, html }) => {
    const loaded = pages.keep(page, guide, html);
    if (view.get().page.address !== page.address) return;
    const top = scrollY;
    view.set({ ...view.get(), ...loaded });
    onChange(page);
    requestAnimationFrame(() => scrollTo(0, top));
  });
}
