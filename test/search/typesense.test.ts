import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PushInput, pushRecords } from '../../packages/engine/src/search/push/pushRecords.ts';
import { openTypesense } from '../../packages/engine/src/search/push/typesenseTarget.ts';
import { searchRecord } from '../support/searchRecord.ts';
import { TypesenseService } from '../support/typesenseService.ts';

const records = Array.from({ length: 25 }, (_, i) => searchRecord(i));

let folder: string;
let server: TypesenseService;
let host: string;
let said: string[];
let input: PushInput;

/** A push to a host. */
const at = (host: string, key = 'secret'): PushInput => ({
  open: () => openTypesense({ host, key, indexName: 'docs', say: (text) => said.push(text) }),
  service: 'here',
  indexName: 'docs',
  records,
  batchSize: 10,
  stateFile: join(folder, 'state.json'),
  say: (text) => said.push(text),
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-typesense-'));
  server = new TypesenseService();
  server.key = 'secret';
  said = [];
  host = await server.listen();
  input = at(host);
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
});

/** What readers find behind the alias. */
const found = () => [...(server.collections.get(server.aliases.get('docs') ?? '')?.values() ?? [])];

async function failureOf(given: PushInput): Promise<string> {
  const error: unknown = await pushRecords(given).then(
    () => expect.unreachable('a push that fails'),
    (reason) => reason,
  );
  expect(error).toMatchObject({ name: 'DocsError' });
  return (error as Error).message;
}

describe('a push to Typesense', () => {
  it('makes a collection of its own form, and sends what records have', async () => {
    expect(await pushRecords(input)).toBe(3);
    expect(server.aliases.get('docs')).toBe('docs_a');
    const schema = server.schemas.get('docs_a') as { fields: { name: string; optional?: boolean }[] };
    expect(schema).toMatchObject({ name: 'docs_a', default_sorting_field: 'item_priority' });
    expect(found()).toHaveLength(25);
    expect(found()[3]).toEqual({
      id: 'r3',
      url: '/page-3',
      url_without_anchor: '/page-3',
      type: 'content',
      'hierarchy.lvl0': 'Docs',
      'hierarchy.lvl1': 'Page 3',
      content: 'Text 3',
      guide: '',
      edition: 'community',
      item_priority: 10,
    });
    const names = schema.fields.map(({ name }) => name);
    for (const document of found())
      for (const name of Object.keys(document)) expect(['id', ...names]).toContain(name);
    expect(existsSync(input.stateFile)).toBe(false);
  });

  it('takes turns between two collections, and leaves only the one in use', async () => {
    for (const turn of ['docs_a', 'docs_b', 'docs_a']) {
      await pushRecords(input);
      expect(server.aliases.get('docs')).toBe(turn);
      expect([...server.collections.keys()]).toEqual([turn]);
    }
  });

  it('touches no collection but its own two', async () => {
    server.aliases.set('docs', 'docs_of_others');
    server.collections.set('docs_of_others', new Map([['x', { id: 'x' }]]));
    await pushRecords(input);
    expect(server.aliases.get('docs')).toBe('docs_a');
    expect(server.collections.get('docs_of_others')?.size).toBe(1);
  });

  it('leaves the one in use alone when it is cut off, and goes on where it was', async () => {
    await pushRecords({ ...input, records: [searchRecord(99)] });
    server.imports = 0;
    server.failAfter = 2;
    expect(await failureOf(input)).toMatch(
      /answered 503: Not Ready or Lagging.* 20 of 25 records were sent; the index "docs" is as it was/,
    );
    expect(found().map(({ id }) => id)).toEqual(['r99']);
    server.failAfter = Number.POSITIVE_INFINITY;
    expect(await pushRecords(input)).toBe(1);
    expect(said).toContain('Going on after 20 of 25 records.');
    expect(found()).toHaveLength(25);
  });

  it('begins anew when what it sent is gone, or another push was there in between', async () => {
    server.failAfter = 1;
    await failureOf(input);
    server.failAfter = Number.POSITIVE_INFINITY;
    server.collections.clear();
    expect(await pushRecords(input)).toBe(3);

    server.imports = 0;
    server.failAfter = 1;
    await failureOf(input);
    server.failAfter = Number.POSITIVE_INFINITY;
    server.aliases.set('docs', 'docs_b');
    expect(await pushRecords(input)).toBe(3);
    expect(server.aliases.get('docs')).toBe('docs_a');
    expect(found()).toHaveLength(25);
  });

  it('leaves nothing of a push that nobody went on with', async () => {
    server.failAfter = 1;
    await failureOf(input);
    server.failAfter = Number.POSITIVE_INFINITY;
    await pushRecords({ ...input, records: records.slice(20) });
    expect(found()).toHaveLength(5);
  });

  it('counts as done once readers have the new collection, whatever becomes of the old one', async () => {
    await pushRecords(input);
    server.failing.add('DELETE /collections/docs_a');
    await pushRecords(input);
    expect(server.aliases.get('docs')).toBe('docs_b');
    expect(said.at(-1)).toBe('The collection "docs_a", which is out of use, is still there: out of order');
    server.failing.clear();
    await pushRecords(input);
    expect([...server.collections.keys()]).toEqual(['docs_a']);
  });

  it('names the record that the host refuses, though it answers 200', async () => {
    server.refused.add('r13');
    const message = await failureOf(input);
    expect(message).toContain('refuses the record of /page-13: Field `url` must be a string.');
    expect(message).toContain('10 of 25 records were sent');
    expect(server.aliases.has('docs')).toBe(false);
  });

  it.each([
    ['a key that may not write', () => at(host, 'another'), /refuses the key \(401: Forbidden/],
    ['a host that is not there', () => at('http://127.0.0.1:9'), /cannot be reached.* No record was sent/],
  ])('says of %s what it is', async (_, given, message) => {
    expect(await failureOf(given())).toMatch(message);
  });

  it.each([
    ['PUT /aliases/docs', '25 of 25'],
    ['POST /collections', 'No record was sent'],
    ['GET /aliases/docs', 'No record was sent'],
  ])('says how far it came when %s fails', async (request, sent) => {
    server.failing.add(request);
    const message = await failureOf(input);
    expect(message).toContain('answered 500: out of order');
    expect(message).toContain(sent);
    server.failing.clear();
    await pushRecords(input);
    expect(found()).toHaveLength(25);
  });
});
