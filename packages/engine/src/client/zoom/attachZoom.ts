import { ZOOM } from '../../core/strings.ts';
import { element } from '../element.ts';
import { whenIdle } from '../idle.ts';
import { distanceOf } from './pinch.ts';
import { cloneDrawing, largestCandidate, openZoomed } from './zoomed.ts';

/** Images that are not directly inside a link, as the selector of the old site had it. */
const IMAGES = '.content :not(a) > img:not(.no-zoom)';
const DRAWINGS = '.content .figure:not(.no-zoom) svg';
/** A demo answers clicks itself. */
const BUSY = ':is(a, button, input, select, [tabindex])';
/** A drawing on fewer units than this is an icon. */
const MIN_UNITS = 160;
/** Two fingers that move apart by so much open what is below them. */
const SPREAD = 1.1;

/** Lets readers enlarge pictures. Drawings come one by one: each of their elements gets its style anew. */
export function attachZoom(root: ParentNode, signal: AbortSignal): void {
  for (const image of root.querySelectorAll<HTMLImageElement>(IMAGES)) {
    if (!image.closest('a') && !image.matches('.zoomable')) attachImage(image, signal);
  }
  for (const drawing of new Set([...root.querySelectorAll<SVGSVGElement>(DRAWINGS)].map(drawingOf))) {
    if (drawing && !drawing.matches('.zoomable'))
      whenIdle(() => signal.aborted || attachDrawing(drawing, signal));
  }
}

function attachImage(image: HTMLImageElement, signal: AbortSignal): void {
  mark(image, signal);
  image.tabIndex = 0;
  image.role = 'button';
  image.ariaHasPopup = 'dialog';
  if (image.alt === '') image.ariaLabel = ZOOM.enlargeImage;
  // A failure is told when the reader asks for the image.
  const prefetch = () => fetchLarge(image)?.catch(() => undefined);
  image.addEventListener('pointerenter', prefetch, { once: true, signal });
  image.addEventListener('focus', prefetch, { once: true, signal });
  const open = () => warnOfFailure(() => openImage(image));
  onAsked(image, open, signal);
  image.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      open();
    },
    { signal },
  );
}

/** What holds the drawings of a figure, one for each width; undefined where there is nothing to enlarge. */
function drawingOf(svg: SVGSVGElement): Element | undefined {
  const { width } = svg.viewBox.baseVal;
  const figure = svg.closest('.figure');
  if (width < MIN_UNITS || !figure || svg.closest('.island') || figure.querySelector(BUSY)) return undefined;
  return svg.parentElement === figure ? svg : (svg.parentElement ?? undefined);
}

function attachDrawing(drawing: Element, signal: AbortSignal): void {
  mark(drawing, signal);
  const button = element('button', {
    type: 'button',
    className: 'icon-button enlarge',
    ariaHasPopup: 'dialog',
    ariaLabel: ZOOM.enlarge(drawing.getAttribute('aria-label')),
  });
  const open = () => warnOfFailure(() => openDrawing(drawing, button));
  button.addEventListener('click', open, { signal });
  onAsked(drawing, () => getSelection()?.isCollapsed !== false && open(), signal);
  drawing.closest('.figure')?.append(button);
  signal.addEventListener('abort', () => button.remove());
}

function mark(picture: Element, signal: AbortSignal): void {
  picture.classList.add('zoomable');
  signal.addEventListener('abort', () => picture.classList.remove('zoomable'));
}

/** Calls at a click on the picture, and when two fingers on it move apart. */
function onAsked(picture: Element, open: () => void, signal: AbortSignal): void {
  let start = Number.POSITIVE_INFINITY;
  picture.addEventListener('click', open, { signal });
  const onTouch = (event: Event) => {
    const { type, touches } = event as TouchEvent;
    const distance = distanceOf(touches);
    if (distance === undefined) return;
    // The page itself is not enlarged.
    event.preventDefault();
    if (type === 'touchstart') start = distance;
    else if (distance > start * SPREAD) {
      start = Number.POSITIVE_INFINITY;
      open();
    }
  };
  for (const type of ['touchstart', 'touchmove'])
    picture.addEventListener(type, onTouch, { passive: false, signal });
}

/** A picture that cannot be enlarged stays as it is. */
function warnOfFailure(open: () => void): void {
  try {
    open();
  } catch (error) {
    console.warn('A picture could not be enlarged.', error);
  }
}

function openImage(image: HTMLImageElement): void {
  if (image.naturalWidth === 0) throw new Error(`${image.src} has not come.`);
  const width = isDrawing(image) ? Infinity : largest(image).width;
  const height = (width / image.naturalWidth) * image.naturalHeight;
  const copy = new Image();
  copy.src = image.currentSrc;
  copy.alt = image.alt;
  openZoomed({ place: image, copy, natural: { width, height }, opener: image });
  fetchLarge(image)?.then(
    (url) => {
      copy.src = url;
    },
    (error: unknown) => console.warn('The large version of an image could not be fetched.', error),
  );
}

function openDrawing(drawing: Element, opener: HTMLElement): void {
  const drawings = drawing instanceof SVGSVGElement ? [drawing] : [...drawing.querySelectorAll('svg')];
  const shown = drawings.find((svg) => svg.getBoundingClientRect().width > 0);
  if (!shown) throw new Error('The drawing is not on show.');
  const copy = cloneDrawing(shown);
  openZoomed({ place: shown, copy, natural: { width: Infinity, height: Infinity }, opener });
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
