import { ZOOM } from '../../core/strings.ts';
import { element } from '../element.ts';
import { watchPinch } from './pinch.ts';

/** Scrolling further than this closes. */
const SCROLL_OFFSET_PX = 40;
const DURATION_MS = 300;
const EASING = 'cubic-bezier(0.2, 0, 0.2, 1)';

/** A picture of the page, and what is laid over the page for it. */
export interface ZoomSource {
  /** In the text: where the copy comes from and goes back to. */
  place: Element;
  /** As wide and high as what it is put into. */
  copy: HTMLElement;
  /** In pixels; infinite for a drawing. */
  natural: Size;
  /** Has the focus again afterwards. */
  opener: HTMLElement;
}

/** Lays a picture over the page, as large as it is and the window allows. The reader can close it at any time. */
export function openZoomed(source: ZoomSource): void {
  new Zoomed(source);
}

/** A modal dialog that holds a button, and the button the picture: Enter, Space and a tap close it as Escape does. */
class Zoomed {
  readonly #place: Element;
  readonly #opener: HTMLElement;
  readonly #dialog = element('dialog', { className: 'zoom', ariaLabel: ZOOM.enlarged });
  readonly #button = element('button', { type: 'button' });
  readonly #window: Size;
  readonly #box: Box;
  readonly #ended = new AbortController();
  #isClosing = false;

  constructor({ place, copy, natural, opener }: ZoomSource) {
    this.#place = place;
    this.#opener = opener;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    this.#window = { width, height };
    this.#box = fitZoom(place.getBoundingClientRect(), natural, this.#window);
    if (copy instanceof HTMLImageElement && copy.alt === '') this.#button.ariaLabel = ZOOM.close;
    this.#resize(1);
    this.#button.append(copy);
    this.#dialog.append(this.#button);
    this.#listen();
    this.#show();
  }

  /** `scale`: 1 is what fits the window. */
  #resize(scale: number): void {
    const width = this.#box.width * scale;
    const height = this.#box.height * scale;
    const left = Math.max(0, (this.#window.width - width) / 2);
    const top = Math.max(0, (this.#window.height - height) / 2);
    this.#dialog.classList.toggle('is-larger', scale > 1);
    for (const [side, pixels] of Object.entries({ left, top, width, height }))
      this.#button.style.setProperty(side, `${pixels}px`);
  }

  #show(): void {
    const start = layOver(this.#box, this.#place.getBoundingClientRect());
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#place.classList.add('is-zoomed');
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
    watchPinch(this.#dialog, (scale) => this.#resize(scale), signal);
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
    this.#resize(1);
    const goal = layOver(this.#box, this.#place.getBoundingClientRect());
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
    this.#place.classList.remove('is-zoomed');
    this.#dialog.close();
    this.#dialog.remove();
    this.#opener.focus({ preventScroll: true });
  }
}

/** A copy of a drawing that looks the same: with the classes around it, and no id twice in the document. */
export function cloneDrawing(svg: SVGSVGElement): HTMLElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  // What it refers to, such as gradients and markers, is found in the drawing of the page.
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
  // Whatever hides a drawing in columns of some widths, or limits it, is about the text.
  Object.assign(copy.style, { display: 'block', width: '100%', maxWidth: 'none', height: '100%' });
  const className = svg.closest('.figure')?.className ?? '';
  const ariaLabel = svg.closest('[aria-label]')?.ariaLabel ?? ZOOM.enlargedFigure;
  return element('div', { className, role: 'img', ariaLabel }, copy);
}

/** A rectangle of the window, in CSS pixels from its top left corner. */
export type Box = { left: number; top: number; width: number; height: number };

/** In CSS pixels. */
export type Size = { width: number; height: number };

/** In the middle of the window, as large as `natural` (infinite for a drawing) and the window allow, without a margin. */
export function fitZoom(box: Box, natural: Size, window: Size): Box {
  const scale = Math.min(
    Math.min(Math.max(box.width, natural.width), window.width) / box.width,
    Math.min(Math.max(box.height, natural.height), window.height) / box.height,
  );
  const width = box.width * scale;
  const height = box.height * scale;
  return { left: (window.width - width) / 2, top: (window.height - height) / 2, width, height };
}

/** The `transform` that lays a box of the same shape, whose origin is its top left corner, over another. */
export function layOver(box: Box, other: Box): string {
  return `translate(${other.left - box.left}px, ${other.top - box.top}px) scale(${other.width / box.width})`;
}

/** The largest of the candidates of a `srcset`; undefined if `shown`, which the browser chose, is of another format. */
export function largestCandidate(
  srcset: string,
  shown: string,
  base: string,
): { url: string; width: number } | undefined {
  const candidates = srcset.split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.trim().split(' ');
    return { url: new URL(url, base).href, width: Number.parseInt(width, 10) };
  });
  return candidates.some(({ url }) => url === shown) ? candidates.at(-1) : undefined;
}
