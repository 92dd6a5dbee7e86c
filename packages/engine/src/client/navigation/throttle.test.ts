import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './scroll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs at the first call and once more at the end of a busy interval', () => {
  const task = vi.fn();
  const call = throttle(task, 300);
  call();
  call();
  call();
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(300);
  expect(task).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(300);
  expect(task).toHaveBeenCalledTimes(2);
});

it('never runs twice within an interval', () => {
  const times: number[] = [];
  const call = throttle(() => times.push(Date.now()), 100);
  for (let i = 0; i < 1000; i += 16) {
    call();
    vi.advanceTimersByTime(16);
  }
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
});
