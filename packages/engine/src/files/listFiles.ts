import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCS_DIR } from '../core/address.ts';

/** Left behind by file managers and version control; never meant for readers. */
const LEFTOVER = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|\.git\w*)$/;
const NO_DOCS = /(?:^|\/)(?:\.[^/]*|node_modules)$/;

/** Paths, with `/`, of the files below a folder, sorted by code units; none without the folder. No link is followed. */
export async function listFiles(
  folder: string,
  isLeftOut: (path: string) => boolean = () => false,
  prefix = '',
): Promise<string[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch(() => []);
  const nested = entries.map(async (entry) => {
    const path = prefix + entry.name;
    if (isLeftOut(path)) return [];
    if (entry.isDirectory()) return listFiles(folder, isLeftOut, `${path}/`);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(nested)).flat().sort();
}

/** Files below `public/`, which go to the output as they are. */
export function listPublicFiles(root: string): Promise<string[]> {
  return listFiles(join(root, 'public'), (path) => LEFTOVER.test(path));
}

/** Files below the docs folder. */
export function listDocs(root: string): Promise<string[]> {
  return listFiles(join(root, DOCS_DIR), (path) => NO_DOCS.test(path));
}
