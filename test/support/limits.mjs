// The only time limits of the tests, generous enough for a busy machine.

/** How long a test waits for one state, so that a failure names it; a test may set less. */
export const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 3 * 60_000);

/** How long a whole run may take before it is ended; a test that takes half of it never ends, and is named. */
export const RUN_LIMIT_MS = { some: 60 * 60_000, all: 8 * 3_600_000 };
