import { describe, expect, it } from 'vitest';
import { blob, type Point, route } from './geometry.ts';

describe('route', () => {
  it('rounds corners', () => {
    const path = route([
      [0, 0],
      [20, 0],
      [20, 30],
    ]);
    expect(path).toBe('M0 0h12q8 0 8 8v22');
  });
});

describe('blob', () => {
  it('is the same for the same seed, and stays in its ellipse', () => {
    expect(blob(3, [50, 50], 40, 20)).toBe(blob(3, [50, 50], 40, 20));
    const ends = cornersOf(blob(3, [50, 50], 40, 20));
    expect(ends).toHaveLength(10);
    for (const [x, y] of ends) expect(Math.hypot((x - 50) / 40, (y - 50) / 20)).toBeLessThan(1.05);
  });
});

/** The points that a path of relative curves goes through. */
function cornersOf(path: string): Point[] {
  const ends: Point[] = [];
  let pen: Point = [0, 0];
  for (const [, numbers = ''] of path.matchAll(/[Mcs]([^a-zM]+)/g)) {
    const last =
      numbers
        .match(/-?[\d.]+/g)
        ?.map(Number)
        .slice(-2) ?? [];
    pen = [pen[0] + (last[0] ?? 0), pen[1] + (last[1] ?? 0)];
    ends.push(pen);
  }
  return ends;
}
