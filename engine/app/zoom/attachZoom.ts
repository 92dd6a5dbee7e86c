import { openZoomed } from './zoomed.ts';
import { largestCandidate } from './zoomGeometry.ts';

/** Images that are not directly inside a link, as the selector of the old site had it. */
const IMAGES = '.content :not(a) > img:not(.no-zoom)';

/** Makes the images of the page on show zoomable; those that are already stay as they are. */
export function attachZoom(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(IMAGES)) {
    if (!image.closest('a') && !image.matches('.zoomable')) attachImage(image);
  }
}

function attachImage(image: HTMLImageElement): void {
  image.classList.add('zoomable');
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-haspopup', 'dialog');
  if (image.alt === '') image.setAttribute('aria-label', 'Enlarge the image');
  // A failure is told when the reader asks for the image.
  const prefetch = () => fetchLarge(image)?.catch(() => undefined);
  image.addEventListener('pointerenter', prefetch, { once: true });
  image.addEventListener('focus', prefetch, { once: true });
  image.addEventListener('click', () => open(image));
  image.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open(image);
  });
}

function open(image: HTMLImageElement): void {
  // It has not come, or never will.
  if (image.naturalWidth === 0) return;
  const width = isDrawing(image) ? Infinity : largest(image).width;
  const height = (width / image.naturalWidth) * image.naturalHeight;
  openZoomed({ image, natural: { width, height }, large: fetchLarge(image) });
}

function isDrawing(image: HTMLImageElement): boolean {
  return new URL(image.currentSrc).pathname.endsWith('.svg');
}

/** The largest version, fetched and decoded so that it is there at once; undefined where the page shows it already. */
function fetchLarge(image: HTMLImageElement): Promise<string> | undefined {
  const { url } = largest(image);
  if (url === image.currentSrc) return undefined;
  const large = new Image();
  large.src = url;
  return large.decode().then(() => url);
}

/** The largest version of the format on show, with its width in pixels. */
function largest(image: HTMLImageElement): { url: string; width: number } {
  for (const { srcset } of image.parentElement?.querySelectorAll('source') ?? []) {
    const found = largestCandidate(srcset, image.currentSrc, document.baseURI);
    if (found) return found;
  }
  return { url: image.currentSrc, width: image.naturalWidth };
}
