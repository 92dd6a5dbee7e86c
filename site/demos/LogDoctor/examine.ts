import { LOG_MESSAGES, type LogMessage } from '../../data/logMessages.ts';
import { LogCleaner, type Removed } from './clean.ts';

/** A known message, and where it stands. */
export interface Found {
  message: LogMessage;
  count: number;
  /** The first line with it, cleaned. */
  line: string;
  /** Its number, from 1. */
  at: number;
}

export interface Examined {
  text: string;
  removed: Removed;
  /** In the order in which they first stand in the log. */
  found: readonly Found[];
  lines: number;
}

/** So many characters are read before the page may do something else. */
const SLICE = 400_000;
const ANY = new RegExp(LOG_MESSAGES.map(({ words }) => words.source).join('|'), 'i');

/** Reads a short log at once. */
export function examine(text: string): Examined {
  const reader = new LogReader();
  reader.read(text);
  return reader.result();
}

/** Reads a log of any length; the page stays usable meanwhile. Ends early, without a result, when `signal` says so. */
export async function examineLong(text: string, signal: AbortSignal): Promise<Examined | undefined> {
  const reader = new LogReader();
  for (let start = 0; start < text.length; ) {
    const cut = text.indexOf('\n', start + SLICE);
    const end = cut < 0 ? text.length : cut;
    reader.read(text.slice(start, end));
    start = end + 1;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
  }
  return reader.result();
}

class LogReader {
  readonly #cleaner = new LogCleaner();
  readonly #parts: string[] = [];
  readonly #found = new Map<LogMessage, Found>();
  #lines = 0;

  /** Reads whole lines. */
  read(text: string): void {
    const cleaned = this.#cleaner.clean(text);
    this.#parts.push(cleaned);
    for (const line of cleaned.split('\n')) {
      this.#lines++;
      if (!ANY.test(line)) continue;
      for (const message of LOG_MESSAGES) if (message.words.test(line)) this.#note(message, line);
    }
  }

  result(): Examined {
    return {
      text: this.#parts.join('\n'),
      removed: this.#cleaner.removed,
      found: [...this.#found.values()],
      lines: this.#lines,
    };
  }

  #note(message: LogMessage, line: string): void {
    const before = this.#found.get(message);
    if (before) before.count++;
    else this.#found.set(message, { message, count: 1, line, at: this.#lines });
  }
}
