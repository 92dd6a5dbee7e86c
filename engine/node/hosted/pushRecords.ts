import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SearchClient } from '@algolia/client-search';
import { contentHash } from '../contentHash.ts';
import { pushFailure } from './pushFailure.ts';
import type { SearchRecord } from './searchRecords.ts';

/** The calls of the official client that a push makes. */
export type PushClient = Pick<SearchClient, 'setSettings' | 'batch' | 'operationIndex'>;

export interface PushInput {
  client: PushClient;
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

/** As the search box asks: the fields of DocSearch, pages first, one hit for each section. */
const SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
  ],
  attributesForFaceting: ['type', 'guide', 'edition'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight)'],
};

/**
 * Sends records in batches to an index beside the one in use, which takes its place when all are there: readers never
 * search half a site, and what is gone from the site is gone from the index. Begins where an interrupted push of the same
 * records ended. Returns how many batches were sent; throws a `DocsError` that says how far it came.
 */
export async function pushRecords(input: PushInput): Promise<number> {
  const { client, service, indexName, records, batchSize, stateFile, say } = input;
  const next = `${indexName}_next`;
  const identity = contentHash(service, indexName, String(batchSize), JSON.stringify(records));
  let done = readState(stateFile, identity);
  let sent = 0;
  try {
    if (done > 0) say(`Going on after ${done} of ${records.length} records.`);
    else await client.setSettings({ indexName: next, indexSettings: SETTINGS });
    while (done < records.length) {
      const batch = records.slice(done, done + batchSize);
      const requests = batch.map((body) => ({ action: 'updateObject' as const, body }));
      await client.batch({ indexName: next, batchWriteParams: { requests } });
      done += batch.length;
      sent++;
      writeState(stateFile, { identity, done });
      say(`${done} of ${records.length} records sent`);
    }
    await client.operationIndex({
      indexName: next,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
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
