import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFarDown } from './backToTop.ts';
import { createStore } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(scrollY: number) {
  const target = new EventTarget();
  const win = { scrollY, addEventListener: target.addEventListener.bind(target) };
  const isFarDown = createStore(false);
  watchFarDown(win, isFarDown);
  const scrollTo = (top: number) => {
    win.scrollY = top;
    target.dispatchEvent(new Event('scroll'));
  };
  return { isFarDown, scrollTo };
}

describe('watchFarDown', () => {
  it('begins beyond 300 px, not at it', () => {
    expect(setUp(300).isFarDown.get()).toBe(false);
    expect(setUp(301).isFarDown.get()).toBe(true);
  });

  it('looks at most every 100 ms, and does not miss the last position', () => {
    const { isFarDown, scrollTo } = setUp(0);
    scrollTo(10);
    scrollTo(500);
    expect(isFarDown.get()).toBe(false);
    vi.advanceTimersByTime(99);
    expect(isFarDown.get()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isFarDown.get()).toBe(true);
  });
});
