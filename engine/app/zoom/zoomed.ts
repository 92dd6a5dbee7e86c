import { type Box, fitZoom, layOver } from './zoomGeometry.ts';

/** Scrolling further than this closes. */
const SCROLL_OFFSET_PX = 40;
const DURATION_MS = 300;
const EASING = 'cubic-bezier(0.2, 0, 0.2, 1)';

/** An image as the page shows it, with what is known of its largest version. */
export type ZoomSource = {
  image: HTMLImageElement;
  /** In pixels; infinite for a drawing. */
  natural: { width: number; height: number };
  /** Fetches and decodes the largest version; undefined where the page shows it already. */
  large: Promise<string> | undefined;
};

/** Lays an image over the page, as large as it is and the window allows. The reader can close it at any time. */
export function openZoomed(source: ZoomSource): void {
  new Zoomed(source);
}

/** A modal dialog that holds a button, and the button the picture: Enter, Space and a tap close it as Escape does. */
class Zoomed {
  readonly #image: HTMLImageElement;
  readonly #dialog = document.createElement('dialog');
  readonly #button = document.createElement('button');
  readonly #box: Box;
  readonly #ended = new AbortController();
  #isClosing = false;

  constructor({ image, natural, large }: ZoomSource) {
    this.#image = image;
    this.#box = fitZoom(image.getBoundingClientRect(), natural, {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    });
    const picture = new Image();
    picture.src = image.currentSrc;
    picture.alt = image.alt;
    this.#build(picture);
    this.#listen();
    this.#show();
    large?.then(
      (url) => {
        picture.src = url;
      },
      (error: unknown) => console.warn('The large version of an image could not be fetched.', error),
    );
  }

  #build(picture: HTMLImageElement): void {
    this.#dialog.className = 'zoom';
    this.#dialog.setAttribute('aria-label', 'Enlarged image');
    this.#button.type = 'button';
    if (picture.alt === '') this.#button.setAttribute('aria-label', 'Close');
    for (const side of ['left', 'top', 'width', 'height'] as const)
      this.#button.style[side] = `${this.#box[side]}px`;
    this.#button.append(picture);
    this.#dialog.append(this.#button);
  }

  #show(): void {
    const start = layOver(this.#box, this.#image.getBoundingClientRect());
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#image.classList.add('is-zoomed');
    this.#move(start, 'none', 'transparent', getComputedStyle(this.#dialog).backgroundColor);
  }

  #listen(): void {
    const { signal } = this.#ended;
    const startY = scrollY;
    this.#dialog.addEventListener('click', () => this.#close());
    this.#dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.#close();
    });
    this.#dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') return;
      // Nothing else can be reached while the image covers the page.
      event.preventDefault();
      this.#close();
    });
    // A browser may close a dialog without asking.
    this.#dialog.addEventListener('close', () => this.#end());
    const onScroll = () => Math.abs(scrollY - startY) > SCROLL_OFFSET_PX && this.#close();
    addEventListener('scroll', onScroll, { signal });
    addEventListener('resize', () => this.#close(), { signal });
    addEventListener('popstate', () => this.#end(), { signal });
  }

  /** Goes back to the place in the text from wherever the picture is by now. */
  #close(): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    const goal = layOver(this.#box, this.#image.getBoundingClientRect());
    const { transform } = getComputedStyle(this.#button);
    const { backgroundColor } = getComputedStyle(this.#dialog);
    const end = () => this.#end();
    this.#move(transform, goal, backgroundColor, 'transparent').finished.then(end, end);
  }

  #move(from: string, to: string, background: string, nextBackground: string): Animation {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timing = { duration: isStill ? 0 : DURATION_MS, easing: EASING };
    this.#dialog.animate({ backgroundColor: [background, nextBackground] }, timing);
    return this.#button.animate({ transform: [from, to] }, timing);
  }

  #end(): void {
    if (this.#ended.signal.aborted) return;
    this.#ended.abort();
    this.#image.classList.remove('is-zoomed');
    this.#dialog.close();
    this.#dialog.remove();
    this.#image.focus({ preventScroll: true });
  }
}
