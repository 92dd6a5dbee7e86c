/** Events between the parts of a page, all dispatched on the document. */

/** Another page has taken the place of the one before: `detail` is a `PageHead`. */
export const PAGE_SHOWN = 'docs:page-shown';

/** The window stands where the address leads: `detail` is the slug that it names, '' for none. */
export const ARRIVED = 'docs:arrived';

/** A page's chunk failed to load, for monitoring: `detail` is the `ChunkLoadError`. */
export const CHUNK_ERROR = 'docs:chunk-error';

/** Tells the document's listeners. */
export function emit(name: string, detail: unknown): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
