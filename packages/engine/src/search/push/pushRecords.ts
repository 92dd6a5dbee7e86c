import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentHash } from '../../files/contentHash.ts';
import { pushFailure } from './pushFailure.ts';
import type { SearchRecord } from './searchRecords.ts';

/** An index that is filled beside the one in use: what a push asks of a service, whatever that speaks. */
export interface PushTarget {
  /** Name of the index. */
  name: string;
  /** Whether it still holds what an interrupted push has sent. */
  holds(count: number): Promise<boolean>;
  /** Makes it, empty. */
  begin(): Promise<void>;
  /** Adds records; those that are there already are replaced. */
  send(records: readonly SearchRecord[]): Promise<void>;
  /** Puts it in the place of the one in use. */
  finish(): Promise<void>;
}

export interface PushInput {
  open: () => Promise<PushTarget>;
  /** Whose index it is, in a word: a push to another service is another push. */
  service: string;
  indexName: string;
  records: readonly SearchRecord[];
  batchSize: number;
  /** Remembers how far an interrupted push came. */
  stateFile: string;
  say: (text: string) => void;
}

/** How far a push came. */
interface PushState {
  /** What is pushed, and where to. */
  identity: string;
  done: number;
}

/**
 * Sends records in batches to an index beside the one in use, which takes its place when all are there: readers never
 * search half a site, and what is gone from the site is gone from the index. Begins where an interrupted push of the same
 * records ended. Returns how many batches were sent; throws a `DocsError` that says how far it came.
 */
export async function pushRecords(input: PushInput): Promise<number> {
  const { open, service, indexName, records, batchSize, stateFile, say } = input;
  let done = 0;
  let sent = 0;
  try {
    const target = await open();
    const identity = contentHash(service, target.name, String(batchSize), JSON.stringify(records));
    const before = readState(stateFile, identity);
    if (before > 0 && (await target.holds(before))) {
      done = before;
      say(`Going on after ${done} of ${records.length} records.`);
    } else await target.begin();
    while (done < records.length) {
      const batch = records.slice(done, done + batchSize);
      await target.send(batch);
      done += batch.length;
      sent++;
      writeState(stateFile, { identity, done });
      say(`${done} of ${records.length} records sent`);
    }
    await target.finish();
  } catch (error) {
    throw pushFailure(error, { indexName, done, total: records.length });
  }
  rmSync(stateFile, { force: true });
  return sent;
}

function readState(file: string, identity: string): number {
  if (!existsSync(file)) return 0;
  try {
    const state: PushState = JSON.parse(readFileSync(file, 'utf8'));
    return state.identity === identity && Number.isInteger(state.done) ? state.done : 0;
  } catch {
    // Cut off while it was written: begin anew.
    return 0;
  }
}

function writeState(file: string, state: PushState): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(state));
}
