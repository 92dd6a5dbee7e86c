import { describe, expect, it } from 'vitest';
import { nextTab } from './tabs.ts';

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from %i leads to %i', (key, current, expected) => {
    expect(nextTab(key, current, 3)).toBe(expected);
  });
  it('leaves other keys alone', () => {
    expect(nextTab('a', 0, 3)).toBeUndefined();
    expect(nextTab('constructor', 0, 3)).toBeUndefined();
  });
});
