import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchRecord } from '../../engine/node/hosted/searchRecords.ts';

/** How the service takes questions. `broken`: no JSON; `silent`: never. */
export type Mood = 'well' | 'failing' | 'forbidding' | 'broken' | 'silent';

const KEY_REFUSED = { message: 'Invalid Application-ID or API key', status: 403 };

/** A search service on loopback that speaks the protocol of Algolia: keeps indexes, answers questions, and fails as wished. */
export class SearchService {
  readonly indexes = new Map<string, Map<string, object>>();
  readonly settings = new Map<string, unknown>();
  /** Keys that were shown, by header or in the address. */
  readonly keys = new Set<string | undefined>();
  /** The one key that it takes; undefined for any. */
  key: string | undefined;
  batches = 0;
  /** Batches after this many are refused. */
  failAfter = Number.POSITIVE_INFINITY;
  mood: Mood = 'well';
  /** What was asked, in order. */
  readonly questions: string[] = [];
  readonly #server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => this.#respond(request, response, text));
  });

  /** Origin, once it listens. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Puts records into an index. */
  fill(name: string, records: readonly { objectID: string }[]): void {
    this.indexes.set(name, new Map(records.map((record) => [record.objectID, record])));
  }

  #respond(request: IncomingMessage, response: ServerResponse, text: string): void {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const key = request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key');
    this.keys.add(String(key));
    const isQuestion = decodeURIComponent(pathname) === '/1/indexes/*/queries';
    if (isQuestion && this.mood === 'silent') return;
    const [status, body] =
      this.key !== undefined && key !== this.key
        ? [403, KEY_REFUSED]
        : isQuestion
          ? this.#search(JSON.parse(text))
          : this.#write(request.method ?? '', pathname, JSON.parse(text || 'null') as never);
    response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
    response.end(isQuestion && this.mood === 'broken' ? '<p>Not JSON' : JSON.stringify(body));
  }

  #write(method: string, path: string, body: never): [number, object] {
    const [, name = '', call = ''] = /^\/1\/indexes\/([^/]+)\/(\w+)/.exec(path) ?? [];
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
    const index = this.indexes.get(name) ?? new Map<string, object>();
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

  #search({ requests }: { requests: { indexName: string; query: string }[] }): [number, object] {
    const [{ indexName, query } = { indexName: '', query: '' }] = requests;
    this.questions.push(query);
    if (this.mood === 'failing') return [500, { message: 'out of order', status: 500 }];
    if (this.mood === 'forbidding') return [403, KEY_REFUSED];
    const word = query.toLowerCase();
    const found = [...(this.indexes.get(indexName)?.values() ?? [])].filter((record) =>
      JSON.stringify(record).toLowerCase().includes(word),
    );
    const hits = found.map((record) => ({ ...record, ...marks(record as Partial<SearchRecord>, word) }));
    return [200, { results: [{ hits: hits.slice(0, 20), nbHits: hits.length, query }] }];
  }
}

/** The record's texts with the word marked, as services send them. */
function marks({ hierarchy, content }: Partial<SearchRecord>, word: string): object {
  const marked = (text: unknown) => {
    const at = String(text).toLowerCase().indexOf(word);
    const end = at + word.length;
    const value = String(text);
    return {
      value: at < 0 ? value : `${value.slice(0, at)}<mark>${value.slice(at, end)}</mark>${value.slice(end)}`,
      matchLevel: at < 0 ? 'none' : 'full',
    };
  };
  const levels = Object.entries(hierarchy ?? {}).filter(([, text]) => text !== null);
  return {
    _snippetResult: {
      hierarchy: Object.fromEntries(levels.map(([level, text]) => [level, marked(text)])),
      ...(content ? { content: marked(content) } : {}),
    },
  };
}
