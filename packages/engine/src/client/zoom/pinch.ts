/** As large as this, and no larger, a picture becomes between two fingers. */
const MAX_SCALE = 6;
/** What a press of `+` or `−` does. */
const KEY_STEP = 1.5;
/** What a step of a wheel, or of two fingers on a touch pad, does. */
const WHEEL_STEP = 1.01;

type Point = { x: number; y: number };

/** Lets two fingers, a touch pad, `+` and `−` enlarge a picture. `resize`: to a multiple of what fits the window. */
export function watchPinch(box: HTMLElement, resize: (scale: number) => void, signal: AbortSignal): void {
  let scale = 1;
  let last: number | undefined;
  /** What is at the point stays there. */
  const scaleBy = (factor: number, { x, y }: Point) => {
    const next = Math.min(Math.max(scale * factor, 1), MAX_SCALE);
    const change = next / scale;
    const { scrollLeft, scrollTop } = box;
    scale = next;
    resize(scale);
    box.scrollTo((scrollLeft + x) * change - x, (scrollTop + y) * change - y);
  };
  const onTouch = (event: TouchEvent) => {
    const distance = distanceOf(event.touches);
    if (distance !== undefined) {
      event.preventDefault();
      if (last !== undefined) scaleBy(distance / last, middleOf(event.touches));
    }
    last = distance;
  };
  for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
    box.addEventListener(type, onTouch, { passive: false, signal });
  box.addEventListener(
    'wheel',
    (event) => {
      // Browsers tell of two fingers on a touch pad in this way.
      if (!event.ctrlKey) return;
      event.preventDefault();
      scaleBy(WHEEL_STEP ** -event.deltaY, { x: event.clientX, y: event.clientY });
    },
    { passive: false, signal },
  );
  box.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey }) => {
      if (ctrlKey || metaKey) return;
      const middle = { x: box.clientWidth / 2, y: box.clientHeight / 2 };
      if (key === '+' || key === '=') scaleBy(KEY_STEP, middle);
      if (key === '-') scaleBy(1 / KEY_STEP, middle);
    },
    { signal },
  );
}

/** Between two fingers, in pixels; undefined for any other number of them. */
export function distanceOf(touches: TouchList): number | undefined {
  const [one, other] = touches;
  if (!one || !other || touches.length > 2) return undefined;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function middleOf(touches: TouchList): Point {
  const [one, other] = [...touches];
  return {
    x: ((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2,
    y: ((one?.clientY ?? 0) + (other?.clientY ?? 0)) / 2,
  };
}
