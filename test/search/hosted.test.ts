import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchClient } from '@algolia/client-search';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pushRecords } from '../../engine/node/hosted/pushRecords.ts';
import type { SearchRecord } from '../../engine/node/hosted/searchRecords.ts';

/** A server that keeps indexes as the hosted search does; as many batches as wished fail. */
class IndexServer {
  readonly indexes = new Map<string, Map<string, SearchRecord>>();
  readonly settings = new Map<string, unknown>();
  readonly keys = new Set<string | undefined>();
  batches = 0;
  failAfter = Number.POSITIVE_INFINITY;
  readonly #server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      this.keys.add(String(request.headers['x-algolia-api-key']));
      const [status, body] = this.#answer(
        request.method ?? '',
        request.url ?? '',
        JSON.parse(text || 'null') as never,
      );
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(method: string, url: string, body: never): [number, object] {
    const [, name = '', call = ''] = /^\/1\/indexes\/([^/?]+)\/(\w+)/.exec(url) ?? [];
    const done = { taskID: 1, updatedAt: '', objectIDs: [] };
    if (method === 'PUT' && call === 'settings') this.settings.set(name, body);
    else if (method === 'POST' && call === 'batch') return this.#batch(name, body);
    else if (method === 'POST' && call === 'operation') this.#move(name, body);
    else return [404, { message: 'not found', status: 404 }];
    return [200, done];
  }

  #batch(
    name: string,
    { requests }: { requests: { action: string; body: SearchRecord }[] },
  ): [number, object] {
    if (this.batches >= this.failAfter) return [400, { message: 'refused', status: 400 }];
    this.batches++;
    const index = this.indexes.get(name) ?? new Map<string, SearchRecord>();
    for (const { body } of requests) index.set(body.objectID, body);
    this.indexes.set(name, index);
    return [200, { taskID: 1, objectIDs: requests.map(({ body }) => body.objectID) }];
  }

  #move(name: string, { operation, destination }: { operation: string; destination: string }): void {
    const index = this.indexes.get(name);
    if (operation !== 'move' || index === undefined) return;
    this.indexes.set(destination, index);
    this.indexes.delete(name);
  }
}

const record = (i: number): SearchRecord => ({
  objectID: `r${i}`,
  url: `/page-${i}`,
  url_without_anchor: `/page-${i}`,
  anchor: null,
  type: 'content',
  hierarchy: { lvl0: 'Docs', lvl1: `Page ${i}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: `Text ${i}`,
  guide: '',
  edition: 'community',
  weight: 10,
});
const records = Array.from({ length: 25 }, (_, i) => record(i));

let folder: string;
let server: IndexServer;
let said: string[];
let input: Parameters<typeof pushRecords>[0];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-push-'));
  server = new IndexServer();
  said = [];
  const url = `127.0.0.1:${await server.listen()}`;
  const client = searchClient('app', 'secret', { hosts: [{ url, accept: 'readWrite', protocol: 'http' }] });
  const stateFile = join(folder, 'state.json');
  input = { client, indexName: 'docs', records, batchSize: 10, stateFile, say: (text) => said.push(text) };
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('pushRecords', () => {
  it('fills an index beside the one in use, which then takes its place', async () => {
    server.indexes.set('docs', new Map([['gone', record(99)]]));
    expect(await pushRecords(input)).toBe(3);
    expect([...server.indexes.keys()]).toEqual(['docs']);
    expect([...(server.indexes.get('docs')?.values() ?? [])]).toEqual(records);
    expect(server.settings.get('docs_next')).toMatchObject({ attributeForDistinct: 'url' });
    expect(server.keys).toEqual(new Set(['secret']));
  });

  it('leaves the index in use alone when it is cut off, and goes on where it was', async () => {
    server.indexes.set('docs', new Map([['old', record(99)]]));
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
});
