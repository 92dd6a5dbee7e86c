import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { mistake } from '../core/errors.ts';
import { isRecord } from '../core/json.ts';
import type { Problem } from '../core/types.ts';
import { listFiles } from '../files/listFiles.ts';
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

/** How deep the places of keys are noted: `paths/<path>/<method>` and `components/<kind>/<name>`. */
export const NOTED_DEPTH = 3;
/** A key of a mapping in block style: its indentation and, by the way it is quoted, its text. */
const BLOCK_KEY = /^( *)(?:"([^"]+)"|'([^']+)'|([^\s"'#&*!|>%@`{[-][^\s:]*(?::[^\s:]+)*)) *:(?:\s|$)/;

/** What reading a file comes to. */
export interface ReadPart {
  part: ApiPart;
  problems: Problem[];
}

/** Parses one file of a description: plain data, without tags, merging or aliases. */
export function readPart(file: string, text: string): ReadPart {
  const fail = (line: number, message: string): ReadPart => ({
    part: { file, data: {}, lines: {} },
    problems: [mistake(file, line, message)],
  });
  try {
    const data = load(text, { schema: CORE_SCHEMA, maxAliases: 0 });
    if (!isRecord(data)) return fail(1, 'the file holds no OpenAPI description.');
    return { part: { file, data, lines: noteLines(text) }, problems: [] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const message = /alias/i.test(error.reason) ? 'aliases are not allowed.' : error.reason;
    return fail((error.mark?.line ?? 0) + 1, message);
  }
}

/**
 * Lines of the outer keys, read off the indentation: the parser keeps no places, and descriptions are written in
 * block style.
 *
 * @example noteLines('paths:\n  /a:\n    get: {}') // { paths: 1, 'paths//a': 2, 'paths//a/get': 3 }
 */
function noteLines(text: string): Record<string, number> {
  const lines: Record<string, number> = {};
  const open: { indent: number; place: string }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, spaces = '', ...keys] = BLOCK_KEY.exec(line) ?? [];
    const key = keys.find((one) => one !== undefined);
    if (key === undefined) continue;
    while ((open.at(-1)?.indent ?? -1) >= spaces.length) open.pop();
    if (open.length === NOTED_DEPTH) continue;
    const outer = open.at(-1);
    const place = outer === undefined ? key : `${outer.place}/${key}`;
    lines[place] ??= index + 1;
    open.push({ indent: spaces.length, place });
  }
  return lines;
}

/** Line of a key, or of the nearest key around it that stands on a line of its own. */
export function lineOf(lines: ApiPart['lines'], place: string): number {
  for (let known = place; known !== ''; known = known.slice(0, Math.max(0, known.lastIndexOf('/')))) {
    const line = lines[known];
    if (line !== undefined) return line;
  }
  return 1;
}
