import { describe, expect, it } from 'vitest';
import { drawSlide } from './drawSlide.ts';
import { WHOLE } from './view.ts';

const inTissue = { zoom: 7, x: 22_000, y: 21_500 };

describe('drawSlide', () => {
  it('draws the same place the same each time', () => {
    expect(drawSlide(inTissue)).toEqual(drawSlide({ ...inTissue }));
  });

  it('shows more, the closer one looks', () => {
    expect(drawSlide(WHOLE).nuclei).toBe('');
    expect(drawSlide(inTissue).nuclei).not.toBe('');
    expect(drawSlide(inTissue).glands).not.toBe('');
  });

  it('leaves the glass beside the tissue empty', () => {
    expect(drawSlide({ zoom: 8, x: 60_000, y: 3_000 })).toEqual({
      glands: '',
      lumens: '',
      nuclei: '',
      cores: '',
    });
  });

  it('writes nothing that is not a number', () => {
    for (let zoom = 0; zoom <= 8; zoom++) {
      expect(Object.values(drawSlide({ ...inTissue, zoom })).join('')).not.toContain('NaN');
    }
  });
});
