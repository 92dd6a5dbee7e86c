import { fieldOf, isRecord, listOf } from '../core/json.ts';
import type { ApiDescription, ApiOperation, Json } from './apiTypes.ts';

/** A reference to a reference to …: more than this is a circle or a joke. */
const MAX_HOPS = 8;
const SCHEMA = /^#\/components\/schemas\/([^/]+)$/;

/** What a reference within the document leads to; undefined for any other. Names of components need no escapes. */
export function targetOfRef(document: Json, ref: unknown): unknown {
  if (typeof ref !== 'string' || !ref.startsWith('#/')) return undefined;
  return ref.slice(2).split('/').reduce<unknown>(fieldOf, document);
}

/** The object itself, or what its references lead to; an empty object when they lead nowhere. */
export function resolveRef(document: Json, value: unknown): Json {
  let current = value;
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const ref = fieldOf(current, '$ref');
    if (ref === undefined) return isRecord(current) ? current : {};
    current = targetOfRef(document, ref);
  }
  return {};
}

/** Name of the schema that a schema refers to, if that is all it does. */
export function refName(schema: unknown): string | undefined {
  const ref = fieldOf(schema, '$ref');
  return typeof ref === 'string' ? SCHEMA.exec(ref)?.[1] : undefined;
}

/** What of several schemas adds up instead of the later one winning. */
const ADDED = new Set(['properties', 'required', 'allOf', '$ref']);

/** Document -> schema -> what it amounts to: trees, examples and checks all ask for the same. */
const known = new WeakMap<Json, WeakMap<Json, Json>>();

/** The schema with its reference and its `allOf` worked in: what a value has to look like, in one object. */
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
    Object.assign(properties, part.properties);
    for (const name of listOf(part.required)) required.add(name);
    for (const [key, value] of Object.entries(part)) if (!ADDED.has(key)) flat[key] = value;
  }
  if (Object.keys(properties).length > 0) flat.properties = properties;
  if (required.size > 0) flat.required = [...required];
  return flat;
}

/** What a schema is made of, the most general first. */
function collect(document: Json, schema: unknown, parts: Json[]): void {
  if (!isRecord(schema) || parts.includes(schema)) return;
  if (fieldOf(schema, '$ref') !== undefined) {
    const target = resolveRef(document, schema);
    if (!parts.includes(target)) collect(document, target, parts);
  }
  parts.push(schema);
  for (const part of listOf(schema.allOf)) collect(document, part, parts);
}

/** What refers to a schema directly. */
export interface SchemaUses {
  operations: ApiOperation[];
  schemas: string[];
}

/** For each schema of a description, what refers to it. */
export function schemaUses({ services, schemas }: ApiDescription): Map<string, SchemaUses> {
  const uses = new Map<string, SchemaUses>(
    Object.keys(schemas).map((name) => [name, { operations: [], schemas: [] }]),
  );
  for (const operation of services.flatMap((service) => service.operations)) {
    const { parameters, body, responses } = operation;
    for (const name of refsIn([parameters, body, responses])) uses.get(name)?.operations.push(operation);
  }
  for (const { name: from, schema } of Object.values(schemas))
    for (const name of refsIn(schema)) if (name !== from) uses.get(name)?.schemas.push(from);
  return uses;
}

/** Names of all schemas that a value refers to. */
export function refsIn(value: unknown): Set<string> {
  const names = new Set<string>();
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const one = pending.pop();
    if (Array.isArray(one)) pending.push(...one);
    else if (isRecord(one)) {
      const name = refName(one);
      if (name !== undefined) names.add(name);
      pending.push(...Object.values(one));
    }
  }
  return names;
}
