import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { MAX_ZOOM } from './pyramid.ts';
import { moveBy, VIEW, type View, WHOLE, zoomBy } from './view.ts';

/** Changes the view by what it is now. */
export type ChangeView = (change: (view: View) => View) => void;

/** Turning of the wheel, in pixels, that makes one level. */
const WHEEL_STEP = 60;
/** Two fingers this much further apart make one level. */
const PINCH_STEP = 1.5;
const ARROW_STEP = 80;

const arrows: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-ARROW_STEP, 0],
  ArrowRight: [ARROW_STEP, 0],
  ArrowUp: [0, -ARROW_STEP],
  ArrowDown: [0, ARROW_STEP],
};

interface Finger {
  x: number;
  y: number;
}

/** Handlers for keys, mouse and fingers on the element that shows the slide. */
export function useGestures(element: RefObject<HTMLDivElement | null>, change: ChangeView) {
  const fingers = useRef(new Map<number, Finger>());
  const spread = useRef(0);
  useWheel(element, change);

  const unitsPerPixel = () => VIEW.width / (element.current?.clientWidth || VIEW.width);

  return {
    onKeyDown(event: KeyboardEvent) {
      const next = viewAfterKey(event.key);
      if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      change(next);
    },
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      spread.current = spreadOf(fingers.current);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size === 1) {
        const units = unitsPerPixel();
        change((view) =>
          moveBy(view, (before.x - event.clientX) * units, (before.y - event.clientY) * units),
        );
        return;
      }
      const now = spreadOf(fingers.current);
      const ratio = now / (spread.current || now);
      if (ratio < PINCH_STEP && ratio > 1 / PINCH_STEP) return;
      spread.current = now;
      change((view) => zoomBy(view, ratio > 1 ? 1 : -1));
    },
    onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
  };
}

/** What a key does to the view; undefined for keys that are not ours. */
function viewAfterKey(key: string): ((view: View) => View) | undefined {
  const arrow = arrows[key];
  if (arrow) return (view) => moveBy(view, arrow[0], arrow[1]);
  if (key === '+' || key === '=') return (view) => zoomBy(view, 1);
  if (key === '-') return (view) => zoomBy(view, -1);
  return key === '0' ? () => WHOLE : undefined;
}

function spreadOf(fingers: Map<number, Finger>): number {
  const [first, second] = fingers.values();
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}

/**
 * The wheel zooms only when the slide has the focus or Ctrl is held, and gives the page back its scrolling at the
 * deepest and at the highest level. React listens passively to wheels, so this listener is our own.
 */
function useWheel(element: RefObject<HTMLDivElement | null>, change: ChangeView): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let turned = 0;
    const onWheel = (event: WheelEvent) => {
      const isOurs = event.ctrlKey || event.metaKey || document.activeElement === target;
      const zoom = Number(target.dataset.zoom);
      const isAtEnd = event.deltaY < 0 ? zoom === MAX_ZOOM : zoom === 0;
      if (!isOurs || (isAtEnd && !event.ctrlKey)) return;
      event.preventDefault();
      turned = Math.sign(turned) === Math.sign(event.deltaY) ? turned + event.deltaY : event.deltaY;
      if (Math.abs(turned) < WHEEL_STEP) return;
      const steps = turned < 0 ? 1 : -1;
      turned = 0;
      const box = target.getBoundingClientRect();
      const units = VIEW.width / box.width;
      const dx = (event.clientX - box.left - box.width / 2) * units;
      const dy = (event.clientY - box.top - box.height / 2) * units;
      change((view) => zoomBy(view, steps, dx, dy));
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, [element, change]);
}
