import type { Point } from '../figures/geometry.ts';
import { distance, type Rings } from './shapes.ts';

type Side = readonly [from: Point, to: Point];

/** Nearer than this is the same place. */
const TINY = 1e-3;

/**
 * Joins, subtracts or intersects two shapes, as `keep` says of a place that is in the one or the other. Outlines and
 * their holes run in opposite directions. Each piece of a side belongs to the result when it parts what is kept from
 * what is not, which holds for sides that lie on each other, too.
 */
export function combine(a: Rings, b: Rings, keep: (isInA: boolean, isInB: boolean) => boolean): Point[][] {
  const isKept = (at: Point) => keep(covers(a, at), covers(b, at));
  const edges = new Map<string, Side>();
  for (const [from, to] of cut([...sidesOf(a), ...sidesOf(b)]).flat()) {
    const share = (2 * TINY) / distance(from, to);
    const [dx, dy] = [(to[0] - from[0]) * share, (to[1] - from[1]) * share];
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const isLeft = isKept([x - dy, y + dx]);
    if (isLeft === isKept([x + dy, y - dx])) continue;
    const edge: Side = isLeft ? [from, to] : [to, from];
    edges.set(edge.map(nameOf).join(), edge);
  }
  return chain([...edges.values()]);
}

/** Whether a place belongs to a shape. */
export function covers(rings: Rings, [x, y]: Point): boolean {
  return sidesOf(rings).reduce((isIn, [[x1, y1], [x2, y2]]) => {
    const isCrossed = y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
    return isCrossed ? !isIn : isIn;
  }, false);
}

/** The parts of a line that lie within a shape. */
export function cutLine(line: readonly Point[], rings: Rings): Point[][] {
  const sides = line.slice(1).map((to, index): Side => [line[index] as Point, to]);
  const parts: Point[][] = [];
  for (const [from, to] of cut([...sides, ...sidesOf(rings)])
    .slice(0, sides.length)
    .flat()) {
    if (!covers(rings, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])) continue;
    const open = parts.at(-1);
    if (open && isSame(open.at(-1) as Point, from)) open.push(to);
    else parts.push([from, to]);
  }
  return parts;
}

function sidesOf(rings: Rings): Side[] {
  return rings.flatMap((ring) => ring.map((to, index): Side => [ring.at(index - 1) as Point, to]));
}

/** Each side in pieces, cut where others meet it. */
function cut(sides: readonly Side[]): Side[][] {
  return sides.map((side) => {
    const [from, to] = side;
    const places = sides.flatMap((other) => (other === side ? [] : meetings(side, other)));
    const along = [...places].sort((p, q) => distance(from, p) - distance(from, q));
    const all = [from, ...along, to];
    const stops = all.filter((stop, index) => index === 0 || !isSame(all[index - 1] as Point, stop));
    return stops.slice(1).map((stop, index): Side => [stops[index] as Point, stop]);
  });
}

/** Places on one side, ends apart, where another meets it. */
function meetings(side: Side, other: Side): Point[] {
  const ends = other.filter((end) => lies(end, side));
  if (ends.length > 0 || side.some((end) => lies(end, other))) return ends;
  const [[x1, y1], [x2, y2]] = side;
  const [[x3, y3], [x4, y4]] = other;
  const slope = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);
  const share = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / slope;
  const otherShare = ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / slope;
  const isMeeting = slope !== 0 && share > 0 && share < 1 && otherShare > 0 && otherShare < 1;
  return isMeeting ? [[x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]] : [];
}

/** Whether a place lies on a side. */
function lies([x, y]: Point, [from, to]: Side): boolean {
  const length = distance(from, to);
  const off = ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / length;
  const isBetween = Math.max(distance(from, [x, y]), distance([x, y], to)) < length + TINY;
  return Math.abs(off) < TINY && isBetween;
}

function isSame(a: Point, b: Point): boolean {
  return distance(a, b) < TINY;
}

/** One name for all places that are the same. */
function nameOf([x, y]: Point): string {
  return `${Math.round(x * 100)} ${Math.round(y * 100)}`;
}

/** Edges put together to outlines, none of which touches itself. */
function chain(edges: readonly Side[]): Point[][] {
  const ends = new Map<string, Point[]>();
  for (const [from, to] of edges) ends.set(nameOf(from), [...(ends.get(nameOf(from)) ?? []), to]);
  const rings: Point[][] = [];
  for (const [start] of edges) {
    const path: Point[] = [];
    for (let at: Point | undefined = start; at; ) {
      const name: string = nameOf(at);
      const seen = path.findIndex((point) => nameOf(point) === name);
      if (seen >= 0) rings.push(path.splice(seen));
      path.push(at);
      at = ends.get(name)?.pop();
    }
  }
  return rings;
}
