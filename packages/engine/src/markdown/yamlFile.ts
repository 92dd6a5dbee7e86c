import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { mistake, suggest } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';

type Path = readonly PropertyKey[];

/** A text that is there. The messages of these schemas follow the name of the value. */
export const requiredText = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'is no text') })
  .trim()
  .min(1, 'is empty');

/** What a YAML file holds, or what is wrong with it. */
interface YamlFile<T> {
  /** Undefined when there are problems. */
  data: T | undefined;
  problems: Problem[];
  /** A mistake in the value at this path. */
  problemAt(path: Path, message: string, hint?: string): Problem;
}

/** Text of YAML as data, and where in it everything stands. */
interface ParsedYaml {
  value: unknown;
  /** What keeps it from being read. */
  faults: { line: number; message: string }[];
  /** Line of the value at this path, or of the last one above it that is there. */
  lineAt(path: Path): number;
}

/** Parses YAML, without any code in it. `firstLine`: of the text in its file. */
export function parseYaml(text: string, firstLine = 1): ParsedYaml {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, schema: 'core', prettyErrors: false });
  const lineOn = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const lineAt = (path: Path) => lineOn(offsetOf(document.contents, path));
  const faults = [...document.errors, ...document.warnings].map(({ message, pos }) => ({
    line: lineOn(pos[0]),
    message: message.split('\n')[0] ?? '',
  }));
  try {
    return { value: faults.length > 0 ? undefined : document.toJS(), faults, lineAt };
  } catch (error) {
    // What "title: *a*" is to YAML: an alias of nothing.
    return { value: undefined, faults: [{ line: firstLine, message: (error as Error).message }], lineAt };
  }
}

/**
 * Reads a YAML file by a schema, each mistake with its line. The schema's messages follow the name of the value, such
 * as `is no text`; `keys` are what may have been meant by an unknown key.
 */
export function readYaml<T>(
  text: string,
  file: string,
  schema: z.ZodType<T>,
  keys: readonly string[],
): YamlFile<T> {
  const { value, faults, lineAt } = parseYaml(text);
  const problemAt = (path: Path, message: string, hint?: string) =>
    mistake(file, lineAt(path), message, hint);
  if (faults.length > 0) {
    const problems = faults.map(({ line, message }) => mistake(file, line, `bad YAML: ${message}`));
    return { data: undefined, problems, problemAt };
  }
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data, problems: [], problemAt };
  const problems = result.error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys')
      return [problemAt(issue.path, `${nameOf(issue.path)} ${issue.message}.`)];
    return issue.keys.map((key) =>
      problemAt(
        [...issue.path, key],
        `unknown key "${key}".`,
        suggest(key, keys, `Known are: ${keys.join(', ')}.`),
      ),
    );
  });
  return { data: undefined, problems, problemAt };
}

function nameOf(path: Path): string {
  const name = path.at(-1);
  if (name === undefined) return 'the file';
  return typeof name === 'number' ? `entry ${name + 1}` : `"${String(name)}"`;
}

/** Where the key or entry at a path stands, or the last one above it that is there. */
function offsetOf(contents: unknown, path: Path): number {
  let node = contents;
  let offset = isMap(node) || isSeq(node) ? (node.range?.[0] ?? 0) : 0;
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === step)
      : undefined;
    const place = pair?.key ?? (isSeq(node) ? node.items[Number(step)] : undefined);
    if (place === undefined) break;
    node = pair === undefined ? place : pair.value;
    offset = (place as { range?: readonly number[] }).range?.[0] ?? offset;
  }
  return offset;
}
