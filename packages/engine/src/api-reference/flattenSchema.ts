import { isRecord } from '../core/json.ts';
import type { Json } from './apiTypes.ts';
import { fieldOf, listOf, recordOf } from './json.ts';
import { resolveRef } from './resolveRef.ts';

/** How many schemas may be put together into one. */
const MAX_PARTS = 40;
/** What of several schemas adds up instead of the later one winning. */
const ADDED = new Set(['properties', 'required', 'allOf', '$ref']);

/** Document -> schema -> what it amounts to: trees, examples and checks all ask for the same. */
const known = new WeakMap<Json, WeakMap<Json, Json>>();

/**
 * The schema with its reference and its `allOf` worked in: what a value has to look like, in one object. Bounded, so
 * that circles end.
 */
export function flattenSchema(document: Json, schema: unknown): Json {
  if (!isRecord(schema)) return {};
  const ofDocument = known.get(document) ?? new WeakMap<Json, Json>();
  known.set(document, ofDocument);
  const flat = ofDocument.get(schema) ?? putTogether(document, schema);
  ofDocument.set(schema, flat);
  return flat;
}

function putTogether(document: Json, schema: Json): Json {
  const parts: Json[] = [];
  collect(document, schema, parts);
  const properties: Record<string, unknown> = {};
  const required = new Set<unknown>();
  const flat: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [name, value] of Object.entries(recordOf(part.properties))) properties[name] = value;
    for (const name of listOf(part.required)) required.add(name);
    for (const [key, value] of Object.entries(part)) if (!ADDED.has(key)) flat[key] = value;
  }
  if (Object.keys(properties).length > 0) flat.properties = properties;
  if (required.size > 0) flat.required = [...required];
  return flat;
}

/** What a schema is made of, the most general first. */
function collect(document: Json, schema: unknown, parts: Json[]): void {
  if (!isRecord(schema) || parts.length >= MAX_PARTS || parts.includes(schema)) return;
  if (fieldOf(schema, '$ref') !== undefined) {
    const target = resolveRef(document, schema);
    if (!parts.includes(target)) collect(document, target, parts);
  }
  parts.push(schema);
  for (const part of listOf(schema.allOf)) collect(document, part, parts);
}
