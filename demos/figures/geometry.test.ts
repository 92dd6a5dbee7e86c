import { describe, expect, it } from 'vitest';
import { arrowHead, blob, route, via } from './geometry.ts';

describe('route', () => {
  it('rounds corners', () => {
    const path = route([
      [0, 0],
      [20, 0],
      [20, 30],
    ]);
    expect(path).toBe('M0 0L12 0Q20 0 20 8L20 30');
  });

  it('takes a smaller corner where a piece is short', () => {
    const path = route([
      [0, 0],
      [6, 0],
      [6, 30],
    ]);
    expect(path).toBe('M0 0L3 0Q6 0 6 3L6 30');
  });
});

describe('arrowHead', () => {
  it('opens towards where the line comes from', () => {
    expect(arrowHead([0, 0], [20, 0])).toBe('M15 -4L20 0L15 4');
  });
});

describe('blob', () => {
  it('is the same for the same seed, and stays in its ellipse', () => {
    expect(blob(3, [50, 50], 40, 20)).toBe(blob(3, [50, 50], 40, 20));
    const numbers =
      blob(3, [50, 50], 40, 20)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect(Math.max(...numbers)).toBeLessThan(100);
    expect(Math.min(...numbers)).toBeGreaterThan(0);
  });
});

describe('via', () => {
  it('pairs numbers up', () => {
    expect(via(0, 1, 2, 3)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});
