import { type Asked, LoopbackHost } from './loopbackHost.ts';
import { marked } from './marked.ts';

type Document = Record<string, unknown>;
type Reply = [status: number, body: unknown];

const NOT_FOUND: Reply = [404, { message: 'Not Found' }];
const KEY_REFUSED: Reply = [
  401,
  { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' },
];

/** A server on loopback that speaks the protocol of Typesense: keeps collections and aliases, and fails as wished. */
export class TypesenseService extends LoopbackHost {
  readonly collections = new Map<string, Map<string, Document>>();
  readonly schemas = new Map<string, Document>();
  readonly aliases = new Map<string, string>();
  imports = 0;
  /** Imports after this many are answered with 503. */
  failAfter = Number.POSITIVE_INFINITY;
  /** Identifiers of documents that an import refuses. */
  readonly refused = new Set<string>();
  /** Requests that are answered with 500: method and path. */
  readonly failing = new Set<string>();
  /** Parameters of the last search. */
  lastSearch: Document = {};

  protected answer(asked: Asked): readonly [number, string] | undefined {
    const { method, path, parameters, headers } = asked;
    const isSearch = method === 'POST' && path === '/multi_search';
    const key = headers['x-typesense-api-key'] ?? parameters.get('x-typesense-api-key');
    this.keys.add(String(key));
    if (isSearch && this.mood === 'silent') return undefined;
    if (isSearch && this.mood === 'broken') return [200, '<p>Not JSON'];
    const [status, body] =
      this.key !== undefined && key !== this.key
        ? KEY_REFUSED
        : this.failing.has(`${method} ${path}`)
          ? [500, { message: 'out of order' }]
          : isSearch
            ? this.#search(JSON.parse(asked.text))
            : this.#manage(asked);
    return [status, typeof body === 'string' ? body : JSON.stringify(body)];
  }

  /** Puts documents behind an alias. */
  fill(alias: string, documents: readonly Document[]): void {
    this.aliases.set(alias, `${alias}_a`);
    this.collections.set(`${alias}_a`, new Map(documents.map((one) => [String(one.id), one])));
  }

  #manage({ method, path, parameters, text }: Asked): Reply {
    const [, kind, name = '', call] = /^\/(collections|aliases)(?:\/([^/]+))?(\/.*)?$/.exec(path) ?? [];
    if (kind === 'aliases') return this.#alias(method, name, text);
    if (kind !== 'collections') return NOT_FOUND;
    if (method === 'POST' && name === '') return this.#create(JSON.parse(text));
    const documents = this.collections.get(name);
    if (documents === undefined) return NOT_FOUND;
    if (method === 'GET') return [200, { name, num_documents: documents.size }];
    if (method === 'DELETE') {
      this.collections.delete(name);
      return [200, { name }];
    }
    const isImport = call === '/documents/import' && parameters.get('action') === 'upsert';
    return isImport ? this.#import(documents, text) : NOT_FOUND;
  }

  #alias(method: string, name: string, text: string): Reply {
    if (method === 'PUT') this.aliases.set(name, JSON.parse(text).collection_name);
    const collection = this.aliases.get(name);
    return collection === undefined ? NOT_FOUND : [200, { name, collection_name: collection }];
  }

  #create(schema: Document & { name: string }): Reply {
    if (this.collections.has(schema.name))
      return [409, { message: `A collection with name \`${schema.name}\` already exists.` }];
    this.collections.set(schema.name, new Map());
    this.schemas.set(schema.name, schema);
    return [201, schema];
  }

  #import(documents: Map<string, Document>, text: string): Reply {
    if (this.imports >= this.failAfter) return [503, { message: 'Not Ready or Lagging' }];
    this.imports++;
    const lines = text.split('\n').map((line) => {
      const document: Document = JSON.parse(line);
      const id = String(document.id);
      if (this.refused.has(id))
        return { success: false, error: 'Field `url` must be a string.', document: line };
      documents.set(id, document);
      return { success: true };
    });
    return [200, lines.map((line) => JSON.stringify(line)).join('\n')];
  }

  #search({ searches: [search = {}] }: { searches: Document[] }): Reply {
    this.lastSearch = search;
    const query = String(search.q);
    this.questions.push(query);
    if (this.mood === 'failing') return [503, { message: 'Not Ready or Lagging' }];
    if (this.mood === 'forbidding') return KEY_REFUSED;
    const documents = this.collections.get(this.aliases.get(String(search.collection)) ?? '');
    // A search that goes wrong says so inside of an answer that is well.
    if (documents === undefined) return [200, { results: [{ code: 404, error: 'Not found.' }] }];
    const word = query.toLowerCase();
    const found = [...documents.values()].filter((one) => JSON.stringify(one).toLowerCase().includes(word));
    const urls = [...new Set(found.map(({ url }) => url))];
    const grouped_hits = urls.map((url) => ({
      group_key: [url],
      hits: found
        .filter((one) => one.url === url)
        .map((document) => ({ document, highlight: highlightOf(document, word) })),
    }));
    return [200, { results: [{ found: urls.length, grouped_hits }] }];
  }
}

/** The texts that hold the word, with it marked. */
function highlightOf(document: Document, word: string): object {
  const found = Object.entries(document).filter(([, text]) => String(text).toLowerCase().includes(word));
  return Object.fromEntries(found.map(([name, text]) => [name, { snippet: marked(String(text), word) }]));
}
