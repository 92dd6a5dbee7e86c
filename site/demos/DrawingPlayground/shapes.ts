import type { Point } from '../figures/geometry.ts';

/** Closed outlines: what lies within an odd number of them belongs to the shape, so an outline in another is a hole. */
export type Rings = readonly (readonly Point[])[];

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

/** The polygon that stands for a circle. */
export function circle(center: Point, edge: Point): Point[] {
  const radius = distance(center, edge);
  return Array.from({ length: CIRCLE_VERTICES }, (_, index): Point => {
    const angle = (index / CIRCLE_VERTICES) * 2 * Math.PI;
    return [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius];
  });
}

/** Area between outlines and their holes, which run in opposite directions, in square units. */
export function areaOf(rings: Rings): number {
  return Math.abs(rings.reduce((sum, ring) => sum + signedArea(ring), 0));
}

/** Area of one outline; its sign tells in which direction it runs. */
export function signedArea(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [px, py] = ring.at(index - 1) as Point;
    return sum + px * y - x * py;
  }, 0);
  return twice / 2;
}

/** Length of a line, or of a closed outline. */
export function lengthOf(points: readonly Point[], isClosed: boolean): number {
  return points.reduce(
    (sum, point, index) =>
      index === 0 && !isClosed ? sum : sum + distance(points.at(index - 1) as Point, point),
    0,
  );
}

/** Whether an outline crosses or touches itself, or crosses another of the same shape. */
export function crossesItself(rings: Rings): boolean {
  const sides = rings.flatMap((ring) =>
    ring.map((to, index) => ({ ring, index, ends: [ring.at(index - 1) as Point, to] as const })),
  );
  return sides.some((one, place) =>
    sides.slice(place + 1).some((other) => {
      if (one.ring !== other.ring) return meet(one.ends, other.ends, 0);
      const apart = other.index - one.index;
      return apart > 1 && apart < one.ring.length - 1 && meet(one.ends, other.ends, 1);
    }),
  );
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

type Ends = readonly [Point, Point];

/** Whether two lines cross, or (`limit` 1) have a point in common. */
function meet([a, b]: Ends, [c, d]: Ends, limit: 0 | 1): boolean {
  const isApart = ([0, 1] as const).some(
    (axis) =>
      Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis]) ||
      Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis]),
  );
  return !isApart && turn(a, b, c) * turn(a, b, d) < limit && turn(c, d, a) * turn(c, d, b) < limit;
}

/** On which side of the line from `a` to `b` a point lies. */
function turn(a: Point, b: Point, point: Point): number {
  return Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));
}
