import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';

/** Images that are not directly inside a link, as the selector of the old site had it. */
const IMAGES = '.content :not(a) > img:not(.no-zoom)';
const MARGIN_PX = 0;
/** Scrolling further than this closes. */
const SCROLL_OFFSET_PX = 40;
/** The style sheet knows the scheme: white at an opacity of 0.95 in the light one. */
const BACKGROUND = 'var(--zoom-overlay)';
/** Longer than the transition of the style sheet. */
const TRANSITION_END_MS = 450;

const OPEN_IMAGE = '.medium-zoom-image--opened';

let zoom: Zoom | undefined;

/** Makes the images of the page on show zoomable, and lets go of those of the page before. */
export function attachZoom(): void {
  zoom ??= createZoom();
  zoom.detach();
  for (const image of document.querySelectorAll<HTMLImageElement>(IMAGES)) {
    if (!image.closest('a')) attachImage(image, zoom);
  }
}

function createZoom(): Zoom {
  const made = mediumZoom({ margin: MARGIN_PX, scrollOffset: SCROLL_OFFSET_PX, background: BACKGROUND });
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Where a style sheet takes transitions away, their end never comes, and the image would be stuck.
  const endTransition = () => {
    clearTimeout(timer);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    timer = setTimeout(
      () => {
        for (const image of document.querySelectorAll(OPEN_IMAGE))
          image.dispatchEvent(new Event('transitionend'));
      },
      isStill ? 0 : TRANSITION_END_MS,
    );
  };
  made.on('open', endTransition);
  made.on('opened', () => document.querySelector<HTMLElement>(OPEN_IMAGE)?.focus({ preventScroll: true }));
  made.on('close', endTransition);
  made.on('closed', ({ target }) => {
    (target as HTMLElement).focus({ preventScroll: true });
    // A large version that failed late stays behind.
    for (const image of document.querySelectorAll(`body > ${OPEN_IMAGE}`)) image.remove();
  });
  document.addEventListener('keydown', (event) => onKeyDown(event, made));
  return made;
}

function attachImage(image: HTMLImageElement, owner: Zoom): void {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-haspopup', 'dialog');
  if (image.alt === '') image.setAttribute('aria-label', 'Enlarge the image');
  image.addEventListener('pointerenter', () => prepareLarge(image), { once: true });
  image.addEventListener('focus', () => prepareLarge(image), { once: true });
  owner.attach(image);
}

/** Names and fetches the largest version, so that zooming need not wait for it. */
function prepareLarge(image: HTMLImageElement): void {
  const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(({ srcset }) =>
    candidates(srcset).some((url) => new URL(url, document.baseURI).href === image.currentSrc),
  );
  const large = candidates(source?.srcset ?? '').at(-1);
  if (large === undefined || new URL(large, document.baseURI).href === image.currentSrc) return;
  image.dataset.zoomSrc = large;
  new Image().src = large;
}

/** URLs of a `srcset`, the largest last, as the build writes them. */
function candidates(srcset: string): string[] {
  return srcset.split(', ').flatMap((candidate) => candidate.trim().split(' ')[0] || []);
}

function onKeyDown(event: KeyboardEvent, owner: Zoom): void {
  const { target, key } = event;
  if (!(target instanceof HTMLImageElement && target.matches('.medium-zoom-image'))) return;
  const isOpen = owner.getZoomedImage() !== null;
  if (key === 'Enter' || key === ' ') {
    event.preventDefault();
    void owner.toggle({ target });
  } else if (key === 'Tab' && isOpen) {
    // Nothing else can be reached while the image covers the page.
    event.preventDefault();
    void owner.close();
  }
}
