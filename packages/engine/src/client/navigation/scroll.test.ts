import { describe, expect, it } from 'vitest';
import { easeScroll, Scroller, SMOOTH_SCROLL_MS } from './scroll.ts';

/** A window in which time passes when the test says so. */
function fakeWindow({ reducedMotion = false } = {}) {
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
    emit: (type: string) => listeners.get(type)?.(),
    listeners,
  };
  return win;
}

describe('easeScroll', () => {
  it('is 0.5 (1 - cos πk)', () => {
    expect(easeScroll(0)).toBe(0);
    expect(easeScroll(0.25)).toBeCloseTo(0.1464, 4);
    expect(easeScroll(0.5)).toBeCloseTo(0.5);
    expect(easeScroll(1)).toBeCloseTo(1);
  });
});

describe('Scroller', () => {
  it('arrives after 468 ms, half the way at half the time', () => {
    expect(SMOOTH_SCROLL_MS).toBe(468);
    const win = fakeWindow();
    const scroller = new Scroller(win);
    let arrived = false;
    scroller.glide(1000, () => {
      arrived = true;
    });
    win.frame(0);
    win.frame(SMOOTH_SCROLL_MS / 2);
    expect(win.scrollY).toBeCloseTo(500);
    expect(scroller.isMoving).toBe(true);
    win.frame(SMOOTH_SCROLL_MS);
    expect(win.scrollY).toBeCloseTo(1000);
    expect(arrived).toBe(true);
    expect(scroller.isMoving).toBe(false);
    expect(win.listeners.size).toBe(0);
  });

  it.each(['wheel', 'touchstart'])('stops on %s', (move) => {
    const win = fakeWindow();
    const scroller = new Scroller(win);
    scroller.glide(1000);
    win.frame(0);
    win.frame(100);
    const reached = win.scrollY;
    win.emit(move);
    win.frame(200);
    expect(win.scrollY).toBe(reached);
    expect(scroller.isMoving).toBe(false);
  });

  it('jumps when the system asks for less motion', () => {
    const win = fakeWindow({ reducedMotion: true });
    new Scroller(win).glide(700);
    expect(win.scrollY).toBe(700);
  });

  it('gives way to a newer scroll', () => {
    const win = fakeWindow();
    const scroller = new Scroller(win);
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
