import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Left behind by file managers and version control; never meant for readers. */
const IGNORED = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|\.git\w*)$/;

/**
 * Paths, with `/`, of all files below `public/`, which go to the output as they are. `outDir` (absolute) is left out: it
 * would hold itself again at every build.
 */
export async function listPublicFiles(root: string, outDir?: string): Promise<string[]> {
  const list = async (prefix: string): Promise<string[]> => {
    const entries = await readdir(join(root, 'public', prefix), { withFileTypes: true }).catch(() => []);
    const nested = entries.map((entry) => {
      const path = prefix + entry.name;
      if (join(root, 'public', path) === outDir) return Promise.resolve([]);
      return entry.isDirectory() ? list(`${path}/`) : Promise.resolve(entry.isFile() ? [path] : []);
    });
    return (await Promise.all(nested)).flat();
  };
  return (await list('')).filter((path) => !IGNORED.test(path)).sort();
}
