import {
  CORE_SCHEMA,
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  YAMLException,
} from 'js-yaml';
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

/** Text of YAML as data, and where its outer levels stand. */
interface ParsedYaml {
  /** Undefined where it cannot be read. */
  value: unknown;
  /** What keeps it from being read. */
  fault: { line: number; message: string } | undefined;
  /** `/paths`, `/paths/<key>`, `/paths/<key>/<place in a list>` … -> line, 1-based. */
  lines: Readonly<Record<string, number>>;
}

/** What most often is the cause. */
export const YAML_HINT = 'Text with ": " in it, or with a sign such as "[" at its start, stands in quotes.';

/** How many levels have lines. */
export const NOTED_DEPTH = 3;

/** Parses YAML: plain data, without tags, merging or aliases. */
export function parseYaml(text: string): ParsedYaml {
  try {
    const events = parseEvents(text, {});
    const options = { source: text, schema: CORE_SCHEMA, maxAliases: 0 };
    const [value = null, other] = constructFromEvents(events, options);
    if (other !== undefined) throw new YAMLException('there is more than one document');
    return { value, fault: undefined, lines: linesIn(text, events) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const message = /alias/i.test(error.reason) ? 'aliases are not allowed' : error.reason;
    return { value: undefined, fault: { line: (error.mark?.line ?? 0) + 1, message }, lines: {} };
  }
}

/** @example linesIn('paths:\n  /a:\n    get: {}', …) // { '/paths': 1, '/paths//a': 2, '/paths//a/get': 3 } */
function linesIn(text: string, events: readonly Event[]): Record<string, number> {
  const lines: Record<string, number> = {};
  /** What is open; `next`: key or place of the value to come, undefined before a key. */
  const open: { place: string; isList: boolean; next: string | number | undefined }[] = [];
  let line = 1;
  let read = 0;
  const note = (place: string, at: number) => {
    line += text.slice(read, at).split('\n').length - 1;
    read = Math.max(read, at);
    lines[place] ??= line;
  };
  for (const event of events) {
    const around = open.at(-1);
    const isNoted = open.length <= NOTED_DEPTH;
    if (event.type === EVENT_ID.POP) open.pop();
    else if (around && around.next === undefined && event.type === EVENT_ID.SCALAR) {
      around.next = isNoted ? getScalarValue(text, event) : '';
      if (isNoted) note(`${around.place}/${around.next}`, event.valueStart);
    } else {
      const place = around === undefined ? '' : `${around.place}/${around.next}`;
      if (around?.isList && isNoted && 'start' in event) note(place, event.start);
      if (around) around.next = around.isList ? Number(around.next) + 1 : undefined;
      const isList = event.type === EVENT_ID.SEQUENCE;
      if (isList || event.type === EVENT_ID.MAPPING)
        open.push({ place, isList, next: isList ? 0 : undefined });
    }
  }
  return lines;
}

/** Line of a value, or of the nearest one around it that has a line. */
export function lineOf(lines: ParsedYaml['lines'], place: string): number {
  for (let known = `/${place}`; known !== ''; known = known.slice(0, known.lastIndexOf('/'))) {
    const line = lines[known];
    if (line !== undefined) return line;
  }
  return 1;
}

/** Reads a YAML file by a schema, whose messages follow the name of a value. `keys`: may have been meant. */
export function readYaml<T>(
  text: string,
  file: string,
  schema: z.ZodType<T>,
  keys: readonly string[],
): YamlFile<T> {
  const { value, fault, lines } = parseYaml(text);
  const problemAt = (path: Path, message: string, hint?: string) =>
    mistake(file, lineOf(lines, path.join('/')), message, hint);
  if (fault !== undefined) {
    const problem = mistake(file, fault.line, `bad YAML: ${fault.message}.`, YAML_HINT);
    return { data: undefined, problems: [problem], problemAt };
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
