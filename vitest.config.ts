import { defineConfig } from 'vitest/config';

/** `unit`: beside the source and fixture sites, no browser. `site`: the built site in a real Chromium. */
export default defineConfig({
  test: {
    // Two cores: the site's own server and Chromium need one of them.
    maxWorkers: 2,
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
