import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of the API descriptions, from the site's root. */
export const API_FOLDER = 'api';

/** One file of an API description. */
export interface ApiFile {
  /** Name of the folder that its description is in. */
  api: string;
  /** Path from the site's root. */
  file: string;
  text: string;
}

/** The files of all API descriptions, one folder each; none when the site has none. */
export async function readApi(root: string): Promise<ApiFile[]> {
  const folder = join(root, API_FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path.includes('/'))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      api: path.replace(/\/.*$/, ''),
      file: `${API_FOLDER}/${path}`,
      text: await readFile(join(folder, path), 'utf8'),
    })),
  );
}
