import type { Json } from './apiTypes.ts';
import { exampleByName } from './exampleByName.ts';
import { flattenSchema } from './flattenSchema.ts';
import { fieldOf, listOf, recordOf, textOf } from './json.ts';
import { refName } from './resolveRef.ts';
import { schemaFaults } from './schemaFaults.ts';

/** Who writes the value: a client leaves out what is read only, a server what is write only. */
export type ExampleSide = 'request' | 'response';

const MAX_DEPTH = 6;
/** What is required is made also below that; no schema that a value can fit needs more. */
const LAST_DEPTH = 16;
const MAX_VALUES = 300;
const MAX_PROPERTIES = 80;

/** Values that every program accepts as of their format. */
const BY_FORMAT: Record<string, string> = {
  'date-time': '2025-06-30T12:00:00Z',
  date: '2025-06-30',
  time: '12:00:00Z',
  email: 'user@example.org',
  uuid: '3f2b8c1e-7a54-4d0b-9c55-2f1f6f1f0a11',
  uri: 'https://example.org/',
  url: 'https://example.org/',
  binary: '<file>',
  byte: 'AAEC',
  ipv4: '192.0.2.1',
  hostname: 'example.org',
};

/** Tried in order where a pattern is asked for: milliseconds since 1970, then what short patterns mostly want. */
const BY_PATTERN = [
  '1751284800000',
  '1',
  'text',
  'a',
  'A',
  '#3eaf7c',
  'a.b',
  '1.0.0',
  '',
  'TEXT',
  'a-b',
  '1,2',
];

interface Making {
  document: Json;
  side: ExampleSide;
  values: number;
  /** Named schemas that the value being made is part of. */
  within: string[];
}

/** What a value is called, and the named schema that it is a field of. */
interface Field {
  name: string;
  owner: string;
}

/**
 * A value that fits a schema: the author's own example where there is one. Circles and depth end in empty values.
 * `field`: what the value is called, which says what it usually looks like.
 */
export function exampleValue(document: Json, schema: unknown, side: ExampleSide, field = ''): unknown {
  return make({ document, side, values: 0, within: [] }, schema, 0, { name: field, owner: '' });
}

function make(making: Making, schema: unknown, depth: number, field: Field): unknown {
  making.values++;
  if (depth > LAST_DEPTH) return null;
  const name = refName(schema);
  const within = name === undefined ? making.within : [...making.within, name];
  const outer = making.within;
  making.within = within;
  const value = makeFlat(making, schema, depth, field);
  making.within = outer;
  return value;
}

function makeFlat(making: Making, schema: unknown, depth: number, field: Field): unknown {
  const flat = flattenSchema(making.document, schema);
  const given = givenValue(schema, flat);
  if (given !== undefined) return given;
  const choice = listOf(flat.oneOf)[0] ?? listOf(flat.anyOf)[0];
  if (choice !== undefined && flat.properties === undefined) return make(making, choice, depth + 1, field);
  const type = typeOf(flat);
  if (type === 'object') return makeObject(making, flat, depth);
  if (type === 'array') return makeArray(making, flat, depth, field);
  const usual = exampleByName(field.name, flat, type ?? '', field.owner);
  if (usual !== undefined) return usual;
  if (type === 'integer' || type === 'number') return makeNumber(flat);
  if (type === 'boolean') return true;
  if (type === 'string') return makeText(flat);
  return type === 'null' ? null : {};
}

/** True for a reference back to something that the value being made is part of. */
function isCircle({ within }: Making, schema: unknown): boolean {
  return within.includes(refName(schema) ?? refName(fieldOf(schema, 'items')) ?? '');
}

function givenValue(schema: unknown, flat: Json): unknown {
  const own = fieldOf(schema, 'example') ?? listOf(fieldOf(schema, 'examples'))[0];
  if (own !== undefined) return own;
  const first = listOf(flat.examples)[0];
  for (const value of [flat.example, first, flat.const, flat.default]) if (value !== undefined) return value;
  return listOf(flat.enum)[0];
}

function typeOf(flat: Json): string | undefined {
  const types = Array.isArray(flat.type) ? flat.type.map(textOf) : [textOf(flat.type)];
  const type = types.find((one) => one !== '' && one !== 'null') ?? types[0];
  if (type) return type;
  if (flat.properties !== undefined) return 'object';
  return flat.items === undefined ? undefined : 'array';
}

function makeObject(making: Making, flat: Json, depth: number): Json {
  const required = listOf(flat.required);
  const hidden = making.side === 'request' ? 'readOnly' : 'writeOnly';
  const owner = making.within.at(-1) ?? '';
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(recordOf(flat.properties)).slice(0, MAX_PROPERTIES)) {
    if (flattenSchema(making.document, value)[hidden] === true) continue;
    const hasRoom = depth < MAX_DEPTH && making.values < MAX_VALUES && !isCircle(making, value);
    if (hasRoom || required.includes(name)) result[name] = make(making, value, depth + 1, { name, owner });
  }
  return result;
}

function makeArray(making: Making, flat: Json, depth: number, field: Field): unknown[] {
  const least = Number(flat.minItems ?? 0);
  const hasRoom = depth < MAX_DEPTH && making.values < MAX_VALUES && !isCircle(making, flat.items);
  if (flat.items === undefined || (!hasRoom && least === 0)) return [];
  const count = Math.min(Math.max(1, least), 4);
  // A list is called by the plural of what it holds.
  const one = { ...field, name: field.name.replace(/s$/, '') };
  return Array.from({ length: count }, () => make(making, flat.items, depth + 1, one));
}

function makeNumber(flat: Json): number {
  const least = Number(flat.minimum ?? Number.NEGATIVE_INFINITY);
  const above = Number(flat.exclusiveMinimum ?? Number.NEGATIVE_INFINITY) + 1;
  const most = Number(flat.maximum ?? Number.POSITIVE_INFINITY);
  return Math.min(Math.max(1, least, above), most);
}

function makeText(flat: Json): string {
  const known = BY_FORMAT[textOf(flat.format)];
  if (known !== undefined) return known;
  if (typeof flat.pattern === 'string') return matching(flat);
  const least = Math.min(Number(flat.minLength ?? 0), 200);
  return 'text'.padEnd(least, '.').slice(0, Number(flat.maxLength ?? 200));
}

/** A text that matches a pattern, if a usual one does. Where none does, the author has to give an example. */
function matching(flat: Json): string {
  const schema = {
    type: 'string',
    pattern: flat.pattern,
    minLength: flat.minLength,
    maxLength: flat.maxLength,
  };
  const literal = /^\^([\w ./:-]+)\$?$/.exec(textOf(flat.pattern))?.[1] ?? '';
  return [literal, ...BY_PATTERN].find((text) => schemaFaults({}, schema, text).length === 0) ?? 'text';
}
