import { offlineFile } from '../shared/address.ts';
import type { OfflineList } from '../shared/types.ts';
import { fetchJson } from './fetchJson.ts';
import { trustScriptUrl } from './trusted.ts';

/**
 * Keeping guides for reading without a network. A guide lies in a cache of its own, named after the service worker's scope,
 * the guide and its version; the list of its files comes last into it, and marks it as whole.
 */

/** Files fetched at the same time. */
const PARALLEL = 6;

/** What has to be fetched for a guide. Rejects without a network, unless it is kept. */
export async function readOfflineList(base: string, key: string): Promise<OfflineList> {
  const url = base + offlineFile(key);
  const list = await fetchJson(url);
  if (!isList(list)) throw new Error(`${url} holds no list of files.`);
  return list;
}

/** Version of the guide that is kept on this device, whole; undefined for none. */
export async function keptVersion(base: string, key: string): Promise<string | undefined> {
  for (const name of await cachesOf(base, key)) {
    const isWhole = await (await caches.open(name)).match(base + offlineFile(key));
    if (isWhole) return name.split(' ').at(-1);
  }
  return undefined;
}

/**
 * Keeps a guide, whole or not at all; what was begun earlier goes on where it stopped. `onProgress` gets shares from 0 to 1.
 * Rejects when a file cannot be had or stored, and when the site was deployed anew meanwhile.
 */
export async function keepGuide(
  base: string,
  key: string,
  onProgress: (share: number) => void = () => {},
): Promise<void> {
  const list = await readOfflineList(base, key);
  const name = `${cachePrefix(base, key)}${list.version}`;
  const cache = await caches.open(name);
  await fill(cache, list, onProgress);
  const { version } = await readOfflineList(base, key);
  if (version !== list.version) {
    await caches.delete(name);
    throw new Error('The site has changed meanwhile.');
  }
  await cache.put(base + offlineFile(key), Response.json(list));
  await deleteAll((await cachesOf(base, key)).filter((other) => other !== name));
  await navigator.serviceWorker.register(trustScriptUrl(`${base}sw.js`), {
    scope: base,
    updateViaCache: 'none',
  });
}

/** Forgets a guide. */
export async function dropGuide(base: string, key: string): Promise<void> {
  await deleteAll(await cachesOf(base, key));
}

/** Brings a kept guide up to date; does nothing when it is, and nothing without a network. */
export async function refreshKept(base: string, key: string): Promise<void> {
  const kept = await keptVersion(base, key);
  if (kept === undefined) return;
  const { version } = await readOfflineList(base, key);
  if (version !== kept) await keepGuide(base, key);
}

async function fill(cache: Cache, list: OfflineList, onProgress: (share: number) => void): Promise<void> {
  const files = [...list.files];
  let done = 0;
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const [url, bytes] = file;
      if (!(await cache.match(url))) await cache.put(url, await fetchWhole(url));
      done += bytes;
      onProgress(done / list.bytes);
    }
  };
  const stop = (error: unknown) => {
    files.length = 0;
    throw error;
  };
  // Whoever waits shall hear of no progress once this has failed.
  const ends = await Promise.allSettled(Array.from({ length: PARALLEL }, () => work().catch(stop)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** The answer as a browser takes it for a page, too: one that came by a redirect would be refused. */
async function fetchWhole(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return new Response(await response.blob(), { headers: response.headers });
}

async function cachesOf(base: string, key: string): Promise<string[]> {
  const prefix = cachePrefix(base, key);
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

function cachePrefix(base: string, key: string): string {
  return `${new URL(base, location.href).href} ${key} `;
}

async function deleteAll(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}

function isList(value: unknown): value is OfflineList {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'files' in value &&
    Array.isArray(value.files)
  );
}
