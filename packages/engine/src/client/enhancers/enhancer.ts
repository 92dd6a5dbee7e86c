/**
 * Adds behavior to the elements of a page that it knows, and does nothing where there are none; takes it back when the
 * signal is aborted. `root` is the document at the first load, and after a navigation each region that was replaced.
 */
export type Enhancer = (root: ParentNode, signal: AbortSignal) => void;
