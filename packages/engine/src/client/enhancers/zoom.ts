import type { Enhancer } from './enhancer.ts';

/** Pictures can be enlarged this long after they came on show. */
const ATTACH_MS = 1000;

/** Makes images and drawings open over the page, a little later; where there are none, nothing is fetched for it. */
export const enhanceZoom: Enhancer = (root, signal) => {
  if (root.querySelector('.content :is(:not(a) > img, .figure svg)') === null) return;
  const timer = setTimeout(() => {
    import('../zoom/attachZoom.ts')
      .then(({ attachZoom }) => signal.aborted || attachZoom(root, signal))
      .catch((error: unknown) => console.warn('Pictures cannot be enlarged.', error));
  }, ATTACH_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
};
