import { describe, expect, it, vi } from 'vitest';
import { fakeGlobals, restoreGlobals } from '../../../../../test/support/fakeGlobals.ts';
import { fakeTime } from '../../../../../test/support/fakeTime.ts';
import { Scroller, SMOOTH_SCROLL_MS, throttle } from './scroll.ts';

restoreGlobals();

/** A window in which time passes when the test says so. */
function fakeWindow(reducedMotion = false) {
  const frames: ((now: number) => void)[] = [];
  const listeners = new Map<string, () => void>();
  const win = {
    scrollY: 0,
    scrollTo: ({ top }: { top: number }) => {
      win.scrollY = top;
    },
    requestAnimationFrame: (task: (now: number) => void) => frames.push(task),
    matchMedia: () => ({ matches: reducedMotion }),
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
    frame: (now: number) => {
      for (const task of frames.splice(0)) task(now);
    },
    listeners,
  };
  fakeGlobals(win, [
    'scrollY',
    'scrollTo',
    'requestAnimationFrame',
    'matchMedia',
    'addEventListener',
    'removeEventListener',
  ]);
  return win;
}

describe('Scroller', () => {
  it('arrives after the time of the specification, half the way at half the time', () => {
    expect(SMOOTH_SCROLL_MS).toBe(468);
    const win = fakeWindow();
    const scroller = new Scroller();
    const arrive = vi.fn();
    scroller.glide(1000, arrive);
    win.frame(0);
    win.frame(SMOOTH_SCROLL_MS / 4);
    // 0.5 (1 - cos πk)
    expect(win.scrollY).toBeCloseTo(146.4, 1);
    win.frame(SMOOTH_SCROLL_MS / 2);
    expect(win.scrollY).toBeCloseTo(500);
    expect(scroller.isMoving).toBe(true);
    expect(arrive).not.toHaveBeenCalled();
    win.frame(SMOOTH_SCROLL_MS);
    expect(win.scrollY).toBeCloseTo(1000);
    expect(arrive).toHaveBeenCalledOnce();
    expect(scroller.isMoving).toBe(false);
    expect(win.listeners.size).toBe(0);
  });

  it.each(['wheel', 'touchstart', 'keydown'])('stops on %s', (move) => {
    const win = fakeWindow();
    const scroller = new Scroller();
    scroller.glide(1000);
    win.frame(0);
    win.frame(100);
    const reached = win.scrollY;
    win.listeners.get(move)?.();
    win.frame(200);
    expect(win.scrollY).toBe(reached);
    expect(scroller.isMoving).toBe(false);
  });

  it('jumps when the system asks for less motion', () => {
    const win = fakeWindow(true);
    new Scroller().glide(700);
    expect(win.scrollY).toBe(700);
  });

  it('gives way to a newer scroll', () => {
    const win = fakeWindow();
    const scroller = new Scroller();
    scroller.glide(1000);
    win.frame(0);
    scroller.jump(30);
    win.frame(100);
    expect(win.scrollY).toBe(30);
    scroller.glide(1000, () => expect.unreachable());
    win.frame(200);
    scroller.glide(0);
    for (const now of [300, 600, 900]) win.frame(now);
    expect(win.scrollY).toBeCloseTo(0);
    expect(win.listeners.size).toBe(0);
  });
});

describe('throttle', () => {
  fakeTime();

  it('runs at the first call and once more at the end of a busy interval', () => {
    const task = vi.fn();
    const call = throttle(task, 300);
    for (let i = 0; i < 3; i++) call();
    expect(task).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(299);
    expect(task).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(300);
    expect(task).toHaveBeenCalledTimes(2);
  });
});
