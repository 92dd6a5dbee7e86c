import { describe, expect, it } from 'vitest';
import labelFile from '../../data/ui-labels.json' with { type: 'json' };
import {
  advise,
  HALF,
  IMAGE,
  landing,
  ORIGINAL,
  places,
  placesFor,
  type Target,
  targets,
} from './landing.ts';

const labels: readonly string[] = labelFile.interface.labels;
const [shown, hidden] = targets as [Target, Target];

describe('places', () => {
  it('have the labels of Cytomine', () => {
    expect(places.filter((place) => !labels.includes(place))).toEqual([]);
  });

  it('of a hidden image have no view', () => {
    expect(placesFor(shown)[0]).toBe('viewer center position');
    expect(placesFor(hidden)).toEqual(['image center position', 'original annotation position']);
  });
});

describe('landing', () => {
  it('is on the object once the view was moved there, and not before', () => {
    const there = landing('viewer center position', shown, true);
    expect(there).toEqual(shown.object);
    expect(advise(there, shown)).toBe('CD3: on the object.');
    expect(advise(landing('viewer center position', shown, false), shown)).toContain('beside');
  });

  it('has the same pixels, or the middle of the image, whatever the view', () => {
    for (const target of targets)
      for (const isMoved of [true, false]) {
        expect(landing('original annotation position', target, isMoved)).toEqual(ORIGINAL);
        expect(landing('image center position', target, isMoved)).toEqual([52, 42]);
      }
  });

  it('keeps the copy inside the image', () => {
    expect(landing('viewer center position', { ...shown, object: [2, 83] }, true)).toEqual([
      HALF.width,
      IMAGE.height - HALF.height,
    ]);
  });

  it('leaves a turn to be corrected', () => {
    expect(advise(hidden.object, hidden)).toContain('Rotate');
  });
});
