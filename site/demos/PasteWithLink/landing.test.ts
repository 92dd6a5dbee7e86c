import { describe, expect, it } from 'vitest';
import labelFile from '../../data/ui-labels.json' with { type: 'json' };
import {
  advise,
  HALF,
  landing,
  ORIGINAL,
  places,
  placesFor,
  ratioOf,
  type Target,
  targets,
} from './landing.ts';

const labels: readonly string[] = labelFile.interface.labels;
const [same, smaller] = targets as [Target, Target];
const usual = { isViewMoved: true, isCalibrated: true };

describe('places', () => {
  it('have the labels of Cytomine', () => {
    expect(places.filter((place) => !labels.includes(place))).toEqual([]);
  });

  it('of a hidden image have no view', () => {
    expect(placesFor(same)[0]).toBe('viewer center position');
    expect(placesFor(smaller)).toEqual(['image center position', 'original annotation position']);
  });
});

describe('landing', () => {
  it('is on the object once the view was moved there, and not before', () => {
    const there = landing('viewer center position', same, usual);
    expect(there).toEqual({ at: same.object, scale: 1, turn: 0 });
    expect(advise(there, same)).toBe('CD3: on the object.');
    const before = landing('viewer center position', same, { ...usual, isViewMoved: false });
    expect(advise(before, same)).toBe('CD3: use Move.');
  });

  it('is in the middle of the image, or at the same pixels, counted from the lower left corner', () => {
    expect(landing('image center position', smaller, usual).at).toEqual([32.5, 26.25]);
    expect(landing('original annotation position', same, usual).at).toEqual(ORIGINAL);
    const low: Target = { ...same, height: 60, width: 120 };
    expect(landing('original annotation position', low, usual).at).toEqual([72, HALF[1]]);
    expect(landing('original annotation position', { ...low, height: 70 }, usual).at).toEqual([72, 13]);
  });

  it('keeps the size in µm where both resolutions are known, otherwise in pixels', () => {
    expect(ratioOf(smaller)).toBe(0.625);
    for (const place of placesFor(smaller)) {
      expect(landing(place, smaller, usual).scale).toBe(0.625);
      expect(landing(place, smaller, { ...usual, isCalibrated: false }).scale).toBe(1);
    }
    expect(landing('image center position', same, usual).scale).toBe(1);
  });

  it('keeps the whole copy inside the image', () => {
    const { at, scale } = landing('original annotation position', smaller, usual);
    expect(at[0] + HALF[0] * scale).toBe(smaller.width);
    expect(at[1] - HALF[1] * scale).toBe(0);
  });
});

describe('advise', () => {
  it('names the tools that are left to use', () => {
    const copy = { at: smaller.object, scale: 0.625, turn: 0 };
    expect(advise(copy, smaller)).toBe('Ki-67: use Rotate.');
    expect(advise({ ...copy, turn: 400 }, smaller)).toBe('Ki-67: on the object.');
    expect(advise({ ...copy, scale: 1, at: [9, 9] }, smaller)).toBe('Ki-67: use Move, Rescale, Rotate.');
  });
});
