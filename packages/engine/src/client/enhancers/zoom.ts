import type { Enhancer } from './enhancer.ts';

/** Pictures can be enlarged this long after they came on show. */
const ATTACH_MS = 1000;

/** Makes images and drawings open over the page, a little later; where there are none, nothing is fetched for it. */
export const enhanceZoom: Enhancer = (root) => {
  if (root.querySelector('.content :is(:not(a) > img, .figure svg)') === null) return undefined;
  const ended = new AbortController();
  const timer = setTimeout(() => {
    import('../zoom/attachZoom.ts')
      .then(({ attachZoom }) => ended.signal.aborted || attachZoom(root, ended.signal))
      .catch((error: unknown) => console.warn('Pictures cannot be enlarged.', error));
  }, ATTACH_MS);
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
};
