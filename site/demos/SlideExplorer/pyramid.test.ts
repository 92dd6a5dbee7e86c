import { describe, expect, it } from 'vitest';
import { ALL_TILES, buildLevels, lengthAt, levelAt, levels } from './pyramid.ts';

describe('buildLevels', () => {
  it('halves the slide of the demo nine times', () => {
    expect(levels.map(({ width, height, tiles }) => [width, height, tiles])).toEqual([
      [256, 192, 1],
      [512, 384, 4],
      [1024, 768, 12],
      [2048, 1536, 48],
      [4096, 3072, 192],
      [8192, 6144, 768],
      [16384, 12288, 3072],
      [32768, 24576, 12288],
      [65536, 49152, 49152],
    ]);
    expect(ALL_TILES).toBe(65537);
  });

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

describe('levelAt', () => {
  it('refuses a zoom that does not exist', () => {
    expect(() => levelAt(9)).toThrow('no level at zoom 9');
  });
});

describe('lengthAt', () => {
  it('speaks in micrometers, and in millimeters from a thousand on', () => {
    expect([8, 3, 2, 0].map((zoom) => lengthAt(zoom, 100))).toEqual(['25 µm', '800 µm', '1.6 mm', '6.4 mm']);
  });
});
