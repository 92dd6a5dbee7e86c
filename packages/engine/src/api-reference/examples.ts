import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { sample } from 'openapi-sampler';
import { isRecord } from '../core/json.ts';
import type { ApiContent, ApiParameter, Json } from './apiTypes.ts';
import { listOf, recordOf } from './json.ts';
import { flattenSchema } from './schemas.ts';

/** Who writes a value: a client leaves out what is read only, a server what is write only. */
export type ExampleSide = 'request' | 'response';

/** Deeper levels of an example teach nothing more. */
const MAX_DEPTH = 8;
/** Id under which the schemas of a description refer to each other. */
const DOCUMENT_ID = 'api';

/** A value that fits a schema, made of the examples and defaults that the schema and its fields have. */
export function exampleValue(document: Json, schema: Json, side: ExampleSide): unknown {
  const skip = side === 'request' ? { skipReadOnly: true } : { skipWriteOnly: true };
  // Of a schema that only refers to itself there is no example.
  return sample(schema, { ...skip, maxSampleDepth: MAX_DEPTH, quiet: true }, document) ?? null;
}

/** The example of a parameter, the author's own where there is one. */
export function parameterExample(document: Json, { example, schema }: ApiParameter): unknown {
  return example ?? exampleValue(document, schema, 'request');
}

/** The example of a body in one media type, the author's own where there is one. */
export function contentExample(document: Json, { example, schema }: ApiContent, side: ExampleSide): unknown {
  return example ?? exampleValue(document, schema, side);
}

/** True for media types whose content is shown as JSON. */
export function isJsonType(type: string): boolean {
  return /^(?:application\/(?:[\w.-]+\+)?json|\*\/\*)\b/i.test(type);
}

/**
 * Why an example does not fit its schema; undefined when it does.
 *
 * @example exampleFault({}, { type: 'integer' }, 'a', 'response') // 'the value must be integer'
 */
export function exampleFault(
  document: Json,
  schema: Json,
  value: unknown,
  side: ExampleSide,
): string | undefined {
  try {
    const validate = validatorOf(document, side)(schema);
    if (validate(value)) return undefined;
    const { instancePath = '', message = 'is wrong' } = validate.errors?.at(-1) ?? {};
    return `${instancePath || 'the value'} ${message}`;
  } catch (error) {
    return `the schema cannot be used: ${error instanceof Error ? error.message : error}`;
  }
}

type Validator = (schema: Json) => ValidateFunction;
const validators: Record<ExampleSide, WeakMap<Json, Validator>> = {
  request: new WeakMap(),
  response: new WeakMap(),
};

/** Compiles the schemas of a description, each once. */
function validatorOf(document: Json, side: ExampleSide): Validator {
  const known = validators[side].get(document);
  if (known !== undefined) return known;
  const ajv = new Ajv2020({
    inlineRefs: false,
    strict: false,
    validateSchema: false,
    validateFormats: false,
    code: { optimize: false },
  });
  const { schemas } = recordOf(document.components);
  ajv.addSchema({ $id: DOCUMENT_ID, components: { schemas: asWrittenBy(document, schemas, side) } });
  const compiled = new Map<string, ValidateFunction>();
  const validator = (schema: Json) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(recordOf(asWrittenBy(document, schema, side)));
    compiled.set(key, validate);
    return validate;
  };
  validators[side].set(document, validator);
  return validator;
}

/** A schema that asks one side for nothing that only the other side writes. */
function asWrittenBy(document: Json, schema: unknown, side: ExampleSide): unknown {
  if (Array.isArray(schema)) return schema.map((one) => asWrittenBy(document, one, side));
  if (!isRecord(schema)) return schema;
  const hidden = side === 'request' ? 'readOnly' : 'writeOnly';
  const properties = recordOf(schema.properties);
  const isWritten = (name: unknown) => flattenSchema(document, properties[String(name)])[hidden] !== true;
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === '$ref') return [key, `${DOCUMENT_ID}${value}`];
    if (key === 'required' && Array.isArray(value)) return [key, listOf(value).filter(isWritten)];
    return [key, asWrittenBy(document, value, side)];
  });
  return Object.fromEntries(entries);
}
