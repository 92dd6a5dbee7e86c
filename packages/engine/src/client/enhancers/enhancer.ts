/**
 * Adds behavior to the elements under `root` that it knows, and does nothing where there are none. Returns what takes
 * it back. `root` is the document at the first load, and after a navigation each region that was replaced.
 */
export type Enhancer = (root: ParentNode) => (() => void) | undefined;
