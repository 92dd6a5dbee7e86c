import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { chordOf } from '../controls/chordOf.ts';
import type { Point } from '../figures/geometry.ts';
import { askForClicks, type Drawing, discard, finish, trail } from './drawing.ts';
import { drag, drop, grab, nextVertex, nudge, press, use } from './editing.ts';
import { distance, IMAGE, PIXELS } from './shapes.ts';
import { isDrawTool, isFreehand, isReshaping, toolOfKeys } from './tools.ts';

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
export function usePen(drawing: Drawing, change: ChangeDrawing) {
  const [cross, setCross] = useState<Point>([IMAGE.width / 2, IMAGE.height / 2]);
  const pointer = usePointer(drawing, change, setCross);
  const go = (to: Point) => {
    setCross(to);
    change((now) => ({ ...drag(now, to), message: `The cross is at ${placeOf(to)}.` }));
  };
  return {
    cross,
    handlers: {
      ...pointer,
      onKeyDown(event: KeyboardEvent) {
        const arrow = arrows[event.key];
        const act = arrow ? undefined : actOf(event, drawing, cross, go);
        if (!arrow && !act) return;
        event.preventDefault();
        event.stopPropagation();
        if (act) change(act);
        else if (arrow && isReshaping(drawing.tool) && drawing.tool !== 'Modify')
          change((now) => nudge(now, { by: arrow, isSmall: event.shiftKey }));
        else if (arrow) go(move(cross, arrow, event.shiftKey ? SMALL_STEP : STEP));
      },
    },
  };
}

function usePointer({ tool }: Drawing, change: ChangeDrawing, setCross: (to: Point) => void) {
  const pressed = useRef<Point>(undefined);
  const isDragging = useRef(false);
  const drags = isFreehand(tool) || isReshaping(tool);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      pressed.current = pointOf(event);
      isDragging.current = false;
      // A line that leaves the image goes on when it comes back; a finger may still scroll the page instead.
      if (drags) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const from = pressed.current;
      const to = pointOf(event);
      if (event.pointerType === 'mouse' || from) setCross(to);
      if (!from || !drags || (!isDragging.current && distance(from, to) < CLICK_REACH)) return;
      const isFirst = !isDragging.current;
      isDragging.current = true;
      if (isReshaping(tool)) change((now) => drag(isFirst ? grab(now, from) : now, to));
      else change((now) => trail(now.draft.length === 0 ? trail(now, from) : now, to));
    },
    onPointerUp(event: PointerEvent) {
      const from = pressed.current;
      pressed.current = undefined;
      if (!from) return;
      const to = pointOf(event);
      setCross(to);
      const isSwipe = isDrawTool(tool) && distance(from, to) >= SWIPE_REACH;
      if (isDragging.current) change(isReshaping(tool) ? drop : finish);
      else change((now) => (isSwipe ? askForClicks(now) : press(now, to, event.ctrlKey)));
    },
    /** The browser has taken the finger to scroll. */
    onPointerCancel() {
      pressed.current = undefined;
      if (drags) change(discard);
    },
  };
}

/** What a key does to the drawing; undefined for keys that are not ours. */
function actOf(
  event: KeyboardEvent,
  drawing: Drawing,
  cross: Point,
  go: (to: Point) => void,
): ((now: Drawing) => Drawing) | undefined {
  const chord = chordOf(event) ?? '';
  const isModifying = drawing.tool === 'Modify';
  const name = toolOfKeys.get(chord);
  if (name) return (now) => use(now, name);
  if (chord === 'Esc') return discard;
  if (chord === 'Ctrl Enter' && isModifying) return (now) => press(now, cross, true);
  if (chord === 'Enter') {
    if (!isModifying) return (now) => press(now, cross);
    return (now) => (now.held ? drop(now) : grab(now, cross));
  }
  const vertex = chord === 'Space' && isModifying ? nextVertex(drawing, cross) : undefined;
  if (vertex) {
    go(vertex);
    return (now) => now;
  }
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
