import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { oldAddressKey } from '../core/address.ts';
import type { Address, Manifest } from '../core/types.ts';

/** What a built folder holds at one moment. Only what is listed here is ever served, so no path can lead out. */
export interface SiteSnapshot {
  base: string;
  /** Paths below the output folder, with `/`. */
  files: ReadonlySet<string>;
  /** Decoded address in lower case -> address. */
  pages: ReadonlyMap<string, Address>;
  /** See `Manifest`. */
  redirects: ReadonlyMap<string, Address>;
  /** See `Manifest`. */
  searchHost: string | undefined;
}

/** Lists a built folder and reads its manifest; a folder without one is served under `/`, without redirects. */
export async function readSnapshot(folder: string): Promise<SiteSnapshot> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const manifest = await readManifest(folder);
  const redirects = new Map(Object.entries(manifest?.redirects ?? {}));
  return {
    base: manifest?.base ?? '/',
    files: new Set(files),
    pages: pagesOf(files, redirects),
    redirects,
    searchHost: manifest?.searchHost,
  };
}

/**
 * Changes whenever another build takes the folder's place. Undefined between the two renames that swap them.
 */
export async function folderIdentity(folder: string): Promise<string | undefined> {
  const identity = async (path: string) => {
    const { dev, ino, mtimeNs } = await stat(path, { bigint: true });
    return `${dev}.${ino}.${mtimeNs}`;
  };
  try {
    const manifest = await identity(join(folder, 'manifest.json')).catch(() => '');
    return `${await identity(folder)} ${manifest}`;
  } catch {
    return undefined;
  }
}

async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Every HTML file but the not-found page and the stubs that stand at old addresses for hosts without redirects. */
function pagesOf(files: readonly string[], redirects: ReadonlyMap<string, Address>): Map<string, Address> {
  const pages = new Map<string, Address>();
  for (const file of files) {
    if (!file.endsWith('.html') || file === '404.html') continue;
    const path = `/${file}`.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
    const isStub = [path, `/${file}`].some((old) => redirects.has(oldAddressKey(encodeURI(old))));
    if (!isStub) pages.set(path.toLowerCase(), encodeURI(path) as Address);
  }
  return pages;
}
