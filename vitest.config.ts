import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that look at every page, or wait for limits of time. */
const LONG_RUNS = /(?:every\w+|blocked)\.test\.ts$/;

/** What takes longest comes first: begun at the end, as its size suggests, it would leave the other core without work. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG_RUNS.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** `unit`: beside the source and fixture sites, no browser. `site`: the built site in a real Chromium. */
export default defineConfig({
  test: {
    // Two cores: the site's own server and Chromium need one of them.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{engine,demos,data}/**/*.test.{ts,tsx}',
            'test/*.test.ts',
            'test/{api,samples,facts,search}/**/*.test.ts',
          ],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['test/{site,hosting,faults}/**/*.test.ts'],
          globalSetup: ['test/support/serveSite.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
