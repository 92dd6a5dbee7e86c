/** What we write into the state of a history entry. */
export interface EntryState {
  /** Where the reader was when they left. */
  scrollY?: number | undefined;
  /** Words to mark, when a search led here. */
  highlight?: string | undefined;
}

/** The state of the current history entry, also when other code wrote it. */
export function entryState(state: unknown = history.state): EntryState {
  return typeof state === 'object' && state !== null ? state : {};
}

/**
 * Brings the reader back to where they left an entry that once belonged to another document: there we had told the
 * browser to leave scrolling to us.
 */
export function restoreScroll(): void {
  const { scrollY: saved } = entryState();
  if (saved !== undefined && history.scrollRestoration === 'manual' && scrollY === 0) scrollTo(0, saved);
}
