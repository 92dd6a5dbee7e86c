import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const withRandom = (random: number) =>
  createProgress({
    setTimeout: (task, delayMs) => setTimeout(task, delayMs),
    clearTimeout: (timer) => clearTimeout(timer as number),
    random: () => random,
  });

describe('createProgress', () => {
  it('is hidden until it starts, then stands at its minimum', () => {
    const progress = withRandom(1);
    expect(progress.state.get()).toEqual({ value: 0, phase: 'hidden' });
    progress.start();
    expect(progress.state.get()).toEqual({ value: 0.08, phase: 'moving' });
  });

  it('trickles every 800 ms by at most 0.02', () => {
    const progress = withRandom(1);
    progress.start();
    vi.advanceTimersByTime(799);
    expect(progress.state.get().value).toBe(0.08);
    vi.advanceTimersByTime(1);
    expect(progress.state.get().value).toBeCloseTo(0.1);
    vi.advanceTimersByTime(1600);
    expect(progress.state.get().value).toBeCloseTo(0.14);
  });

  it('never trickles above 0.994', () => {
    const progress = withRandom(1);
    progress.start();
    vi.advanceTimersByTime(800 * 200);
    expect(progress.state.get()).toEqual({ value: 0.994, phase: 'moving' });
  });

  it('goes to 1, waits 200 ms, fades 200 ms, and is gone', () => {
    const progress = withRandom(0.5);
    progress.start();
    progress.done();
    expect(progress.state.get()).toEqual({ value: 1, phase: 'moving' });
    vi.advanceTimersByTime(200);
    expect(progress.state.get().phase).toBe('fading');
    vi.advanceTimersByTime(200);
    expect(progress.state.get()).toEqual({ value: 0, phase: 'hidden' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts again while the bar before it fades', () => {
    const progress = withRandom(0.5);
    progress.start();
    progress.done();
    vi.advanceTimersByTime(300);
    progress.start();
    expect(progress.state.get()).toEqual({ value: 0.08, phase: 'moving' });
    vi.advanceTimersByTime(300);
    expect(progress.state.get().phase).toBe('moving');
  });

  it('shows nothing when done comes without a start', () => {
    const progress = withRandom(0.5);
    progress.done();
    expect(progress.state.get().phase).toBe('hidden');
  });
});
