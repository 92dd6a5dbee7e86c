import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { caddyRoutes } from './caddyConfig.ts';
import { isCompressible, mimeType } from './mimeTypes.ts';
import { nginxMaps, nginxServer } from './nginxConfig.ts';
import { MIN_COMPRESSED_BYTES } from './responseBody.ts';
import { routeTable } from './routeTable.ts';
import { readSnapshot } from './siteSnapshot.ts';

/** How a release is compressed. */
export interface CompressOptions {
  /** Compressed bytes of an earlier release, by hash of the content and suffix. */
  known?: (sum: string, suffix: string) => Buffer | undefined;
  /** For trials: a tenth of the time, a quarter more bytes. */
  isQuick?: boolean;
  /** For nginx alone, in little space: what is compressed is there in no other form. */
  isLean?: boolean;
}

/** Times of files lie in this many seconds after 2001, so that no clock takes them for the future. */
const TIME_START = 1_000_000_000;
const TIME_SPAN = 500_000_000;
const LARGE_BYTES = 100_000;

/**
 * Writes what a server needs into a new folder: `site/` with compressed files beside the plain ones, `nginx/` and `caddy/`
 * with the rules for them. Gives the sums of all files of the site: path -> SHA-256. The same output gives the same folder.
 */
export async function writeRelease(
  outDir: string,
  target: string,
  options: CompressOptions = {},
): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const path of listFiles(outDir)) {
    const content = readFileSync(join(outDir, path));
    const sum = createHash('sha256').update(content).digest('hex');
    sums[path] = sum;
    for (const [suffix, data] of versionsOf(path, content, sum, options)) {
      const file = join(target, 'site', `${path}${suffix}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, data);
      // Servers make the ETag from time and size: this way it depends on the content alone, on every replica.
      const time = TIME_START + (Number.parseInt(sum.slice(0, 12), 16) % TIME_SPAN);
      utimesSync(file, time, time);
    }
  }
  const { isLean } = options;
  const table = routeTable(await readSnapshot(outDir));
  const rules = {
    'nginx/maps.conf': nginxMaps(table, isLean),
    'nginx/server.conf': nginxServer(table, isLean),
    ...(isLean ? {} : { 'caddy/routes.caddy': caddyRoutes(table) }),
  };
  for (const [path, content] of Object.entries(rules)) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), content);
  }
  return sums;
}

/** Paths, with `/`, of all files below a folder, in order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function versionsOf(
  path: string,
  content: Buffer,
  sum: string,
  { known, isQuick = false, isLean = false }: CompressOptions,
): [suffix: string, data: Buffer][] {
  if (!isCompressible(mimeType(path)) || content.length < MIN_COMPRESSED_BYTES) return [['', content]];
  const plain: [string, Buffer][] = isLean ? [] : [['', content]];
  return [
    ...plain,
    ['.br', known?.(sum, '.br') ?? brotli(content, isQuick)],
    ['.gz', known?.(sum, '.gz') ?? gzipSync(content, { level: isQuick ? 1 : 9 })],
  ];
}

/** Best quality for what is small; beyond, the last two steps cost ten times the time for a twentieth. */
function brotli(content: Buffer, isQuick: boolean): Buffer {
  const best = content.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : 9;
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isQuick ? 1 : best,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
