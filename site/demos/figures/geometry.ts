/** Pure drawing arithmetic: the figures ask for shapes, this file answers with path data. */

export type Point = readonly [x: number, y: number];

const CORNER = 8;
const HEAD = 5;

/** A number as short as a picture needs it: one decimal, no zero that can be left out. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

/** Numbers of a path: `[3, -4, 0.5]` -> `3-4 .5`. */
function pack(numbers: readonly number[]): string {
  return numbers.map(short).join(' ').replaceAll(' -', '-');
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

/** One piece of a path: what it is called there, and the points that it needs, its end last. */
type Piece = readonly [command: 'l' | 'q' | 'c' | 's', ...points: Point[]];

/** Path data that say how far each piece goes, not where to: equal shapes are equal text, which packs well. */
function path(start: Point, pieces: readonly Piece[], unit: number): string {
  const snap = ([x, y]: Point): Point => [Math.round(x / unit) * unit, Math.round(y / unit) * unit];
  let pen = snap(start);
  let text = moveTo(pen);
  for (const [command, ...points] of pieces) {
    const ends = points.map(snap);
    text += piece(
      command,
      ends.map(([x, y]): Point => [x - pen[0], y - pen[1]]),
    );
    pen = ends.at(-1) ?? pen;
  }
  return text;
}

function piece(command: Piece[0], ways: readonly Point[]): string {
  const [x, y] = ways[0] ?? [0, 0];
  if (command === 'l' && short(y) === '0') return short(x) === '0' ? '' : `h${short(x)}`;
  if (command === 'l' && short(x) === '0') return `v${short(y)}`;
  return command + pack(ways.flat());
}

/** Puts the pen down at a point: `M3 4`. */
export function moveTo(point: Point): string {
  return `M${pack(point)}`;
}

/** A line through `points` with rounded corners: `[[0, 0], [20, 0], [20, 30]]` -> `M0 0h12q8 0 8 8v22`. */
export function route(points: readonly Point[]): string {
  const pieces = points.slice(1).flatMap((point, index): Piece[] => {
    const before = points[index] ?? point;
    const after = points[index + 2];
    if (!after) return [['l', point]];
    const radius = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2);
    return [
      ['l', towards(point, before, radius)],
      ['q', point, towards(point, after, radius)],
    ];
  });
  return path(points[0] ?? [0, 0], pieces, 0.1);
}

/** A small open arrow head, pointing away from `from`, for a pen that stands at its tip. */
export function arrowHead(from: Point, tip: Point): string {
  const [x, y] = towards([0, 0], [from[0] - tip[0], from[1] - tip[1]], HEAD);
  const [dx, dy] = [x * 0.8, y * 0.8];
  return `m${pack([x - dy, y + dx])}l${pack([dy - x, -dx - y])}l${pack([x + dy, y - dx])}`;
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

/** A closed smooth curve through the points of `ring` (Catmull-Rom, written as Bézier curves), in whole units. */
export function smooth(ring: readonly Point[]): string {
  const at = (index: number): Point => ring[(index + ring.length) % ring.length] as Point;
  const pieces = ring.map((point, index): Piece => {
    const next = at(index + 1);
    const after = at(index + 2);
    const before = at(index - 1);
    const leave: Point = [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6];
    const arrive: Point = [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6];
    // each leaves in the direction in which the one before arrives, which the second command implies
    return index === 0 ? ['c', leave, arrive, next] : ['s', arrive, next];
  });
  return `${path(at(0), pieces, 1)}z`;
}
