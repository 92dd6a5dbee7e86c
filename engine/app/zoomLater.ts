/** Images are made zoomable this long after a page came on show. */
const ATTACH_MS = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes the images of the page on show zoomable a little later; pages without images fetch nothing for it. */
export function attachZoomLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (document.querySelector('.content :not(a) > img') === null) return;
    import('./zoom.ts')
      .then((m) => m.attachZoom())
      .catch((error: unknown) => console.warn('Images cannot be zoomed.', error));
  }, ATTACH_MS);
}
