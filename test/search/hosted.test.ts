import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchClient } from '@algolia/client-search';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocsError } from '../../packages/engine/src/core/errors.ts';
import { algoliaTarget } from '../../packages/engine/src/search/push/algoliaTarget.ts';
import { pushRecords } from '../../packages/engine/src/search/push/pushRecords.ts';
import { searchRecord } from '../support/searchRecord.ts';
import { SearchService } from '../support/searchService.ts';

const records = Array.from({ length: 25 }, (_, i) => searchRecord(i));

/** The official client, as it is without a host of its own choice. */
function clientOf(origin: string, key: string) {
  const url = origin.replace('http://', '');
  return searchClient('app', key, { hosts: [{ url, accept: 'readWrite', protocol: 'http' }] });
}

let folder: string;
let server: SearchService;
let said: string[];
let input: Parameters<typeof pushRecords>[0];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-push-'));
  server = new SearchService();
  said = [];
  const client = clientOf(await server.listen(), 'secret');
  const open = async () => algoliaTarget(client, 'docs');
  const stateFile = join(folder, 'state.json');
  const say = (text: string) => said.push(text);
  input = { open, service: 'here', indexName: 'docs', records, batchSize: 10, stateFile, say };
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
});

describe('pushRecords', () => {
  it('fills an index beside the one in use, which then takes its place', async () => {
    server.indexes.set('docs', new Map([['gone', searchRecord(99)]]));
    expect(await pushRecords(input)).toBe(3);
    expect([...server.indexes.keys()]).toEqual(['docs']);
    expect([...(server.indexes.get('docs')?.values() ?? [])]).toEqual(records);
    expect(server.settings.get('docs_next')).toMatchObject({ attributeForDistinct: 'url' });
    expect(server.keys).toEqual(new Set(['secret']));
  });

  it('leaves the index in use alone when it is cut off, and goes on where it was', async () => {
    server.indexes.set('docs', new Map([['old', searchRecord(99)]]));
    server.failAfter = 2;
    await expect(pushRecords(input)).rejects.toThrow('refused');
    expect([...(server.indexes.get('docs')?.keys() ?? [])]).toEqual(['old']);
    expect(JSON.parse(readFileSync(input.stateFile, 'utf8')).done).toBe(20);
    server.failAfter = Number.POSITIVE_INFINITY;
    expect(await pushRecords(input)).toBe(1);
    expect(said).toContain('Going on after 20 of 25 records.');
    expect(server.indexes.get('docs')?.size).toBe(25);
  });

  it('begins anew when the records are others', async () => {
    server.failAfter = 1;
    await expect(pushRecords(input)).rejects.toThrow('refused');
    server.failAfter = Number.POSITIVE_INFINITY;
    expect(await pushRecords({ ...input, records: records.slice(1) })).toBe(3);
  });

  it('leaves nothing of a push that nobody went on with', async () => {
    server.fill('docs_next', [searchRecord(99)]);
    await pushRecords(input);
    expect(server.indexes.get('docs')?.has('r99')).toBe(false);
  });

  it('begins anew at another service', async () => {
    server.failAfter = 1;
    await expect(pushRecords(input)).rejects.toThrow('refused');
    server.failAfter = Number.POSITIVE_INFINITY;
    expect(await pushRecords({ ...input, service: 'there' })).toBe(3);
  });

  it('goes on with a note that was cut off while it was written as if there were none', async () => {
    writeFileSync(input.stateFile, '{"identity":"');
    expect(await pushRecords(input)).toBe(3);
  });

  it('only takes the place when all was sent before', async () => {
    const refuses = async () => {
      throw Object.assign(new Error('no'), { name: 'RetryError' });
    };
    const open = async () => ({ ...(await input.open()), finish: refuses });
    expect(await failureOf({ ...input, open })).toContain('25 of 25 records were sent');
    expect(server.indexes.has('docs')).toBe(false);
    expect(await pushRecords(input)).toBe(0);
    expect(server.indexes.get('docs')?.size).toBe(25);
  });

  it.each([
    [
      'a key that may not write',
      { key: 'another' },
      /refuses the key \(403: Invalid Application-ID/,
      'No record',
    ],
    ['a batch that is refused', { failAfter: 1 }, /answered 400: refused/, '10 of 25 records were sent'],
  ])('says of %s what it is, what was sent, and how to go on', async (_, given, cause, sent) => {
    Object.assign(server, given);
    const message = await failureOf(input);
    expect(message).toMatch(cause);
    expect(message).toContain(sent);
    expect(message).toContain('the index "docs" is as it was');
    expect(message).toMatch(/run the command again/);
  });

  it('says of a host that is not there that it cannot be reached', async () => {
    const open = async () => algoliaTarget(clientOf('http://127.0.0.1:9', 'secret'), 'docs');
    expect(await failureOf({ ...input, open })).toMatch(/cannot be reached.* No record was sent/);
  });
});

/** What a push that fails tells. */
async function failureOf(given: typeof input): Promise<string> {
  const error: DocsError = await pushRecords(given).then(
    () => expect.unreachable('a push that fails'),
    (reason) => reason,
  );
  expect(error.name).toBe('DocsError');
  return error.message;
}
