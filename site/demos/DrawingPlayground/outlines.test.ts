import { describe, expect, it } from 'vitest';
import { type Point, random, via } from '../figures/geometry.ts';
import { combine, covers, cutLine } from './combine.ts';
import { areaOf, circle, crossesItself, lengthOf, type Rings, rectangle } from './shapes.ts';

const bow = via(0, 0, 10, 10, 10, 0, 0, 10);

describe('measures', () => {
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

  it('tells a hole that crosses the outline from one that touches it', () => {
    const outline = rectangle([0, 0], [20, 20]);
    expect(crossesItself([outline, via(10, 10, 30, 10, 10, 15)])).toBe(true);
    expect(crossesItself([outline, via(10, 10, 20, 10, 10, 15)])).toBe(false);
  });
});

const either = (a: boolean, b: boolean) => a || b;
const both = (a: boolean, b: boolean) => a && b;
const without = (a: boolean, b: boolean) => a && !b;
const square = (x: number, y: number, size = 40): Rings => [rectangle([x, y], [x + size, y + size])];

/** Rings as lists of corners, in an order that does not depend on where they begin. */
const sizes = (rings: Rings) => rings.map((ring) => ring.length).sort((a, b) => a - b);

describe('combine', () => {
  it.each([
    ['joins what overlaps', either, square(20, 20), [8], 2800],
    ['joins along a side', either, square(40, 0), [6], 3200],
    ['cuts a hole', without, square(10, 10, 20), [4, 4], 1200],
    ['parts what is cut through', without, [rectangle([10, -9], [30, 90])], [4, 4], 800],
    ['leaves corners that touch apart', either, square(40, 40), [4, 4], 3200],
    ['cuts a hole that touches the outline', without, [via(0, 0, 20, 10, 10, 20)], [3, 4], 1450],
  ])('%s', (_, keep, other, corners, area) => {
    const result = combine(square(0, 0), other, keep);
    expect(sizes(result)).toEqual(corners);
    expect(areaOf(result)).toBeCloseTo(area, 6);
  });

  it('makes parts that add up, whatever the shapes', () => {
    const next = random(7);
    const at = (): Point => [60 + next() * 80, 60 + next() * 80];
    for (let round = 0; round < 16; round++) {
      const a = [circle(at(), at())];
      const b = round % 2 === 0 ? [circle(at(), at())] : [via(...at(), ...at(), ...at())];
      const [inBoth, inA, inAny] = [both, without, either].map((keep) => areaOf(combine(a, b, keep)));
      expect((inA as number) + (inBoth as number)).toBeCloseTo(areaOf(a), 3);
      expect((inAny as number) + (inBoth as number)).toBeCloseTo(areaOf(a) + areaOf(b), 3);
    }
  });
});

describe('covers', () => {
  it('leaves holes out', () => {
    const ring = [...square(0, 0), ...square(10, 10, 20)];
    expect(covers(ring, [5, 5])).toBe(true);
    expect(covers(ring, [20, 20])).toBe(false);
    expect(covers(ring, [90, 20])).toBe(false);
  });
});

describe('cutLine', () => {
  it('keeps each part that is inside', () => {
    expect(cutLine(via(-10, 20, 20, 20, 20, 60, 30, 60, 30, 30), square(0, 0))).toEqual([
      via(0, 20, 20, 20, 20, 40),
      via(30, 40, 30, 30),
    ]);
    expect(cutLine(via(50, 0, 50, 60), square(0, 0))).toEqual([]);
  });
});
