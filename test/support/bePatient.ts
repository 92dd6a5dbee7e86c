import type { Page } from 'playwright-core';
import { TIME_OUT_MS } from '../../packages/engine/src/client/search/hosted/hostedSearch.ts';

/** Makes a page wait a thousand times as long for its search host: on a busy machine three seconds are soon over. */
export async function bePatient(page: Page): Promise<void> {
  await page.addInitScript((limit) => {
    const wait = window.setTimeout;
    window.setTimeout = ((task: () => void, ms = 0) =>
      wait(task, ms > limit / 2 && ms <= limit ? ms * 1000 : ms)) as typeof wait;
  }, TIME_OUT_MS);
}
