/** Pure drawing arithmetic: the figures ask for shapes, this file answers with path data. */

export type Point = readonly [x: number, y: number];

const CORNER = 8;
const HEAD = 5;

/** A number as short as a picture needs it: one decimal, no trailing zero. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** The point `distance` away from `from` on the way to `to`. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [
    from[0] + ((to[0] - from[0]) * distance) / length,
    from[1] + ((to[1] - from[1]) * distance) / length,
  ];
}

/** Points from a flat list of numbers, which keeps drawings short: `x1, y1, x2, y2, …`. */
export function via(...numbers: number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** A line through `points` with rounded corners: `[[0, 0], [20, 0], [20, 30]]` -> `M0 0L12 0Q20 0 20 8L20 30`. */
export function route(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${pair(point)}`;
      if (!after) return `L${pair(point)}`;
      const radius = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2);
      return `L${pair(towards(point, before, radius))}Q${pair(point)} ${pair(towards(point, after, radius))}`;
    })
    .join('');
}

/** A small open arrow head whose tip is `tip`, pointing away from `from`. */
export function arrowHead(from: Point, tip: Point): string {
  const [x, y] = towards(tip, from, HEAD);
  const dx = (x - tip[0]) * 0.8;
  const dy = (y - tip[1]) * 0.8;
  return `M${pair([x - dy, y + dx])}L${pair(tip)}L${pair([x + dy, y - dx])}`;
}

/** Repeatable numbers between 0 and 1, so that a generated shape is the same in every build. */
export function random(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state / 4294967296;
  };
}

/** A closed organic outline of `corners` soft corners inside the ellipse `rx`, `ry` around `centre`. */
export function blob(seed: number, [cx, cy]: Point, rx: number, ry: number, corners = 9): string {
  const next = random(seed);
  const ring = Array.from({ length: corners }, (_, index): Point => {
    const angle = ((index + next() * 0.5) / corners) * 2 * Math.PI;
    const reach = 0.74 + next() * 0.26;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  return smooth(ring);
}

/** A closed smooth curve through the points of `ring` (Catmull-Rom, written as Bézier curves). */
export function smooth(ring: readonly Point[]): string {
  const at = (index: number): Point => ring[(index + ring.length) % ring.length] as Point;
  const curves = ring.map((point, index) => {
    const next = at(index + 1);
    const first: Point = [
      point[0] + (next[0] - at(index - 1)[0]) / 6,
      point[1] + (next[1] - at(index - 1)[1]) / 6,
    ];
    const second: Point = [
      next[0] - (at(index + 2)[0] - point[0]) / 6,
      next[1] - (at(index + 2)[1] - point[1]) / 6,
    ];
    return `C${pair(first)} ${pair(second)} ${pair(next)}`;
  });
  return `M${pair(at(0))}${curves.join('')}z`;
}
