import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../config/loadConfig.ts';
import { failure } from '../../core/errors.ts';
import type { HostedSearch, Manifest } from '../../core/types.ts';
import { contentHash } from '../../files/contentHash.ts';
import type { SearchRecord } from '../query/hostedSearch.ts';
import { unpackJson } from '../query/packedText.ts';
import { type SearchBody, type SearchHead, withHash } from '../query/searchIndex.ts';
import { type IndexedSection, readSections } from '../query/storedSections.ts';
import { readOut } from '../query/textRows.ts';

/** The key that may write is a secret, and therefore in no file and no argument. */
const KEY_VARIABLE = 'SEARCH_ADMIN_KEY';
const BATCH_SIZE = 500;

const ALGOLIA_SETTINGS = {
  searchableAttributes: ['unordered(title)', 'unordered(trail)', 'text'],
  attributesForFaceting: ['guide'],
  customRanking: ['desc(weight)'],
};

const TYPESENSE_FIELDS = [
  { name: 'address', type: 'string', index: false, optional: true },
  { name: 'hash', type: 'string', index: false, optional: true },
  { name: 'title', type: 'string' },
  { name: 'trail', type: 'string[]' },
  { name: 'text', type: 'string' },
  { name: 'guide', type: 'string', facet: true },
  { name: 'kind', type: 'string', index: false, optional: true },
  { name: 'edition', type: 'string', index: false, optional: true },
  { name: 'weight', type: 'int32' },
];

/** Sends the search records of the built site to the service that the configuration names. */
export async function runPush(root: string, outDir: string, isDryRun: boolean): Promise<void> {
  const { site } = await loadConfig(root, { cacheDir: join(root, '.cache'), base: undefined });
  if (site.search === undefined)
    throw failure('No hosted search is configured.', 'Set `search` in site.config.ts.');
  const { protocol, indexName } = site.search;
  const records = readSearchRecords(outDir);
  const kilobytes = Math.round(Buffer.byteLength(JSON.stringify(records)) / 1000);
  console.log(`${records.length} records, ${kilobytes} kB for "${indexName}"`);
  if (isDryRun) {
    console.log('Nothing was sent.');
    return;
  }
  const key = process.env[KEY_VARIABLE] ?? '';
  if (key === '') throw failure('There is no key that may write.', `Set ${KEY_VARIABLE}.`);
  const push = protocol === 'typesense' ? pushToTypesense : pushToAlgolia;
  await push(site.search, key, records).catch((error: Error) => {
    const message = `The search host failed or refused, and "${indexName}" is as it was: ${error.message}`;
    throw failure(message, 'Check the host, its address and the key, then run the command again.');
  });
  console.log(`"${indexName}" is up to date.`);
}

/** Fills an index beside the one in use, which then takes its place. */
async function pushToAlgolia(
  { appId, host, indexName }: HostedSearch,
  key: string,
  records: SearchRecord[],
): Promise<void> {
  const { algoliasearch } = await import('algoliasearch');
  const url = host === '' ? undefined : new URL(host);
  const protocol = url?.protocol === 'http:' ? 'http' : 'https';
  const hosts = url && [{ url: url.host, accept: 'readWrite' as const, protocol } as const];
  const client = algoliasearch(appId, key, hosts && { hosts });
  // The new index gets its settings from the one in use, which may not exist yet.
  const { taskID } = await client.setSettings({ indexName, indexSettings: ALGOLIA_SETTINGS });
  await client.waitForTask({ indexName, taskID });
  const objects = records.map((record) => ({ ...record }));
  await client.replaceAllObjects({ indexName, objects, batchSize: BATCH_SIZE });
}

/** Two collections, `<index>_a` and `<index>_b`, take turns behind the alias: the idle one is filled, then they swap. */
async function pushToTypesense(
  { host, indexName }: HostedSearch,
  key: string,
  records: SearchRecord[],
): Promise<void> {
  /** Resolves with undefined where there is no such thing. Its own client would bring 32 packages for this. */
  const ask = async (method: string, path: string, body?: object | string): Promise<Response | undefined> => {
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const response = await fetch(new URL(path, host), {
      method,
      headers: { 'X-TYPESENSE-API-KEY': key, 'Content-Type': 'application/json' },
      ...(text === undefined ? {} : { body: text }),
    });
    if (response.status === 404 && method !== 'POST') return undefined;
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response;
  };
  const aliasPath = `/aliases/${encodeURIComponent(indexName)}`;
  const pathOf = (collection: string) => `/collections/${encodeURIComponent(collection)}`;
  const alias = (await (await ask('GET', aliasPath))?.json()) as { collection_name: string } | undefined;
  const [a, b] = [`${indexName}_a`, `${indexName}_b`];
  const [next, other] = alias?.collection_name === a ? [b, a] : [a, b];
  await ask('DELETE', pathOf(next));
  await ask('POST', '/collections', {
    name: next,
    fields: TYPESENSE_FIELDS,
    default_sorting_field: 'weight',
    // So that `docker-compose.override.yml` and `/api/annotation.json` are found by their parts.
    token_separators: ['_', '-', '.', '/', ':'],
  });
  for (let i = 0; i < records.length; i += BATCH_SIZE) {
    const lines = records
      .slice(i, i + BATCH_SIZE)
      .map(({ objectID: id, ...rest }) => JSON.stringify({ id, ...rest }));
    const response = await ask('POST', `${pathOf(next)}/documents/import`, lines.join('\n'));
    const results = ((await response?.text()) ?? '').split('\n').filter(Boolean);
    const failed = results.map((line) => JSON.parse(line)).find(({ success }) => !success);
    if (failed) throw new Error(failed.error);
  }
  await ask('PUT', aliasPath, { collection_name: next });
  // Readers have the new one already; what stays behind is removed by the next push.
  await ask('DELETE', pathOf(other)).catch(() => undefined);
}

/** Services refuse larger records; the beginning of a text says most. */
const MAX_TEXT = 6000;

/** Reads the records of a built site from its own search index; operations of the API come last. */
export function readSearchRecords(outDir: string): SearchRecord[] {
  const read = (path: string) => readFileSync(join(outDir, path));
  const file = 'manifest.json';
  const { base, search }: Manifest = existsSync(join(outDir, file)) ? JSON.parse(read(file).toString()) : {};
  if (search === undefined) throw failure(`${outDir} holds no search index.`, 'Build first.');
  const part = (url: string) => read(url.slice(base.length));
  const { sections } = unpackJson<SearchHead>(part(search.head));
  const { texts, operations } = unpackJson<SearchBody>(part(search.body));
  return [...readSections(sections), ...readSections(operations)].map((section, i) =>
    toRecord(section, texts[i], i >= sections.length),
  );
}

/** Pages come before their sections, those of other editions later, operations of the API last. */
function toRecord(section: IndexedSection, text = '', isApi: boolean): SearchRecord {
  const { address, hash, title, kind, edition } = section;
  const isPage = hash === '' && kind !== 'term';
  return {
    // A term may be explained in the section that has its name.
    objectID: contentHash(address, hash, title, kind === 'term' ? kind : '').slice(0, 24),
    ...section,
    text: readOut(withHash(text, section)).slice(0, MAX_TEXT),
    weight: (isPage ? 10 : 5) - (edition === undefined ? 0 : 3) - (isApi ? 4 : 0),
  };
}
