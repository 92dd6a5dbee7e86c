import { afterEach, beforeEach, vi } from 'vitest';

/** Lets time pass only when a test says so, in every test of the file or group that calls this. */
export function fakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
