import {
  type ComponentType,
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { invariant } from '../shared/errors.ts';
import type { Navigation, PageData, Site } from '../shared/types.ts';
import type { PageBody, Runtime, View } from './runtime.ts';
import type { LateSearch, SearchState } from './searchTypes.ts';
import type { Readable } from './store.ts';

export { type Sheet, takeSheets } from './askedSheet.ts';
export { hasContents } from './hasContents.ts';
export { loadStyles } from './loadStyles.ts';
export { loadWholeSite } from './loadWholeSite.ts';
export { leaveNotFound } from './notFound.ts';
export { dropGuide, keepGuide, keptVersion, readOfflineList, refreshKept } from './offline.ts';
export type { PageBody } from './runtime.ts';
export type { ExcerptPart, SearchHit, SearchResult, SearchState } from './searchTypes.ts';

/** Carries the run time to the hooks; set by the two entries only. */
export const RuntimeContext = createContext<Runtime | undefined>(undefined);

/** Carries the whole configuration to the home page; elsewhere the run time's leaner one will do. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site's configuration; changes only while its author works on it. */
export function useSite(): Site {
  const { site } = useRuntime();
  return useContext(SiteContext) ?? site;
}

/** The page that is drawn. */
export function usePage(): PageData {
  return useFrame().page;
}

/** What stands in the frame on the page on screen. */
export function useContent(): ComponentType {
  return useRuntime().contents.get(usePage().layout);
}

/** The page that is drawn, its guide, and its article's HTML: the same object as long as the page is the same. */
export function useFrame(): Omit<View, 'navigation'> {
  return useReadable(useRuntime().frame);
}

/** Whether the page on screen has a list of pages beside it. */
export function useHasSidebar(): boolean {
  return useSelected(useRuntime().frame, ({ page }) => !!page.sidebar);
}

/** HTML of a part of the frame that the build drew; always the same object. */
export function useStaticPart(name: string): PageBody {
  return useRuntime().staticPart(name);
}

/** Whether a page is being fetched, or could not be had. */
export function useNavigation(): Navigation {
  return useSelected(useRuntime().view, ({ navigation }) => navigation);
}

/** Slug of the heading being read, '' for none. */
export function useActiveSlug(): string {
  return useReadable(useRuntime().activeSlug);
}

/**
 * Gives the functions that put an article in place and bring its islands to life. They never change; call them in a layout
 * effect that depends on the body, and return what the second returns.
 */
export function useArticle(): Pick<Runtime, 'fillArticle' | 'mountIslands'> {
  return useRuntime();
}

/** Full-text search, and how much of its index is there. */
export function useSearch(): { state: SearchState; start: LateSearch['start'] } {
  const { search } = useRuntime();
  return { state: useReadable(search.state), start: search.start };
}

/** Whether to offer a way back to the top, and the way. */
export function useBackToTop(): { shown: boolean; scrollToTop(): void } {
  const { isFarDown, scrollToTop } = useRuntime();
  return { shown: useReadable(isFarDown), scrollToTop };
}

/**
 * Hands an element over to the progress bar, which moves it by `transform: translateX()` from -100 % to 0 and fades it by
 * `opacity`. It has to start outside of view: `hidden` is taken off and put back.
 */
export function useProgress(bar: RefObject<HTMLElement | null>): void {
  const { attachProgress } = useRuntime();
  useEffect(() => (bar.current === null ? undefined : attachProgress(bar.current)), [bar, attachProgress]);
}

function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  invariant(runtime, 'components to be rendered inside RuntimeContext');
  return runtime;
}

function useSelected<T>(view: Readable<View>, select: (view: View) => T): T {
  return useSyncExternalStore(
    view.subscribe,
    () => select(view.get()),
    () => select(view.initial()),
  );
}

function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.initial);
}
