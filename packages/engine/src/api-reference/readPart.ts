import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { isRecord } from '../core/json.ts';
import type { Problem } from '../core/types.ts';
import type { ApiPart } from './apiTypes.ts';

/** Longer files are no descriptions that anybody wrote. */
const MAX_CHARACTERS = 4_000_000;
/** Deeper than any description; what is too deep for a page is refused later, with its place. */
const MAX_DEPTH = 2_000;
/** How deep the places of keys are noted: `paths/<path>/<method>` and `components/<kind>/<name>`. */
export const NOTED_DEPTH = 3;
/** Means something else than a field to programs that read the description. */
const FORBIDDEN_KEY = '__proto__';
/** A key of a mapping in block style: its indentation and, by the way it is quoted, its text. */
const BLOCK_KEY = /^( *)(?:"([^"]+)"|'([^']+)'|([^\s"'#&*!|>%@`{[-][^\s:]*(?::[^\s:]+)*)) *:(?:\s|$)/;

/** What reading a file comes to. */
export interface ReadPart {
  part: ApiPart;
  problems: Problem[];
}

/** Reads one file of a description. Nothing in it can lead out of it: no tags, no merging, no aliases. */
export function readPart(file: string, text: string): ReadPart {
  const fail = (line: number, message: string, hint?: string): ReadPart => ({
    part: { file, data: {}, lines: {} },
    problems: [{ severity: 'error', file, line, message, hint }],
  });
  if (text.length > MAX_CHARACTERS) return fail(1, 'the file is too long.', 'Split it by service.');
  const forbidden = text.indexOf(FORBIDDEN_KEY);
  if (forbidden >= 0)
    return fail(text.slice(0, forbidden).split('\n').length, `the key "${FORBIDDEN_KEY}" is not allowed.`);
  try {
    const data = load(text, { schema: CORE_SCHEMA, maxAliases: 0, maxDepth: MAX_DEPTH });
    if (!isRecord(data)) return fail(1, 'the file holds no OpenAPI description.');
    return { part: { file, data, lines: noteLines(text) }, problems: [] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const message = /alias/i.test(error.reason) ? 'aliases are not allowed.' : error.reason;
    return fail((error.mark?.line ?? 0) + 1, message);
  }
}

/**
 * Lines of the outer keys, read off the indentation: the parser keeps no places, and descriptions are written in block style.
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
