/** Reports progress on the terminal: one line per phase. */
export interface Progress {
  /** A phase is over. */
  phase(text: string): void;
  /** A long phase goes on; only a terminal shows it. */
  step(text: string): void;
}

/** `output`: where to write; a terminal gets a line that changes, anything else finished lines only. */
export function createProgress(output: { isTTY?: boolean; write(text: string): unknown }): Progress {
  const isTerminal = output.isTTY === true;
  const clear = isTerminal ? '\r\u001b[K' : '';
  return {
    phase: (text) => output.write(`${clear}  ${text}\n`),
    step: (text) => isTerminal && output.write(`${clear}  ${text}`),
  };
}

/**
 * Bytes for people.
 *
 * @example formatBytes(1234567) // '1.2 MB'
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/**
 * A count with its noun.
 *
 * @example count(1, 'page') // '1 page'
 */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
