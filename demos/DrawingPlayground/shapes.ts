import type { Point } from '../figures/geometry.ts';

/** The image, in the units of the drawing; one unit is `PIXELS` of its pixels. */
export const IMAGE = { width: 360, height: 240 };
export const PIXELS = 10;
/** Of the calibrated image. */
export const MICRONS_PER_PIXEL = 0.5;
/** What the viewer makes of a circle. */
const CIRCLE_VERTICES = 32;

/** The rectangle between two corners. */
export function rectangle([x, y]: Point, [x2, y2]: Point): Point[] {
  return [
    [x, y],
    [x2, y],
    [x2, y2],
    [x, y2],
  ];
}

/** The polygon that stands for a circle, cut off at the edge of the image. */
export function circle(center: Point, edge: Point): Point[] {
  const radius = distance(center, edge);
  const ring = Array.from({ length: CIRCLE_VERTICES }, (_, index): Point => {
    const angle = (index / CIRCLE_VERTICES) * 2 * Math.PI;
    return [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius];
  });
  return cutToImage(ring);
}

/** The part of a convex outline that lies on the image. */
export function cutToImage(ring: readonly Point[]): Point[] {
  const sides: [axis: 0 | 1, sign: 1 | -1, limit: number][] = [
    [0, 1, 0],
    [1, 1, 0],
    [0, -1, -IMAGE.width],
    [1, -1, -IMAGE.height],
  ];
  let kept = [...ring];
  for (const [axis, sign, limit] of sides) {
    kept = kept.flatMap((to, index): Point[] => {
      const from = kept.at(index - 1) as Point;
      const before = sign * from[axis] - limit;
      const after = sign * to[axis] - limit;
      const share = before / (before - after);
      const crossing: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return [...(before < 0 !== after < 0 ? [crossing] : []), ...(after < 0 ? [] : [to])];
    });
  }
  return kept;
}

/** Area of an outline, in square units. */
export function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [px, py] = ring.at(index - 1) as Point;
    return sum + px * y - x * py;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Length of a line, or of a closed outline. */
export function lengthOf(points: readonly Point[], isClosed: boolean): number {
  return points.reduce(
    (sum, point, index) =>
      index === 0 && !isClosed ? sum : sum + distance(points.at(index - 1) as Point, point),
    0,
  );
}

/** Whether an outline crosses or touches itself. */
export function crossesItself(ring: readonly Point[]): boolean {
  const count = ring.length;
  const side = (index: number) => [ring[index], ring[(index + 1) % count]] as [Point, Point];
  for (let i = 0; i < count; i++) {
    for (let j = i + 2; j < count; j++) {
      const areNeighbours = i === 0 && j === count - 1;
      if (!areNeighbours && meet(side(i), side(j))) return true;
    }
  }
  return false;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Whether two lines have a point in common. */
function meet([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const isApart = ([0, 1] as const).some(
    (axis) =>
      Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis]) ||
      Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis]),
  );
  return !isApart && turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

/** On which side of the line from `a` to `b` a point lies. */
function turn(a: Point, b: Point, point: Point): number {
  return Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));
}
