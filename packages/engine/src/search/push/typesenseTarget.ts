import type { PushTarget } from './pushRecords.ts';
import type { SearchRecord } from './searchRecords.ts';

export interface TypesenseInput {
  host: string;
  key: string;
  /** Alias of the collection in use. */
  indexName: string;
  say: (text: string) => void;
}

const text = (name: string) => ({ name, type: 'string', optional: true });
const facet = (name: string) => ({ name, type: 'string', facet: true });

/** The fields of DocSearch as Typesense has them: flat, those that a record lacks left out. */
const SCHEMA = {
  fields: [
    facet('url'),
    text('url_without_anchor'),
    text('anchor'),
    ...[0, 1, 2, 3, 4, 5, 6].map((level) => text(`hierarchy.lvl${level}`)),
    text('content'),
    facet('type'),
    facet('guide'),
    facet('edition'),
    { name: 'item_priority', type: 'int32' },
  ],
  default_sorting_field: 'item_priority',
  // So that `docker-compose.override.yml` and `/api/annotation.json` are found by their parts.
  token_separators: ['_', '-', '.', '/', ':'],
};

/** A fault with the names that the client of Algolia gives to its own. */
class TypesenseError extends Error {
  readonly status: number | undefined;

  constructor(name: 'RetryError' | 'DeserializationError' | 'ApiError', message: string, status?: number) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

/**
 * A collection at a Typesense server. Two collections, `<index>_a` and `<index>_b`, take turns behind the alias that is
 * asked: the one that is not in use is filled, the alias changes over, and the other one goes.
 */
export async function openTypesense({ host, key, indexName, say }: TypesenseInput): Promise<PushTarget> {
  const call = caller(host, key);
  const alias = `/aliases/${encodeURIComponent(indexName)}`;
  const collection = (name: string) => `/collections/${encodeURIComponent(name)}`;
  const turns = [`${indexName}_a`, `${indexName}_b`] as const;
  const inUse = (await orNone(call('GET', alias)))?.collection_name;
  const [next, other] = inUse === turns[0] ? [turns[1], turns[0]] : turns;
  return {
    name: next,
    holds: async (count) => Number((await orNone(call('GET', collection(next))))?.num_documents) >= count,
    begin: async () => {
      await orNone(call('DELETE', collection(next)));
      await call('POST', '/collections', JSON.stringify({ name: next, ...SCHEMA }));
    },
    send: async (records) => {
      const lines = records.map((record) => JSON.stringify(toDocument(record))).join('\n');
      checkImport(await call('POST', `${collection(next)}/documents/import?action=upsert`, lines), records);
    },
    finish: async () => {
      await call('PUT', alias, JSON.stringify({ collection_name: next }));
      // Readers have the new one already: what stays behind is removed by the next push.
      await orNone(call('DELETE', collection(other))).catch(({ message }) =>
        say(`The collection "${other}", which is out of use, is still there: ${message}`),
      );
    },
  };
}

/** What sends a request, and gives the answer: one object, or one a line. */
function caller(host: string, key: string) {
  return async (method: string, path: string, body?: string): Promise<Answer> => {
    const answer = await fetch(new URL(path, host), {
      method,
      headers: { 'X-TYPESENSE-API-KEY': key, 'Content-Type': 'text/plain' },
      // The key goes nowhere else.
      redirect: 'error',
      ...(body === undefined ? {} : { body }),
    })
      .then(async (response) => ({ response, body: await response.text() }))
      .catch((error: unknown) => {
        throw new TypesenseError('RetryError', String(error));
      });
    const { ok, status, statusText } = answer.response;
    const lines = ok ? answer.body.split('\n').filter(Boolean).map(parse) : [];
    if (ok) return { ...lines[0], lines };
    throw new TypesenseError('ApiError', messageIn(answer.body) ?? statusText, status);
  };
}

/** What of an answer is looked at. */
interface Line {
  collection_name?: unknown;
  num_documents?: unknown;
  success?: unknown;
  error?: unknown;
}
type Answer = Line & { lines: Line[] };

function parse(line: string): Line {
  try {
    return JSON.parse(line);
  } catch {
    throw new TypesenseError('DeserializationError', line.slice(0, 200));
  }
}

function messageIn(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body);
    return typeof message === 'string' ? message.slice(0, 500) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when what is asked for is not there. */
async function orNone(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TypesenseError && error.status === 404) return undefined;
    throw error;
  }
}

/** An import answers 200 whatever became of its records; each line speaks for one. */
function checkImport({ lines }: Answer, records: readonly SearchRecord[]): void {
  if (lines.length !== records.length)
    throw new Error(`of ${records.length} records, the host has answered for ${lines.length}`);
  const i = lines.findIndex((line) => line?.success !== true);
  if (i >= 0) throw new Error(`the host refuses the record of ${records[i]?.url}: ${lines[i]?.error}`);
}

function toDocument({ objectID, hierarchy, weight, ...rest }: SearchRecord): object {
  const levels = Object.entries(hierarchy).map(([level, name]) => [`hierarchy.${level}`, name]);
  const all = [['id', objectID], ...Object.entries(rest), ...levels, ['item_priority', weight]];
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}
