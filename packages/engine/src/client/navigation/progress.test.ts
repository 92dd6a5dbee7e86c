import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../../../../../test/support/fakeTime.ts';
import { createProgress, type ProgressState } from './progress.ts';

// Durations and shares are those of the specification.
describe('createProgress', () => {
  fakeTime();

  let shown: ProgressState | undefined;
  const setUp = () =>
    createProgress((state) => {
      shown = state;
    });

  it('starts at its minimum and trickles every 800 ms by at most 0.02, never to the end', () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(1);
    const progress = setUp();
    progress.start();
    expect(shown).toEqual({ value: 0.08, phase: 'moving' });
    vi.advanceTimersByTime(799);
    expect(shown?.value).toBe(0.08);
    vi.advanceTimersByTime(1);
    expect(shown?.value).toBeCloseTo(0.1);
    vi.advanceTimersByTime(800 * 200);
    expect(shown).toEqual({ value: 0.994, phase: 'moving' });
    random.mockRestore();
  });

  it('goes to 1, waits 200 ms, fades 200 ms, and is gone', () => {
    const progress = setUp();
    progress.start();
    progress.done();
    expect(shown).toEqual({ value: 1, phase: 'moving' });
    vi.advanceTimersByTime(200);
    expect(shown?.phase).toBe('fading');
    vi.advanceTimersByTime(200);
    expect(shown).toEqual({ value: 0, phase: 'hidden' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts again while the bar before it fades', () => {
    const progress = setUp();
    progress.start();
    progress.done();
    vi.advanceTimersByTime(300);
    progress.start();
    vi.advanceTimersByTime(300);
    expect(shown).toEqual({ value: 0.08, phase: 'moving' });
  });
});
