import type { LoadComponents } from './islands.ts';

/** Hydrates the islands under `root`; pages without any fetch nothing for it. Returns what unmounts them. */
export function mountIslandsLater(root: HTMLElement, loadComponents: LoadComponents): () => void {
  if (root.querySelector('[data-island]') === null) return () => {};
  let unmount: (() => void) | undefined;
  let isOver = false;
  import('./islands.ts')
    .then((m) => {
      if (!isOver) unmount = m.mountIslands(root, loadComponents);
    })
    .catch((error: unknown) => console.warn('Islands stay as they were rendered.', error));
  return () => {
    isOver = true;
    unmount?.();
  };
}
