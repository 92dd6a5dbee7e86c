import type { SearchRecord } from '../../packages/engine/src/search/push/searchRecords.ts';
import { type Asked, LoopbackHost } from './loopbackHost.ts';
import { marked } from './marked.ts';

const KEY_REFUSED = { message: 'Invalid Application-ID or API key', status: 403 };

/** A search service on loopback that speaks the protocol of Algolia: keeps indexes, answers questions, and fails as wished. */
export class SearchService extends LoopbackHost {
  readonly indexes = new Map<string, Map<string, object>>();
  readonly settings = new Map<string, unknown>();
  batches = 0;
  /** Batches after this many are refused. */
  failAfter = Number.POSITIVE_INFINITY;

  /** Puts records into an index. */
  fill(name: string, records: readonly { objectID: string }[]): void {
    this.indexes.set(name, new Map(records.map((record) => [record.objectID, record])));
  }

  protected answer({ method, path, parameters, headers, text }: Asked) {
    const key = headers['x-algolia-api-key'] ?? parameters.get('x-algolia-api-key');
    this.keys.add(String(key));
    const isQuestion = decodeURIComponent(path) === '/1/indexes/*/queries';
    if (isQuestion && this.mood === 'silent') return undefined;
    const [status, body] =
      this.key !== undefined && key !== this.key
        ? [403, KEY_REFUSED]
        : isQuestion
          ? this.#search(JSON.parse(text))
          : this.#write(method, path, JSON.parse(text || 'null') as never);
    return [status, isQuestion && this.mood === 'broken' ? '<p>Not JSON' : JSON.stringify(body)] as const;
  }

  #write(method: string, path: string, body: never): [number, object] {
    const [, name = '', call = ''] = /^\/1\/indexes\/([^/]+)\/(\w+)/.exec(path) ?? [];
    const done = { taskID: 1, updatedAt: '', objectIDs: [] };
    if (method === 'PUT' && call === 'settings') this.settings.set(name, body);
    else if (method === 'POST' && call === 'clear') this.indexes.delete(name);
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
  const of = (text: unknown) => ({ value: marked(String(text), word), matchLevel: 'full' });
  const levels = Object.entries(hierarchy ?? {}).filter(([, text]) => text !== null);
  return {
    _snippetResult: {
      hierarchy: Object.fromEntries(levels.map(([level, text]) => [level, of(text)])),
      ...(content ? { content: of(content) } : {}),
    },
  };
}
