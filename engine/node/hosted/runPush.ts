import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DocsError } from '../../shared/errors.ts';
import { loadConfig } from '../loadConfig.ts';
import { type PushClient, pushRecords } from './pushRecords.ts';
import { readSearchRecords } from './searchRecords.ts';

const OPTIONS = {
  out: { type: 'string' },
  host: { type: 'string' },
  app: { type: 'string' },
  index: { type: 'string' },
  batch: { type: 'string', default: '500' },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** The key that may write is a secret, and therefore in no file and no argument. */
const KEY_VARIABLE = 'SEARCH_ADMIN_KEY';

/**
 * Runs `push [--host <url>] [--app <id>] [--index <name>] [--batch <number>] [--dry-run]`: sends the search records of the
 * built site. What is not given is the configuration's.
 */
export async function runPush(args: readonly string[], root: string, outDir: string): Promise<void> {
  const values = readOptions(args);
  const cacheDir = join(root, '.cache');
  const { site } = await loadConfig(root, { cacheDir, base: undefined });
  const indexName = values.index ?? site.search?.indexName ?? '';
  const batchSize = Number(values.batch);
  if (indexName === '') throw pushError('No index is named.', 'Set `search.indexName`, or give --index.');
  if (!Number.isInteger(batchSize) || batchSize < 1)
    throw pushError(`"${values.batch}" is no size of a batch.`, 'Give a whole number from 1.');
  const records = readSearchRecords(outDir, site);
  const bytes = records.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0);
  const batches = Math.ceil(records.length / batchSize);
  console.log(
    `${records.length} records, ${Math.round(bytes / 1000)} kB, ${batches} batches for "${indexName}"`,
  );
  if (values['dry-run']) {
    console.log('Nothing was sent.');
    return;
  }
  const appId = values.app ?? site.search?.appId ?? '';
  const host = values.host ?? (site.search?.host || undefined);
  const client = await openClient(appId, host);
  const stateFile = join(cacheDir, 'search-push.json');
  const service = `${host ?? ''} ${appId}`;
  const say = (text: string) => console.log(text);
  await pushRecords({ client, service, indexName, records, batchSize, stateFile, say });
  console.log(`"${indexName}" is up to date.`);
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw pushError(error instanceof Error ? error.message : String(error), `Known: ${known.join(', ')}.`);
  }
}

/** The official client, for the service itself or for another that speaks its protocol. */
async function openClient(appId: string, host: string | undefined): Promise<PushClient> {
  const key = process.env[KEY_VARIABLE] ?? '';
  if (key === '') throw pushError('There is no key that may write.', `Set ${KEY_VARIABLE}.`);
  const { searchClient } = await import('@algolia/client-search');
  if (host === undefined) {
    if (appId === '')
      throw pushError('No application is named.', 'Set `search.appId`, or give --app or --host.');
    return searchClient(appId, key);
  }
  const url = URL.canParse(host) ? new URL(host) : undefined;
  const protocol = url?.protocol === 'http:' ? 'http' : 'https';
  if (url === undefined || url.protocol !== `${protocol}:` || url.pathname !== '/')
    throw pushError(`"${host}" is no host.`, 'Example: --host https://search.example.org');
  // A host of one's own knows no applications, but the client wants a name.
  return searchClient(appId === '' ? 'docs' : appId, key, {
    hosts: [{ url: url.host, accept: 'readWrite', protocol }],
  });
}

function pushError(message: string, hint: string): DocsError {
  return new DocsError([{ severity: 'error', file: undefined, line: undefined, message, hint }]);
}
