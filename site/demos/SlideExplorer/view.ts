import { IMAGE, levelAt, MAX_ZOOM, TILE, type TileRange } from './pyramid.ts';

/** Size of the window on the slide, in units of the drawing: one unit is one pixel of the shown level. */
export const VIEW = { width: 640, height: 440 };

/** What is looked at: a zoom, and the pixel of the full image in the middle. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

/** A view, and every tile that was needed to get here. */
export interface Visit {
  view: View;
  seen: ReadonlySet<string>;
}

/** The whole image, as large as it fits. */
export const WHOLE: View = { zoom: 1, x: IMAGE.width / 2, y: IMAGE.height / 2 };

/** Units of the drawing for one pixel of the full image. */
export function scaleOf(zoom: number): number {
  return 2 ** (zoom - MAX_ZOOM);
}

/** The view moved by units of the drawing; positive `dx` shows what is to the right. */
export function moveBy({ zoom, x, y }: View, dx: number, dy: number): View {
  const scale = scaleOf(zoom);
  return keepInside({ zoom, x: x + dx / scale, y: y + dy / scale });
}

/** The view with a pixel of the full image in its middle. */
export function moveTo({ zoom }: View, x: number, y: number): View {
  return keepInside({ zoom, x, y });
}

/** The view `steps` levels deeper; the point `dx`, `dy` units from the middle stays where it is. */
export function zoomBy(view: View, steps: number, dx = 0, dy = 0): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(0, view.zoom + steps));
  const change = 1 / scaleOf(view.zoom) - 1 / scaleOf(zoom);
  return keepInside({ zoom, x: view.x + dx * change, y: view.y + dy * change });
}

/** The tiles of the shown level that are at least partly in view. */
export function tilesInView({ zoom, x, y }: View): TileRange {
  const { columns, rows } = levelAt(zoom);
  const scale = scaleOf(zoom);
  const left = x * scale - VIEW.width / 2;
  const top = y * scale - VIEW.height / 2;
  return {
    left: Math.max(0, Math.floor(left / TILE)),
    top: Math.max(0, Math.floor(top / TILE)),
    right: Math.min(columns, Math.ceil((left + VIEW.width) / TILE)),
    bottom: Math.min(rows, Math.ceil((top + VIEW.height) / TILE)),
  };
}

/** Number of tiles in a range. */
export function countTiles({ left, top, right, bottom }: TileRange): number {
  return (right - left) * (bottom - top);
}

/** The visit that goes on to `view`; the same object when nothing changes. */
export function goTo(visit: Visit, view: View): Visit {
  const { view: from } = visit;
  if (from.zoom === view.zoom && from.x === view.x && from.y === view.y) return visit;
  return { view, seen: withTiles(visit.seen, view) };
}

/** The first visit: the whole image and its tiles. */
export function startVisit(): Visit {
  return { view: WHOLE, seen: withTiles(new Set(), WHOLE) };
}

function withTiles(seen: ReadonlySet<string>, view: View): ReadonlySet<string> {
  const { left, top, right, bottom } = tilesInView(view);
  const all = new Set(seen);
  for (let column = left; column < right; column++) {
    for (let row = top; row < bottom; row++) all.add(`${view.zoom}/${column}/${row}`);
  }
  return all.size === seen.size ? seen : all;
}

function keepInside({ zoom, x, y }: View): View {
  const scale = scaleOf(zoom);
  return {
    zoom,
    x: clamp(x, VIEW.width / 2 / scale, IMAGE.width),
    y: clamp(y, VIEW.height / 2 / scale, IMAGE.height),
  };
}

/** `value` at least `half` away from both ends; in the middle when the image is smaller than the window. */
function clamp(value: number, half: number, size: number): number {
  return half * 2 >= size ? size / 2 : Math.min(size - half, Math.max(half, value));
}
