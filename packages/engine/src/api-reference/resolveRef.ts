import { decodePath } from '../core/address.ts';
import { isRecord } from '../core/json.ts';
import type { Json } from './apiTypes.ts';
import { fieldOf } from './json.ts';

/** A reference to a reference to …: more than this is a circle or a joke. */
const MAX_HOPS = 8;
const SCHEMA = /^#\/components\/schemas\/([^/]+)$/;

/** What a reference within the document leads to; undefined for any other, and for one that leads nowhere. */
export function targetOfRef(document: Json, ref: unknown): unknown {
  if (typeof ref !== 'string' || !ref.startsWith('#/')) return undefined;
  let value: unknown = document;
  for (const step of ref.slice(2).split('/')) {
    const name = unescapeStep(step);
    value = Array.isArray(value) && /^\d+$/.test(name) ? value[Number(name)] : fieldOf(value, name);
  }
  return value;
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
  if (typeof ref !== 'string') return undefined;
  const [, name] = SCHEMA.exec(ref) ?? [];
  return name === undefined ? undefined : unescapeStep(name);
}

function unescapeStep(step: string): string {
  // Nearly all: a description has thousands of references, and each is followed many times.
  if (!/[~%]/.test(step)) return step;
  return decodePath(step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
