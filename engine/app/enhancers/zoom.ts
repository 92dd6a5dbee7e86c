import type { Enhancer } from './enhancer.ts';

/** Images are made zoomable this long after a page came on show. */
const ATTACH_MS = 1000;

/** Makes the images of a page zoomable a little later; pages without images fetch nothing for it. */
export const enhanceZoom: Enhancer = (root) => {
  const timer = setTimeout(() => {
    if (root.querySelector('.content :not(a) > img') === null) return;
    import('../zoom/attachZoom.ts')
      .then((m) => m.attachZoom())
      .catch((error: unknown) => console.warn('Images cannot be zoomed.', error));
  }, ATTACH_MS);
  return () => clearTimeout(timer);
};
