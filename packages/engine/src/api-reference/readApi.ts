import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mistake } from '../core/errors.ts';
import { isRecord } from '../core/json.ts';
import type { Problem } from '../core/types.ts';
import { listFiles } from '../files/listFiles.ts';
import { parseYaml } from '../markdown/yamlFile.ts';
import type { ApiPart } from './apiTypes.ts';

/** Folder of the API descriptions, from the site's root. */
const API_FOLDER = 'api';

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
  const files = await listFiles(folder);
  const paths = files.filter((path) => /\/.*\.ya?ml$/.test(path));
  return Promise.all(
    paths.map(async (path) => ({
      api: path.replace(/\/.*$/, ''),
      file: `${API_FOLDER}/${path}`,
      text: await readFile(join(folder, path), 'utf8'),
    })),
  );
}

/** What reading a file comes to. */
export interface ReadPart {
  part: ApiPart;
  problems: Problem[];
}

/** Parses one file of a description. */
export function readPart(file: string, text: string): ReadPart {
  const { value, fault, lines } = parseYaml(text);
  if (isRecord(value)) return { part: { file, data: value, lines }, problems: [] };
  const { line, message } = fault ?? { line: 1, message: 'the file holds no OpenAPI description' };
  return { part: { file, data: {}, lines: {} }, problems: [mistake(file, line, `${message}.`)] };
}
