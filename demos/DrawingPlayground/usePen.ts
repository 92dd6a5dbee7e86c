import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Point } from '../figures/geometry.ts';
import {
  askForClicks,
  type Drawing,
  discard,
  finish,
  isFreehand,
  place,
  redo,
  trail,
  undo,
} from './drawing.ts';
import { distance, IMAGE, PIXELS } from './shapes.ts';

/** Changes the drawing by what it is now. */
export type ChangeDrawing = (change: (now: Drawing) => Drawing) => void;

/** A press that moves less than this is a click. */
const CLICK_REACH = 3;
/** A press that moves more than this was no click that slipped. */
const SWIPE_REACH = 8;
/** Steps of the cross, in units of the drawing; the small one with Shift. */
const STEP = 10;
const SMALL_STEP = 1;

const arrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handlers for mouse, finger and keys on the element that shows the image, and where the cross of the keys is. */
export function usePen({ tool }: Drawing, change: ChangeDrawing) {
  const [cross, setCross] = useState<Point>([IMAGE.width / 2, IMAGE.height / 2]);
  const pressed = useRef<Point>(undefined);
  const isDragging = useRef(false);

  return {
    cross,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || !event.isPrimary) return;
        pressed.current = pointOf(event);
        isDragging.current = false;
        // A line that leaves the image goes on when it comes back; a finger may still scroll the page instead.
        if (isFreehand(tool)) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        const from = pressed.current;
        const to = pointOf(event);
        if (event.pointerType === 'mouse' || from) setCross(to);
        if (!from || !isFreehand(tool) || (!isDragging.current && distance(from, to) < CLICK_REACH)) return;
        isDragging.current = true;
        change((now) => trail(now.draft.length === 0 ? trail(now, from) : now, to));
      },
      onPointerUp(event: PointerEvent) {
        const from = pressed.current;
        pressed.current = undefined;
        if (!from) return;
        const to = pointOf(event);
        setCross(to);
        const isSwipe = distance(from, to) >= SWIPE_REACH;
        if (isDragging.current) change(finish);
        else change((now) => (isSwipe ? askForClicks(now) : place(now, to)));
      },
      /** The browser has taken the finger to scroll. */
      onPointerCancel() {
        pressed.current = undefined;
        if (isFreehand(tool)) change(discard);
      },
      onKeyDown(event: KeyboardEvent) {
        const arrow = arrows[event.key];
        const act = arrow ? undefined : actOf(event, cross);
        if (!arrow && !act) return;
        event.preventDefault();
        event.stopPropagation();
        if (act) change(act);
        if (!arrow) return;
        const to = move(cross, arrow, event.shiftKey ? SMALL_STEP : STEP);
        setCross(to);
        change((now) => ({ ...now, message: `The cross is at ${placeOf(to)}.` }));
      },
    },
  };
}

/** What a key does to the drawing; undefined for keys that are not ours. */
function actOf(event: KeyboardEvent, cross: Point): ((now: Drawing) => Drawing) | undefined {
  const hasCtrl = event.ctrlKey || event.metaKey;
  if (hasCtrl && event.key === 'z') return undo;
  if (hasCtrl && event.key === 'y') return redo;
  if (hasCtrl || event.altKey) return undefined;
  if (event.key === 'Enter') return (now) => place(now, cross);
  if (event.key === 'Escape') return discard;
  return undefined;
}

function move([x, y]: Point, [dx, dy]: Point, step: number): Point {
  return [
    Math.min(IMAGE.width, Math.max(0, x + dx * step)),
    Math.min(IMAGE.height, Math.max(0, y + dy * step)),
  ];
}

function placeOf([x, y]: Point): string {
  return `${Math.round(x * PIXELS)} pixels from the left, ${Math.round(y * PIXELS)} from the top`;
}

/** Where a pointer is, in units of the drawing. */
function pointOf(event: PointerEvent): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return [
    ((event.clientX - box.left) / box.width) * IMAGE.width,
    ((event.clientY - box.top) / box.height) * IMAGE.height,
  ];
}
