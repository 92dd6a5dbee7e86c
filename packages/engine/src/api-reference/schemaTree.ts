import { isRecord } from '../core/json.ts';
import { shorten } from '../core/text.ts';
import type { Json } from './apiTypes.ts';
import { fieldOf, listOf, recordOf, textOf } from './json.ts';
import { flattenSchema, refName } from './schemas.ts';

/** What readers see of a schema. */
export interface SchemaView {
  /** Such as `array of string`. */
  type: string;
  /** Name of the schema with a page of its own that this one is, or a list of. */
  link: string | undefined;
  description: string;
  default: string | undefined;
  /** Allowed values as JSON. */
  allowed: string[];
  /** How many more values are allowed. */
  moreAllowed: number;
  /** Such as `at least 1`. */
  limits: string[];
  marks: string[];
  fields: FieldView[];
  /** True when there is more below than is shown. */
  isCut: boolean;
}

/** A schema as the field of another, or as one of several alternatives. */
export interface FieldView extends SchemaView {
  name: string;
  required: boolean;
}

const MAX_DEPTH = 6;
const MAX_FIELDS = 150;
/** All views of one tree: what is beyond them is not shown. */
const MAX_VIEWS = 600;
const MAX_VALUES = 24;
const MAX_VALUE_CHARACTERS = 120;

interface Walk {
  document: Json;
  views: number;
}

/** The tree of a schema. `opensLink`: also the fields of the named schema that it refers to are wanted. */
export function schemaTree(document: Json, schema: unknown, opensLink: boolean): SchemaView {
  return viewOf({ document, views: 0 }, schema, opensLink, 0);
}

function viewOf(walk: Walk, schema: unknown, opensLink: boolean, depth: number): SchemaView {
  walk.views++;
  const flat = flattenSchema(walk.document, schema);
  const link = linkOf(flat, schema);
  const items = flat.type === 'array' || flat.items !== undefined ? flat.items : undefined;
  const itemLink = items === undefined ? undefined : linkOf(flattenSchema(walk.document, items), items);
  const isOpen = (link === undefined && itemLink === undefined) || opensLink;
  const below = isOpen
    ? fieldsOf(walk, items === undefined ? flat : items, depth)
    : { fields: [], isCut: false };
  const values = allowedValues(flat);
  return {
    type: typeOf(walk.document, schema, 0),
    link: link ?? itemLink,
    description:
      textOf(fieldOf(schema, 'description')) || (link === undefined ? textOf(flat.description) : ''),
    default: flat.default === undefined ? undefined : shortJson(flat.default),
    allowed: values.slice(0, MAX_VALUES).map(shortJson),
    moreAllowed: Math.max(0, values.length - MAX_VALUES),
    limits: limitsOf(flat),
    marks: marksOf(flat),
    ...below,
  };
}

/** Name of a schema that has a page of its own. One without parts is described where it is used. */
function linkOf(flat: Json, schema: unknown): string | undefined {
  const hasParts = ['properties', 'items', 'oneOf', 'anyOf', 'additionalProperties'].some((key) =>
    isDefined(flat[key]),
  );
  return hasParts ? refName(schema) : undefined;
}

function isDefined(value: unknown): boolean {
  return value !== undefined && value !== false;
}

function fieldsOf(walk: Walk, schema: unknown, depth: number): Pick<SchemaView, 'fields' | 'isCut'> {
  const flat = flattenSchema(walk.document, schema);
  const required = listOf(flat.required);
  const named = Object.entries(recordOf(flat.properties)).map(([name, value]) => ({
    name,
    value,
    required: required.includes(name),
  }));
  const others = isRecord(flat.additionalProperties)
    ? [{ name: 'any other name', value: flat.additionalProperties as unknown, required: false }]
    : [];
  const choices = [...listOf(flat.oneOf), ...listOf(flat.anyOf)].map((value, index) => ({
    name: refName(value) ?? (textOf(fieldOf(value, 'title')) || `alternative ${index + 1}`),
    value,
    required: false,
  }));
  const all = [...named, ...others, ...choices];
  const room = depth >= MAX_DEPTH ? 0 : Math.min(MAX_FIELDS, MAX_VIEWS - walk.views);
  const shown = all.slice(0, Math.max(0, room));
  const fields = shown.map(({ name, value, required: isRequired }) => ({
    name,
    required: isRequired,
    ...viewOf(walk, value, false, depth + 1),
  }));
  return { fields, isCut: shown.length < all.length };
}

/** A schema's type in words. */
function typeOf(document: Json, schema: unknown, depth: number): string {
  const flat = flattenSchema(document, schema);
  const name = linkOf(flat, schema);
  if (name !== undefined) return name;
  const types = (Array.isArray(flat.type) ? flat.type : [flat.type]).map(textOf).filter(Boolean);
  if (types.includes('array') || flat.items !== undefined) {
    const item = depth < MAX_DEPTH ? typeOf(document, flat.items, depth + 1) : 'any';
    return [`array of ${item}`, ...types.filter((type) => type !== 'array')].join(' or ');
  }
  if (types.length > 0) return types.map((type) => withFormat(type, flat.format)).join(' or ');
  if (flat.properties !== undefined) return 'object';
  if (flat.oneOf !== undefined || flat.anyOf !== undefined) return 'one of several';
  const [value] = allowedValues(flat);
  return value === undefined ? 'any' : typeof value;
}

function withFormat(type: string, format: unknown): string {
  const name = textOf(format);
  return name === '' || type === 'null' ? type : `${type} (${name})`;
}

function allowedValues(flat: Json): readonly unknown[] {
  const items = recordOf(flat.items);
  if (flat.const !== undefined) return [flat.const];
  return listOf(flat.enum).length > 0 ? listOf(flat.enum) : listOf(items.enum);
}

/** Limits in words: keyword -> how its value is written. */
const LIMITS: Record<string, (value: unknown) => string> = {
  minimum: (value) => `at least ${value}`,
  exclusiveMinimum: (value) => `more than ${value}`,
  maximum: (value) => `at most ${value}`,
  exclusiveMaximum: (value) => `less than ${value}`,
  minLength: (value) => `at least ${value} characters`,
  maxLength: (value) => `at most ${value} characters`,
  minItems: (value) => `at least ${value} entries`,
  maxItems: (value) => `at most ${value} entries`,
  pattern: (value) => `matches ${value}`,
};

function limitsOf(flat: Json): string[] {
  return Object.entries(LIMITS).flatMap(([key, tell]) => {
    const value = fieldOf(flat, key);
    return typeof value === 'number' || typeof value === 'string'
      ? [tell(shorten(String(value), MAX_VALUE_CHARACTERS))]
      : [];
  });
}

function marksOf(flat: Json): string[] {
  return [
    ...(flat.readOnly === true ? ['read only'] : []),
    ...(flat.writeOnly === true ? ['write only'] : []),
    ...(flat.deprecated === true ? ['deprecated'] : []),
  ];
}

function shortJson(value: unknown): string {
  return shorten(JSON.stringify(value) ?? '', MAX_VALUE_CHARACTERS);
}
