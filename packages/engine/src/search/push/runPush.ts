import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/loadConfig.ts';
import { failure } from '../../core/errors.ts';
import type { SearchProtocol } from '../../core/types.ts';
import { algoliaTarget } from './algoliaTarget.ts';
import { type PushTarget, pushRecords } from './pushRecords.ts';
import { readSearchRecords } from './searchRecords.ts';
import { openTypesense } from './typesenseTarget.ts';

const OPTIONS = {
  out: { type: 'string' },
  protocol: { type: 'string' },
  host: { type: 'string' },
  app: { type: 'string' },
  index: { type: 'string' },
  batch: { type: 'string', default: '500' },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** The key that may write is a secret, and therefore in no file and no argument. */
const KEY_VARIABLE = 'SEARCH_ADMIN_KEY';

const PROTOCOLS = ['algolia', 'typesense'] as const satisfies SearchProtocol[];

/**
 * Runs `push [--protocol <name>] [--host <url>] [--app <id>] [--index <name>] [--batch <number>] [--dry-run]`: sends the
 * search records of the built site. What is not given is the configuration's.
 */
export async function runPush(args: readonly string[], root: string, outDir: string): Promise<void> {
  const values = readOptions(args);
  const cacheDir = join(root, '.cache');
  const { site } = await loadConfig(root, { cacheDir, base: undefined });
  const indexName = values.index ?? site.search?.indexName ?? '';
  const batchSize = Number(values.batch);
  const asked = values.protocol ?? site.search?.protocol ?? 'algolia';
  const protocol = PROTOCOLS.find((name) => name === asked);
  if (protocol === undefined) throw failure(`"${asked}" is no protocol.`, `Known: ${PROTOCOLS.join(', ')}.`);
  if (indexName === '') throw failure('No index is named.', 'Set `search.indexName`, or give --index.');
  if (!Number.isInteger(batchSize) || batchSize < 1)
    throw failure(`"${values.batch}" is no size of a batch.`, 'Give a whole number from 1.');
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
  const host = originOf(values.host ?? (site.search?.host || undefined));
  const say = (text: string) => console.log(text);
  const service = `${protocol} ${host?.origin ?? ''} ${appId}`;
  const open = opener({ protocol, host, appId, indexName, say });
  const stateFile = join(cacheDir, 'search-push.json');
  await pushRecords({ open, service, indexName, records, batchSize, stateFile, say });
  console.log(`"${indexName}" is up to date.`);
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw failure(error instanceof Error ? error.message : String(error), `Known: ${known.join(', ')}.`);
  }
}

interface Service {
  protocol: SearchProtocol;
  /** Undefined for Algolia's own. */
  host: URL | undefined;
  appId: string;
  indexName: string;
  say: (text: string) => void;
}

/** What opens an index of the service; what is missing for that is said before anything is sent. */
function opener({ protocol, host, appId, indexName, say }: Service): () => Promise<PushTarget> {
  const key = process.env[KEY_VARIABLE] ?? '';
  if (key === '') throw failure('There is no key that may write.', `Set ${KEY_VARIABLE}.`);
  if (protocol === 'typesense') {
    if (host === undefined) throw failure('No host is named.', 'Set `search.host`, or give --host.');
    return () => openTypesense({ host: host.origin, key, indexName, say });
  }
  if (host === undefined && appId === '')
    throw failure('No application is named.', 'Set `search.appId`, or give --app or --host.');
  return async () => {
    const { searchClient } = await import('@algolia/client-search');
    if (host === undefined) return algoliaTarget(searchClient(appId, key), indexName);
    const hosts = [
      {
        url: host.host,
        accept: 'readWrite' as const,
        protocol: host.protocol === 'http:' ? ('http' as const) : ('https' as const),
      },
    ];
    // A host of one's own knows no applications, but the client wants a name.
    return algoliaTarget(searchClient(appId === '' ? 'docs' : appId, key, { hosts }), indexName);
  };
}

function originOf(host: string | undefined): URL | undefined {
  if (host === undefined) return undefined;
  const url = URL.canParse(host) ? new URL(host) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw failure(`"${host}" is no host.`, 'Example: --host https://search.example.org');
  return url;
}
