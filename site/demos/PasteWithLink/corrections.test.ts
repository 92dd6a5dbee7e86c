import { describe, expect, it } from 'vitest';
import labelFile from '../../data/ui-labels.json' with { type: 'json' };
import { corrections, nudged, pulled } from './corrections.ts';

const labels: readonly string[] = labelFile.interface.labels;
const copy = { at: [50, 40], scale: 1, turn: 0 } as const;

describe('corrections', () => {
  it('have the labels of Cytomine', () => {
    expect(corrections.filter((name) => !labels.includes(name))).toEqual([]);
  });
});

describe('pulled', () => {
  it.each([
    ['Move', { ...copy, at: [50, 50] }],
    ['Rotate', { ...copy, turn: 45 }],
    ['Rescale', { ...copy, scale: Math.SQRT2 }],
  ] as const)('%s', (tool, expected) => {
    const { at, scale, turn } = pulled(copy, tool, [60, 40], [60, 50]);
    expect({ at, scale: scale.toFixed(6), turn: Math.round(turn) }).toEqual({
      ...expected,
      scale: expected.scale.toFixed(6),
    });
  });

  it('leaves something to see', () => {
    expect(pulled(copy, 'Rescale', [150, 40], [50, 40]).scale).toBe(0.2);
  });
});

describe('nudged', () => {
  it.each([
    ['Move', false, { ...copy, at: [54, 40] }],
    ['Move', true, { ...copy, at: [51, 40] }],
    ['Rotate', false, { ...copy, turn: 10 }],
    ['Rescale', false, { ...copy, scale: 1.1 }],
  ] as const)('%s, a little: %s', (tool, isSmall, expected) => {
    expect(nudged(copy, tool, [1, 0], isSmall)).toEqual(expected);
  });
});
