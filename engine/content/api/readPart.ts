import { isAlias, isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { Problem } from '../../shared/types.ts';
import type { ApiPart } from './apiTypes.ts';
import { isRecord } from './json.ts';

/** Longer files are no descriptions that anybody wrote. */
const MAX_CHARACTERS = 4_000_000;
/** How deep the places of keys are noted: `paths/<path>/<method>` and `components/<kind>/<name>`. */
const NOTED_DEPTH = 3;
/** Means something else than a field to programs that read the description. */
const FORBIDDEN_KEY = '__proto__';

/** What reading a file comes to. */
export interface ReadPart {
  part: ApiPart;
  problems: Problem[];
}

/** Reads one file of a description. Nothing in it can lead out of it: no tags, no merging, no aliases. */
export function readPart(file: string, text: string): ReadPart {
  const empty: ApiPart = { file, data: {}, lines: {} };
  const fail = (line: number, message: string, hint?: string) => ({
    part: empty,
    problems: [{ severity: 'error', file, line, message, hint } satisfies Problem],
  });
  if (text.length > MAX_CHARACTERS) return fail(1, 'the file is too long.', 'Split it by service.');
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, schema: 'core' });
  const [error] = document.errors;
  if (error !== undefined) return fail(counter.linePos(error.pos[0]).line, firstLine(error.message));
  const lineOf = (node: Node) => counter.linePos(node.range?.[0] ?? 0).line;
  const faults: { line: number; message: string }[] = [];
  visit(document, {
    Alias: (_, node) => void faults.push({ line: lineOf(node), message: 'aliases are not allowed.' }),
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === FORBIDDEN_KEY)
        faults.push({ line: lineOf(key), message: `the key "${key.value}" is not allowed.` });
    },
  });
  const [fault] = faults;
  if (fault !== undefined) return fail(fault.line, fault.message);
  const data: unknown = document.toJS();
  if (!isRecord(data)) return fail(1, 'the file holds no OpenAPI description.');
  const lines: Record<string, number> = {};
  noteLines(document.contents, '', NOTED_DEPTH, lineOf, lines);
  return { part: { file, data, lines }, problems: [] };
}

function noteLines(
  node: unknown,
  path: string,
  depth: number,
  lineOf: (node: Node) => number,
  lines: Record<string, number>,
): void {
  if (depth === 0 || !isMap(node) || isAlias(node)) return;
  for (const { key, value } of node.items) {
    if (!isScalar(key)) continue;
    const place = path === '' ? String(key.value) : `${path}/${key.value}`;
    lines[place] = lineOf(key);
    noteLines(value, place, depth - 1, lineOf, lines);
  }
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}
