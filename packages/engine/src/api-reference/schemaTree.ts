import { fieldOf, isRecord, listOf, recordOf, textOf } from '../core/json.ts';
import { API } from '../core/strings.ts';
import { shorten } from '../core/text.ts';
import type { Json } from './apiTypes.ts';
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
  /** Such as `at least 1`. */
  limits: string[];
  marks: string[];
  fields: FieldView[];
}

/** A schema as the field of another, or as one of several alternatives. */
export interface FieldView extends SchemaView {
  name: string;
  required: boolean;
}

/** What is below is not shown; a schema may hold itself. */
const MAX_DEPTH = 6;
const MAX_VALUE_CHARACTERS = 120;

/** The tree of a schema. `opensLink`: with the fields of the named schema that it refers to, too. */
export function schemaTree(document: Json, schema: unknown, opensLink: boolean, depth = 0): SchemaView {
  const flat = flattenSchema(document, schema);
  const link = linkOf(flat, schema);
  const items = flat.type === 'array' || flat.items !== undefined ? flat.items : undefined;
  const itemLink = items === undefined ? undefined : linkOf(flattenSchema(document, items), items);
  const isOpen = (link === undefined && itemLink === undefined) || opensLink;
  return {
    type: typeOf(document, schema, 0),
    link: link ?? itemLink,
    description:
      textOf(fieldOf(schema, 'description')) || (link === undefined ? textOf(flat.description) : ''),
    default: flat.default === undefined ? undefined : shortJson(flat.default),
    allowed: allowedValues(flat).map(shortJson),
    limits: limitsOf(flat),
    marks: marksOf(flat),
    fields: isOpen && depth < MAX_DEPTH ? fieldsOf(document, items ?? flat, depth) : [],
  };
}

/** Name of a schema that has a page of its own. One without parts is described where it is used. */
function linkOf(flat: Json, schema: unknown): string | undefined {
  const parts = ['properties', 'items', 'oneOf', 'anyOf', 'additionalProperties'];
  return parts.some((key) => (flat[key] ?? false) !== false) ? refName(schema) : undefined;
}

function fieldsOf(document: Json, schema: unknown, depth: number): FieldView[] {
  const flat = flattenSchema(document, schema);
  const required = listOf(flat.required);
  const fields: [name: string, schema: unknown][] = Object.entries(recordOf(flat.properties));
  if (isRecord(flat.additionalProperties)) fields.push(['any other name', flat.additionalProperties]);
  for (const [index, one] of [...listOf(flat.oneOf), ...listOf(flat.anyOf)].entries())
    fields.push([refName(one) ?? (textOf(fieldOf(one, 'title')) || `alternative ${index + 1}`), one]);
  return fields.map(([name, one]) => ({
    name,
    required: required.includes(name),
    ...schemaTree(document, one, false, depth + 1),
  }));
}

function typeOf(document: Json, schema: unknown, depth: number): string {
  const flat = flattenSchema(document, schema);
  const name = linkOf(flat, schema);
  if (name !== undefined) return name;
  const types = (Array.isArray(flat.type) ? flat.type : [flat.type]).map(textOf).filter(Boolean);
  if (types.includes('array') || flat.items !== undefined) {
    const item = depth < MAX_DEPTH ? typeOf(document, flat.items, depth + 1) : 'any';
    return [API.arrayOf(item), ...types.filter((type) => type !== 'array')].join(API.or);
  }
  if (types.length > 0) return types.map((type) => withFormat(type, flat.format)).join(API.or);
  if (flat.properties !== undefined) return 'object';
  if (flat.oneOf !== undefined || flat.anyOf !== undefined) return API.oneOfSeveral;
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
