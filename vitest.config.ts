import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PATIENCE_MS, RUN_LIMIT_MS } from './test/support/limits.mjs';
import { IS_ALL } from './test/support/speed.ts';

/** Short files whose work is long. */
const LONG_RUNS = /(?:every\w+|blocked|deploys|kinds|build)(?:\.all)?\.test\.ts$/;

/** What takes so long never ends. */
const HANGS_MS = (IS_ALL ? RUN_LIMIT_MS.all : RUN_LIMIT_MS.some) / 2;

/** What takes longest comes first: begun at the end, as its size suggests, it would leave the other core without work. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG_RUNS.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * `unit`: beside the source and fixture sites, no browser. `site`: the built site in a real Chromium. Files named
 * `*.all.test.ts` are for `npm run test:all`. No test has a limit of its own; see `test/support/limits.mjs`.
 */
export default defineConfig({
  test: {
    // Two cores: the site's own server and Chromium need one of them.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Loading the same modules for each of 200 files took as long as the tests.
    isolate: false,
    exclude: IS_ALL ? [] : ['**/*.all.test.ts'],
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{packages,site}/**/*.test.{ts,tsx}',
            'test/*.test.ts',
            'test/{api,samples,facts,search}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['test/{site,hosting,faults}/**/*.test.ts'],
          globalSetup: ['test/support/serveSite.ts'],
        },
      },
    ],
  },
});
