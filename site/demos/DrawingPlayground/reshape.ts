import type { Point } from '../figures/geometry.ts';
import { distance, type Rings } from './shapes.ts';

/** A place on an outline: at a vertex, or on the edge before it. */
export interface Spot {
  ring: number;
  index: number;
  isVertex: boolean;
}

/** Outlines moved, enlarged and turned around their center. */
export function transform(
  rings: Rings,
  { by = [0, 0], factor = 1, angle = 0 }: { by?: Point; factor?: number; angle?: number },
): Point[][] {
  const [cx, cy] = centerOf(rings);
  const [cos, sin] = [Math.cos(angle) * factor, Math.sin(angle) * factor];
  return rings.map((ring) =>
    ring.map(
      ([x, y]): Point => [
        cx + (x - cx) * cos - (y - cy) * sin + by[0],
        cy + (x - cx) * sin + (y - cy) * cos + by[1],
      ],
    ),
  );
}

/** The middle of the box around some outlines. */
export function centerOf(rings: Rings): Point {
  const middle = (axis: 0 | 1) => {
    const values = rings.flat().map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1)];
}

/**
 * The vertex at a point, or else the edge; undefined where neither is within reach. An open line has no edge to its
 * start.
 */
export function spotAt(rings: Rings, at: Point, reach: number, isOpen: boolean): Spot | undefined {
  const spots = rings.flatMap((points, ring) =>
    points.flatMap((point, index) => {
      const before = points.at(index - 1) as Point;
      const edge = { ring, index, isVertex: false, away: distance(at, nearest(at, before, point)) };
      // A vertex wins over the edges that end there.
      const vertex = { ring, index, isVertex: true, away: distance(at, point) - reach };
      const isReached = distance(at, point) <= reach;
      return [...(isReached ? [vertex] : []), ...(isOpen && index === 0 ? [] : [edge])];
    }),
  );
  const [found] = spots.filter(({ away }) => away <= reach).sort((a, b) => a.away - b.away);
  return found && { ring: found.ring, index: found.index, isVertex: found.isVertex };
}

/** The outlines with a vertex more at a spot. */
export function insertVertex(rings: Rings, { ring, index }: Spot, at: Point): Point[][] {
  return rings.map((points, place) => (place === ring ? points.toSpliced(index, 0, at) : [...points]));
}

export function deleteVertex(rings: Rings, { ring, index }: Spot): Point[][] {
  return rings.map((points, place) => (place === ring ? points.toSpliced(index, 1) : [...points]));
}

/** The outlines with a vertex moved. A rectangle remains one: two other corners follow. */
export function moveVertex(rings: Rings, { ring, index }: Spot, to: Point): Point[][] {
  const from = rings[ring]?.[index];
  const isBox = isRectangle(rings);
  return rings.map((points, place) =>
    points.map((point, at): Point => {
      if (place === ring && at === index) return to;
      if (!isBox || !from) return point;
      return [point[0] === from[0] ? to[0] : point[0], point[1] === from[1] ? to[1] : point[1]];
    }),
  );
}

/** Whether these are four corners with sides along the edges of the image. */
export function isRectangle([ring = [], ...others]: Rings): boolean {
  const isStraight = ring.every(([x, y], index) => {
    const [px, py] = ring.at(index - 1) as Point;
    return (x === px) !== (y === py);
  });
  return others.length === 0 && ring.length === 4 && isStraight;
}

/** The place on a side that is nearest to a point. */
function nearest([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): Point {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
  const kept = Math.min(1, Math.max(0, share));
  return [x1 + dx * kept, y1 + dy * kept];
}
