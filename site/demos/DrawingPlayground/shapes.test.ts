import { describe, expect, it } from 'vitest';
import { via } from '../figures/geometry.ts';
import { areaOf, circle, crossesItself, lengthOf, rectangle } from './shapes.ts';

const bow = via(0, 0, 10, 10, 10, 0, 0, 10);

describe('measures', () => {
  it('of a rectangle, whichever corner comes first', () => {
    for (const ring of [rectangle([10, 20], [40, 60]), rectangle([40, 60], [10, 20])]) {
      expect(areaOf([ring])).toBe(1200);
      expect(lengthOf(ring, true)).toBe(140);
    }
  });

  it('of a line leave the way back out', () => {
    expect(lengthOf(via(0, 0, 3, 4, 3, 10), false)).toBe(11);
  });

  it('of a circle are those of a polygon: a little less than π says', () => {
    const ring = circle([180, 120], [230, 120]);
    expect(ring).toHaveLength(32);
    expect(areaOf([ring]) / (Math.PI * 2500)).toBeCloseTo(0.9936, 3);
    expect(lengthOf(ring, true) / (Math.PI * 100)).toBeCloseTo(0.9984, 3);
  });
});

describe('crossesItself', () => {
  it('tells a bow tie from the square of its corners', () => {
    expect(crossesItself([bow])).toBe(true);
    expect(crossesItself([rectangle([0, 0], [10, 10])])).toBe(false);
  });

  it('takes an outline that touches itself for crossing, too', () => {
    expect(crossesItself([via(0, 0, 20, 0, 20, 10, 10, 0, 0, 10)])).toBe(true);
  });

  it('tells a hole that crosses the outline from one that touches it', () => {
    const outline = rectangle([0, 0], [20, 20]);
    expect(crossesItself([outline, via(10, 10, 30, 10, 10, 15)])).toBe(true);
    expect(crossesItself([outline, via(10, 10, 20, 10, 10, 15)])).toBe(false);
  });

  it('lets a triangle and a circle pass', () => {
    expect(crossesItself([via(0, 0, 9, 0, 5, 5)])).toBe(false);
    expect(crossesItself([circle([100, 100], [140, 100])])).toBe(false);
  });
});
