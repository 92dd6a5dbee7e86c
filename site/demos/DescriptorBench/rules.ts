import { type OutputUnit, Validator } from '@cfworker/json-schema';
import schema from '../../data/task-descriptor.schema.json' with { type: 'json' };

/** A rule that a descriptor breaks. */
export interface Fault {
  /** Keys on the way to what is wrong. */
  path: string[];
  /** What is wrong with it and what would be right, in words that follow its name. */
  message: string;
}

type Json = Record<string, unknown>;

// It interprets the schema: a compiled one would need `eval`, which the content policy forbids.
const validator = new Validator(schema as Json, '7', false);

/** Errors that only say that something inside is wrong. */
const WRAPPERS = new Set([
  '$ref',
  'properties',
  'additionalProperties',
  'items',
  'allOf',
  'if',
  'propertyNames',
]);

/** What the patterns of the schema mean. */
const FORMS: Record<string, string> = {
  '^/': 'has to start with “/”',
  '^[^@\\s]+@[^@\\s]+$': 'has to be a mail address',
  '^[^\\r\\n]+$': 'may not have a line break',
  '^[a-zA-Z0-9_]+$': 'has to be made of letters, digits and “_”',
  '^[a-zA-Z0-9_\\s-]+$': 'has to be made of letters without accents, digits, spaces, “_” and “-”',
  '^[a-zA-Z0-9_]*([.][a-zA-Z0-9_-]+)+$':
    'has to be two or more parts with dots between them, such as org.example.counting',
  '^(inputs|outputs)/[a-zA-Z0-9_]+$': 'has to be inputs/<name> or outputs/<name>',
  '^inputs/[a-zA-Z0-9_]+$': 'has to be inputs/<name>',
  '^[a-zA-Z][a-zA-Z0-9+.-]*:\\S+$': 'has to be a whole address, such as https://example.org/',
  '^(0|[1-9][0-9]*)([.][0-9]+)?(Ki|Mi|Gi|Ti|Pi|Ei|k|M|G|T|P|E)$':
    'has to be a number with a prefix and nothing behind it, such as 512Mi or 4Gi',
};
/** The longer ones, by how they begin. */
const LONG_FORMS: readonly (readonly [start: string, words: string])[] = [
  ['^(0|[1-9]\\d*)[.]', 'has to be three numbers, such as "1.0.0", perhaps with -beta.1 behind'],
  ['^(0|[1-9][0-9]*)', 'has to be a number with prefix and unit, such as 100 MiB or 4 GiB'],
  ['^\\d{4}-', 'has to be a time with its zone, such as "2025-02-23T18:00:00Z"'],
];

/** The rules of the App Engine, of its schema and of its code, that a descriptor breaks. */
export function faultsOf(descriptor: unknown): Fault[] {
  const faults = new Map<string, Fault>();
  for (const error of validator.validate(descriptor).errors) {
    if (WRAPPERS.has(error.keyword)) continue;
    const path = stepsIn(error.instanceLocation);
    const fault = faultOf(error, path, path.reduce(stepInto, descriptor));
    // A rule is checked once for each place that refers to it.
    faults.set(`${fault.path.join('/')} ${fault.message}`, fault);
  }
  return [...faults.values()];
}

function faultOf({ keyword, keywordLocation, error }: OutputUnit, path: string[], found: unknown): Fault {
  if (keyword === 'required') {
    const [, name = ''] = /property "(.+)"/.exec(error) ?? [];
    return { path, message: `lacks ${name}` };
  }
  if (keyword === 'false') return { path, message: 'ends the upload with status 500: leave it out' };
  if (keyword === 'not')
    return { path, message: 'cannot be read back: let it be an array of strings, or no array' };
  const rule = ruleAt(keywordLocation);
  const message = wordsOf(keyword, rule, found);
  return { path, message: keywordLocation.includes('/propertyNames/') ? `as a name, ${message}` : message };
}

function wordsOf(keyword: string, rule: unknown, found: unknown): string {
  switch (keyword) {
    case 'type':
      return `has to be ${[rule].flat().map(String).map(withArticle).join(' or ')}, and is ${kindOf(found)}`;
    case 'enum':
      return `has to be one of ${(rule as string[]).join(', ')}`;
    case 'pattern':
      return (
        FORMS[String(rule)] ??
        LONG_FORMS.find(([start]) => String(rule).startsWith(start))?.[1] ??
        `has to match ${rule}`
      );
    case 'minLength':
      return `needs ${rule} character${rule === 1 ? '' : 's'} at least, and has ${String(found).length}`;
    case 'maxLength':
      return `may have ${rule} characters at most, and has ${String(found).length}`;
    case 'minItems':
    case 'minProperties':
      return 'needs one entry at least';
    default:
      return `has to be a whole number of 32 bits, from −2147483648 to 2147483647`;
  }
}

function withArticle(type: string): string {
  const words: Record<string, string> = {
    string: 'a text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of keys',
  };
  return words[type] ?? type;
}

function kindOf(found: unknown): string {
  if (found === null || found === undefined) return 'empty';
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'object') return 'a group of keys';
  if (typeof found === 'string') return 'a text';
  return typeof found === 'boolean'
    ? `${found} (quote it to make it a text)`
    : `the number ${found} (quote it to make it a text)`;
}

/** Steps of a JSON pointer in a URL fragment. */
function stepsIn(location: string): string[] {
  return location
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function stepInto(value: unknown, step: string): unknown {
  return value !== null && typeof value === 'object' ? (value as Json)[step] : undefined;
}

/** The part of the schema that a fault is about. */
function ruleAt(location: string): unknown {
  return stepsIn(location).reduce<unknown>((rule, step) => {
    const next = stepInto(rule, step);
    return step === '$ref' ? stepsIn(String(next)).reduce(stepInto, schema as unknown) : next;
  }, schema);
}
