// The only limits of time in the tests. No busy machine meets them: what is waited for comes, or never does.

/** How long one state is waited for, so that a failure names it; whoever writes a test may set less. */
export const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 3 * 60_000);

/** How long a whole run may take before it is ended, and what is running then is named. */
export const RUN_LIMIT_MS = { some: 60 * 60_000, all: 8 * 3_600_000 };
