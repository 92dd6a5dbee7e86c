import { dereference, validate } from '@cfworker/json-schema';
import { sample } from 'openapi-sampler';
import { isRecord, listOf, recordOf } from '../core/json.ts';
import type { ApiContent, Json } from './apiTypes.ts';
import { flattenSchema } from './schemas.ts';

/** Who writes a value: a client leaves out what is read only, a server what is write only. */
export type ExampleSide = 'request' | 'response';

/** Deeper levels of an example teach nothing more. */
const MAX_DEPTH = 8;
/** Id under which the schemas of a description refer to each other. */
const DOCUMENT_ID = 'https://api.invalid/';

/** The author's example of a parameter or body, else a value made of those that its schema and its fields have. */
export function contentExample(
  document: Json,
  { example, schema }: Pick<ApiContent, 'example' | 'schema'>,
  side: ExampleSide,
): unknown {
  const skip = side === 'request' ? { skipReadOnly: true } : { skipWriteOnly: true };
  // Of a schema that only refers to itself there is no example.
  return example ?? sample(schema, { ...skip, maxSampleDepth: MAX_DEPTH, quiet: true }, document) ?? null;
}

/** True for media types whose content is shown as JSON. */
export function isJsonType(type: string): boolean {
  return /^(?:application\/(?:[\w.-]+\+)?json|\*\/\*)\b/i.test(type);
}

/** Why an example does not fit its schema, such as 'the value must be integer'; undefined when it does. */
export function exampleFault(
  document: Json,
  schema: Json,
  value: unknown,
  side: ExampleSide,
): string | undefined {
  try {
    const own = recordOf(asWrittenBy(document, schema, side));
    const lookup = dereference(own, Object.create(schemasOf(document, side)));
    const { errors } = validate(value, own, '2020-12', lookup);
    const last = errors.at(-1);
    return last && `${last.instanceLocation.slice(1) || 'the value'}: ${last.error}`;
  } catch (error) {
    return `the schema cannot be used: ${error instanceof Error ? error.message : error}`;
  }
}

type Lookup = ReturnType<typeof dereference>;
const lookups: Record<ExampleSide, WeakMap<Json, Lookup>> = {
  request: new WeakMap(),
  response: new WeakMap(),
};

/** The schemas that a description's other schemas refer to, prepared once for each side. */
function schemasOf(document: Json, side: ExampleSide): Lookup {
  const known = lookups[side].get(document);
  if (known !== undefined) return known;
  const { schemas } = recordOf(document.components);
  const lookup = dereference({
    $id: DOCUMENT_ID,
    components: { schemas: asWrittenBy(document, schemas, side) },
  });
  lookups[side].set(document, lookup);
  return lookup;
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
