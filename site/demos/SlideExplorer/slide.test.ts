import { describe, expect, it } from 'vitest';
import { buildLevels, lengthAt } from './pyramid.ts';
import { countTiles, goTo, moveBy, moveTo, startVisit, tilesInView, WHOLE, zoomBy } from './view.ts';

describe('zoomBy', () => {
  it('stops at both ends', () => {
    expect(zoomBy(WHOLE, -5).zoom).toBe(0);
    expect(zoomBy(WHOLE, 50).zoom).toBe(8);
  });

  it('keeps the point under the pointer where it is', () => {
    const before = { zoom: 4, x: 30_000, y: 20_000 };
    const after = zoomBy(before, 1, 120, -60);
    const pointed = (view: typeof before) => [
      view.x + 120 * 2 ** (8 - view.zoom),
      view.y - 60 * 2 ** (8 - view.zoom),
    ];
    expect(pointed(after)).toEqual(pointed(before));
  });
});

describe('moveBy', () => {
  it('does not leave the image', () => {
    expect(moveBy({ zoom: 8, x: 400, y: 300 }, -1000, -1000)).toEqual({ zoom: 8, x: 320, y: 220 });
    expect(moveTo({ zoom: 8, x: 0, y: 0 }, 99_999, 99_999)).toEqual({ zoom: 8, x: 65_216, y: 48_932 });
  });
});

describe('tilesInView', () => {
  it('never needs more than twelve tiles', () => {
    for (let zoom = 0; zoom <= 8; zoom++) {
      for (let x = 0; x < 65_536; x += 997) {
        expect(countTiles(tilesInView(moveTo({ zoom, x: 0, y: 0 }, x, x)))).toBeLessThanOrEqual(12);
      }
    }
  });
});

describe('goTo', () => {
  it('counts every tile once', () => {
    const start = startVisit();
    expect(start.seen.size).toBe(4);
    const there = goTo(start, zoomBy(start.view, 1));
    const back = goTo(there, WHOLE);
    expect(back.seen.size).toBe(there.seen.size);
    expect(goTo(back, { ...WHOLE })).toBe(back);
  });
});

describe('buildLevels', () => {
  it('rounds sizes and tiles up where an image does not divide', () => {
    const odd = buildLevels(1000, 600);
    expect(odd.map(({ width, height, tiles }) => [width, height, tiles])).toEqual([
      [250, 150, 1],
      [500, 300, 4],
      [1000, 600, 12],
    ]);
    expect(odd.map(({ zoom }) => zoom)).toEqual([0, 1, 2]);
  });
});

describe('lengthAt', () => {
  it('speaks in micrometers, and in millimeters from a thousand on', () => {
    expect([8, 3, 2, 0].map((zoom) => lengthAt(zoom, 100))).toEqual(['25 µm', '800 µm', '1.6 mm', '6.4 mm']);
  });
});
