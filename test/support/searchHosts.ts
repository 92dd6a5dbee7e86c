import { createServer, type Server } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { close, listen } from './listen.ts';

type Document = Record<string, unknown>;
type Reply = [status: number, body: unknown];
type Asked = { method: string; path: string; text: string };

const NOT_FOUND: Reply = [404, { message: 'Not found' }];
const FAILURES: Record<'failing' | 'forbidding' | 'broken' | 'empty', Reply> = {
  failing: [503, { message: 'Not Ready' }],
  forbidding: [403, { message: 'Invalid API key' }],
  broken: [200, '<p>Not JSON'],
  // So Typesense answers a search that went wrong.
  empty: [200, { results: [{ code: 404, error: 'Not found.' }] }],
};

/** A search service on loopback, which lets pages of every other origin ask it, and fails as told. */
abstract class SearchHost {
  /** How it takes requests. `broken`: no JSON; `empty`: JSON without hits; `silent`: never answers. */
  mood: 'well' | 'failing' | 'forbidding' | 'broken' | 'empty' | 'silent' = 'well';
  /** Batches of records after this many are refused. */
  failAfter = Number.POSITIVE_INFINITY;
  batches = 0;
  /** Keys that were shown, by header or in the address. */
  readonly keys = new Set<string>();
  /** Questions in order, with the filter they came with. */
  readonly questions: [query: string, filter: string | undefined][] = [];
  /** Method and path of every request, in order. */
  readonly requests: string[] = [];
  readonly indexes = new Map<string, Document[]>();
  readonly #server: Server = createServer(async (request, response) => {
    const text = await readText(request);
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const { method = '', headers } = request;
    this.requests.push(`${method} ${path}`);
    this.keys.add(String(headers[this.keyName] ?? searchParams.get(this.keyName)));
    if (this.mood === 'silent') return;
    const [status, body] = this.mood === 'well' ? this.answer({ method, path, text }) : FAILURES[this.mood];
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });

  /** What readers search. */
  abstract records(index: string): Document[];
  abstract fill(index: string, records: Document[]): void;
  protected abstract answer(asked: Asked): Reply;
  /** The header, or the parameter of the address, that shows a key. */
  protected abstract readonly keyName: string;

  protected add(index: string, documents: Document[]): boolean {
    if (this.batches >= this.failAfter) return false;
    this.batches++;
    this.indexes.get(index)?.push(...documents);
    return true;
  }

  /** Records that hold a word, of the guide that a filter names. */
  protected find(index: string, query: string, filter: string | undefined): Document[] {
    this.questions.push([query, filter]);
    const guide = filter?.match(/["`](.*)["`]/)?.[1];
    return this.records(index).filter(
      (one) =>
        (guide === undefined || one.guide === guide) &&
        JSON.stringify(one).toLowerCase().includes(query.toLowerCase()),
    );
  }

  /** Origin, once it listens. */
  listen = async (): Promise<string> => `http://127.0.0.1:${await listen(this.#server)}`;

  close = (): Promise<void> => close(this.#server);
}

/** Speaks the protocol of Algolia. */
export class AlgoliaHost extends SearchHost {
  records = (index: string) => this.indexes.get(index) ?? [];
  fill = (index: string, records: Document[]) => void this.indexes.set(index, records);

  protected readonly keyName = 'x-algolia-api-key';

  protected answer({ method, path, text }: Asked): Reply {
    const body = JSON.parse(text || 'null');
    const [, name = '', call = ''] = /^\/1\/indexes\/([^/]+)(\/\w+)?/.exec(decodeURIComponent(path)) ?? [];
    const index = this.records(name);
    switch (`${method} ${call}`) {
      case 'POST /queries': {
        const [{ indexName, query, filters }] = body.requests;
        const hits = this.find(indexName, query, filters).map(({ text, ...one }) => ({
          ...one,
          _snippetResult: { title: { value: mark(one.title, query) }, text: { value: mark(text, query) } },
        }));
        return [200, { results: [{ hits }] }];
      }
      case 'PUT /settings':
        break;
      case 'GET /task':
        return [200, { status: 'published' }];
      case 'POST /operation':
        // What has a scope copies settings and the like, no records.
        this.indexes.set(body.destination, body.scope ? this.records(body.destination) : index);
        if (body.operation === 'move') this.indexes.delete(name);
        break;
      case 'POST /batch': {
        const records = body.requests.map(({ body }: { body: Document }) => body);
        if (!this.add(name, records)) return [400, { message: 'refused' }];
        break;
      }
      case 'DELETE ':
        this.indexes.delete(name);
        break;
      default:
        return NOT_FOUND;
    }
    return [200, { taskID: 1, objectIDs: [] }];
  }
}

/** Speaks the protocol of Typesense. */
export class TypesenseHost extends SearchHost {
  readonly aliases = new Map<string, string>();

  records = (index: string) => this.indexes.get(this.aliases.get(index) ?? '') ?? [];
  fill(index: string, records: Document[]): void {
    this.aliases.set(index, `${index}_a`);
    this.indexes.set(`${index}_a`, records);
  }

  protected readonly keyName = 'x-typesense-api-key';

  protected answer({ method, path, text }: Asked): Reply {
    if (path === '/multi_search') return this.#search(JSON.parse(text).searches[0]);
    const [, kind, name = '', call] = /^\/(collections|aliases)(?:\/([^/]+))?(\/.*)?$/.exec(path) ?? [];
    if (kind === 'aliases') {
      if (method === 'PUT') this.aliases.set(name, JSON.parse(text).collection_name);
      const collection_name = this.aliases.get(name);
      return collection_name === undefined ? NOT_FOUND : [200, { name, collection_name }];
    }
    if (method === 'POST' && name === '') {
      const schema = JSON.parse(text);
      this.indexes.set(schema.name, []);
      return [201, schema];
    }
    if (!this.indexes.has(name)) return NOT_FOUND;
    if (call === '/documents/import') {
      const lines = text.split('\n');
      const documents = lines.map((line) => JSON.parse(line));
      const success = this.add(name, documents);
      return [200, lines.map(() => JSON.stringify({ success, error: 'refused' })).join('\n')];
    }
    this.indexes.delete(name);
    return [200, { name }];
  }

  #search({ collection, q, filter_by }: { collection: string; q: string; filter_by?: string }): Reply {
    const hits = this.find(collection, q, filter_by).map((document) => ({
      document,
      highlight: { title: { snippet: mark(document.title, q) }, text: { snippet: mark(document.text, q) } },
    }));
    return [200, { results: [{ hits }] }];
  }
}

/** A text with the first place of a word, which needs no escaping, marked. */
function mark(text: unknown, word: string): string {
  return String(text).replace(new RegExp(word, 'i'), '<mark>$&</mark>');
}
