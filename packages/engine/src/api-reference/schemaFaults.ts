import { isRecord } from '../core/json.ts';
import type { Json } from './apiTypes.ts';
import { flattenSchema } from './flattenSchema.ts';
import { fieldOf, listOf, recordOf, textOf } from './json.ts';
import { resolveRef } from './resolveRef.ts';

const MAX_FAULTS = 5;
const MAX_DEPTH = 40;

interface Check {
  document: Json;
  /** Keyword of the fields that are not there although they are required: the other side's. */
  absent: string;
  faults: string[];
}

/**
 * Why a value that one side of an exchange writes does not fit a schema, as far as the keywords go that descriptions use; empty when it fits.
 *
 * @example schemaFaults({}, { type: 'integer' }, 'a') // ['the value is no integer']
 */
export function schemaFaults(
  document: Json,
  schema: unknown,
  value: unknown,
  side: 'request' | 'response' = 'response',
): string[] {
  const check: Check = { document, absent: side === 'request' ? 'readOnly' : 'writeOnly', faults: [] };
  look(check, schema, value, '', 0);
  return check.faults.slice(0, MAX_FAULTS);
}

function look(check: Check, schema: unknown, value: unknown, path: string, depth: number): void {
  if (schema === false) fault(check, path, 'may not be there');
  if (!isRecord(schema) || depth > MAX_DEPTH || check.faults.length >= MAX_FAULTS) return;
  if (schema.$ref !== undefined) look(check, resolveRef(check.document, schema), value, path, depth + 1);
  for (const part of listOf(schema.allOf)) look(check, part, value, path, depth + 1);
  lookAtChoices(check, schema, value, path, depth);
  lookAtType(check, schema, value, path);
  if (isRecord(value)) lookAtObject(check, schema, value, path, depth);
  if (Array.isArray(value)) lookAtArray(check, schema, value, path, depth);
  if (typeof value === 'string') lookAtText(check, schema, value, path);
  if (typeof value === 'number') lookAtNumber(check, schema, value, path);
}

function lookAtChoices(check: Check, schema: Json, value: unknown, path: string, depth: number): void {
  for (const key of ['oneOf', 'anyOf']) {
    const choices = listOf(schema[key]);
    if (choices.length === 0) continue;
    const fits = choices.some((choice) => {
      const inner: Check = { ...check, faults: [] };
      look(inner, choice, value, path, depth + 1);
      return inner.faults.length === 0;
    });
    if (!fits) fault(check, path, 'fits none of the alternatives');
  }
}

function lookAtType(check: Check, schema: Json, value: unknown, path: string): void {
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).map(textOf).filter(Boolean);
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    fault(check, path, `is no ${types.join(' or ')}`);
  const json = JSON.stringify(value);
  const allowed = listOf(schema.enum);
  if (allowed.length > 0 && !allowed.some((one) => JSON.stringify(one) === json))
    fault(check, path, `is none of the allowed values: ${json}`);
  if (schema.const !== undefined && JSON.stringify(schema.const) !== json)
    fault(check, path, `is not ${JSON.stringify(schema.const)}`);
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function lookAtObject(check: Check, schema: Json, value: Json, path: string, depth: number): void {
  const properties = recordOf(schema.properties);
  for (const name of listOf(schema.required)) {
    const isAbsent = flattenSchema(check.document, fieldOf(properties, String(name)))[check.absent] === true;
    if (!isAbsent && !Object.hasOwn(value, String(name))) fault(check, path, `lacks "${name}"`);
  }
  for (const [name, one] of Object.entries(value)) {
    const own = fieldOf(properties, name);
    const rule = own ?? (schema.properties === undefined ? undefined : schema.additionalProperties);
    look(check, rule ?? schema.additionalProperties, one, `${path}/${name}`, depth + 1);
  }
}

function lookAtArray(check: Check, schema: Json, value: unknown[], path: string, depth: number): void {
  if (value.length < Number(schema.minItems ?? 0))
    fault(check, path, `has fewer than ${schema.minItems} entries`);
  if (value.length > Number(schema.maxItems ?? Number.POSITIVE_INFINITY))
    fault(check, path, `has more than ${schema.maxItems} entries`);
  for (const [index, one] of value.entries()) look(check, schema.items, one, `${path}/${index}`, depth + 1);
}

function lookAtText(check: Check, schema: Json, value: string, path: string): void {
  const length = [...value].length;
  if (length < Number(schema.minLength ?? 0)) fault(check, path, `is shorter than ${schema.minLength}`);
  if (length > Number(schema.maxLength ?? Number.POSITIVE_INFINITY))
    fault(check, path, `is longer than ${schema.maxLength}`);
  const pattern = expressionOf(schema.pattern);
  if (pattern !== undefined && !pattern.test(value)) fault(check, path, `does not match ${pattern.source}`);
}

/** An expression that is none, or so long that nobody wrote it by hand, checks nothing. */
function expressionOf(pattern: unknown): RegExp | undefined {
  if (typeof pattern !== 'string' || pattern.length > 200) return undefined;
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

function lookAtNumber(check: Check, schema: Json, value: number, path: string): void {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (typeof minimum === 'number' && value < minimum) fault(check, path, `is less than ${minimum}`);
  if (typeof maximum === 'number' && value > maximum) fault(check, path, `is more than ${maximum}`);
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum)
    fault(check, path, `is not more than ${exclusiveMinimum}`);
  if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum)
    fault(check, path, `is not less than ${exclusiveMaximum}`);
}

function fault(check: Check, path: string, message: string): void {
  check.faults.push(`${path === '' ? 'the value' : path} ${message}`);
}
