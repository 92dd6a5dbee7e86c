import type { Enhancer } from './enhancer.ts';

/** An island is mounted when it is this close to the viewport. */
const MARGIN = '200px';

const ISLAND = '[data-island]';

/** Brings the islands of a page to life, each when it comes into view; React is fetched for the first of them. */
export const enhanceIslands: Enhancer = (root, signal) => {
  const islands = [...root.querySelectorAll<HTMLElement>(`main ${ISLAND}, :scope ${ISLAND}`)].filter(
    (island) => island.closest('dialog') === null,
  );
  if (islands.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        mountLater(target as HTMLElement, signal);
      }
    },
    { rootMargin: MARGIN },
  );
  for (const island of islands) observer.observe(island);
  signal.addEventListener('abort', () => observer.disconnect());
};

const mounted = new WeakSet<Element>();

/** Brings the islands in a part of the frame to life at once, where they are not yet. */
export function mountIslandsIn(part: Element, onFailure: () => void): void {
  for (const island of part.querySelectorAll<HTMLElement>(ISLAND)) {
    if (mounted.has(island)) continue;
    mounted.add(island);
    mountLater(island, new AbortController().signal, () => {
      mounted.delete(island);
      onFailure();
    });
  }
}

function mountLater(island: HTMLElement, signal: AbortSignal, onFailure?: () => void): void {
  import('../islands/mountIsland.ts')
    .then((m) => m.mountIsland(island, signal))
    .catch((error: unknown) => {
      console.warn(`${island.dataset.island} stays as it was rendered.`, error);
      // What only scripts can answer is no use without them.
      island.closest('.scripted')?.setAttribute('hidden', '');
      onFailure?.();
    });
}
