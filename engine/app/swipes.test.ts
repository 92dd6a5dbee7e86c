import { describe, expect, it } from 'vitest';
import { drawerMove } from './swipes.ts';

describe('drawerMove', () => {
  const swipe = (x: number, to: [number, number]) => ({ from: { x, y: 300 }, to: { x: to[0], y: to[1] } });

  it.each([
    ['right from the edge', swipe(10, [51, 300]), 'open'],
    ['right from where the edge ends', swipe(80, [200, 310]), 'open'],
    ['right from the middle', swipe(81, [200, 300]), undefined],
    ['too short', swipe(10, [50, 300]), undefined],
    ['rather down than across', swipe(10, [80, 371]), undefined],
    ['left', swipe(300, [259, 300]), 'close'],
    ['left, too short', swipe(300, [260, 300]), undefined],
  ])('%s', (_, given, move) => {
    expect(drawerMove(given)).toBe(move);
  });
});
