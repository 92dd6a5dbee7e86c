import type { Point } from '../figures/geometry.ts';
import type { Copy } from './landing.ts';

/** The tools of the viewer that correct a copy, by their tooltips. */
export const corrections = ['Move', 'Rotate', 'Rescale'] as const;

export type Correction = (typeof corrections)[number];

/** Steps of the arrows, and those with Shift. */
const MUCH = { move: 4, degrees: 10, factor: 1.1 };
const LITTLE = { move: 1, degrees: 1, factor: 1.02 };
const SMALLEST = 0.2;

/** A copy after a drag from one point to another. */
export function pulled(copy: Copy, tool: Correction, from: Point, to: Point): Copy {
  const [x, y] = copy.at;
  if (tool === 'Move') return { ...copy, at: [x + to[0] - from[0], y + to[1] - from[1]] };
  if (tool === 'Rotate') return { ...copy, turn: copy.turn + bearing(copy.at, to) - bearing(copy.at, from) };
  const reach = ([px, py]: Point) => Math.max(1, Math.hypot(px - x, py - y));
  return { ...copy, scale: Math.max(SMALLEST, (copy.scale * reach(to)) / reach(from)) };
}

/** A copy after an arrow key. */
export function nudged(copy: Copy, tool: Correction, [dx, dy]: Point, isSmall: boolean): Copy {
  const { move, degrees, factor } = isSmall ? LITTLE : MUCH;
  const [x, y] = copy.at;
  if (tool === 'Move') return { ...copy, at: [x + dx * move, y + dy * move] };
  if (tool === 'Rotate') return { ...copy, turn: copy.turn + (dx + dy) * degrees };
  return { ...copy, scale: Math.max(SMALLEST, copy.scale * factor ** (dx - dy)) };
}

function bearing([cx, cy]: Point, [x, y]: Point): number {
  return (Math.atan2(y - cy, x - cx) * 180) / Math.PI;
}
