import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DocsError } from '../../shared/errors.ts';
import { loadConfig } from '../loadConfig.ts';
import { type PushClient, pushRecords } from './pushRecords.ts';
import { readSearchRecords } from './searchRecords.ts';

const OPTIONS = {
  out: { type: 'string' },
  host: { type: 'string' },
  index: { type: 'string' },
  batch: { type: 'string', default: '500' },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** The key that may write is a secret, and therefore in no file and no argument. */
const KEY_VARIABLE = 'SEARCH_ADMIN_KEY';

/** Runs `push [--host <url>] [--index <name>] [--batch <number>] [--dry-run]`: sends the search records of the built site. */
export async function runPush(args: readonly string[], root: string, outDir: string): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const cacheDir = join(root, '.cache');
  const { site } = await loadConfig(root, { cacheDir, base: undefined });
  const indexName = values.index ?? site.search.indexName;
  const batchSize = Number(values.batch);
  if (indexName === '') throw pushError('No index is named.', 'Set `search.indexName`, or give --index.');
  if (!Number.isInteger(batchSize) || batchSize < 1)
    throw pushError(`"${values.batch}" is no size of a batch.`, 'Give a whole number from 1.');
  const records = readSearchRecords(outDir, site.title);
  const bytes = records.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0);
  const batches = Math.ceil(records.length / batchSize);
  console.log(
    `${records.length} records, ${Math.round(bytes / 1000)} kB, ${batches} batches for "${indexName}"`,
  );
  if (values['dry-run']) {
    console.log('Nothing was sent.');
    return;
  }
  const client = await openClient(site.search.appId, values.host);
  const stateFile = join(cacheDir, 'search-push.json');
  await pushRecords({ client, indexName, records, batchSize, stateFile, say: (text) => console.log(text) });
  console.log(`"${indexName}" is up to date.`);
}

/** The official client, for the service itself or for another that speaks its protocol. */
async function openClient(appId: string, host: string | undefined): Promise<PushClient> {
  const key = process.env[KEY_VARIABLE] ?? '';
  if (key === '') throw pushError('There is no key that may write.', `Set ${KEY_VARIABLE}.`);
  const { searchClient } = await import('@algolia/client-search');
  if (host === undefined) {
    if (appId === '') throw pushError('No application is named.', 'Set `search.appId`, or give --host.');
    return searchClient(appId, key);
  }
  if (!URL.canParse(host))
    throw pushError(`"${host}" is no host.`, 'Example: --host https://search.example.org');
  const { protocol, host: url } = new URL(host);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return searchClient(appId === '' ? 'docs' : appId, key, {
    hosts: [{ url, accept: 'readWrite', protocol: scheme }],
  });
}

function pushError(message: string, hint: string): DocsError {
  return new DocsError([{ severity: 'error', file: undefined, line: undefined, message, hint }]);
}
