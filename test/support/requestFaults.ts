import type { ApiDescription, ApiOperation } from '../../packages/engine/src/api-reference/apiTypes.ts';
import { flattenSchema } from '../../packages/engine/src/api-reference/schemas.ts';
import { recordOf } from '../../packages/engine/src/core/json.ts';

/** A request as far as a description speaks of it. */
export interface AskedOf {
  query: URLSearchParams;
  /** The body as JSON, undefined where there is none or another kind. */
  json: unknown;
}

/** Names that lists take in front of an operator: `name[ilike]`. */
const FIELD_FILTER = /^\w+\[(?:equals|nequals|like|ilike|lte|gte|in)\]$/;

/** Lists that understand field filters, as `/dev-guide/api/` says. */
const FILTERED_LISTS = [
  'listProjects',
  'listUsers',
  'listProjectUsers',
  'listProjectImageInstances',
  'listUserImageInstances',
  'listAbstractImages',
  'listUploadedFiles',
];

/** What a request has that its operation does not know, or lacks that it needs. */
export function requestFaults(
  operation: ApiOperation,
  { query, json }: AskedOf,
  { document }: ApiDescription,
): string[] {
  const known = operation.parameters.filter((one) => one.in === 'query');
  const names = [...query.keys()];
  const unknown = names.filter(
    (name) =>
      name !== 'Authorization' && !known.some((one) => one.name === name) && !isFilter(operation, name),
  );
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const missing = known.filter((one) => one.required && !query.has(one.name));
  return [
    ...unknown.map((name) => `${operation.id} has no parameter ${name}`),
    ...twice.map((name) => `${operation.id} is asked for ${name} twice`),
    ...missing.map(({ name }) => `${operation.id} needs the parameter ${name}`),
    ...bodyFaults(operation, json, recordOf(document)),
  ];
}

/** Core decodes the names of parameters once more than other servers do. */
function isFilter({ id }: ApiOperation, name: string): boolean {
  return FILTERED_LISTS.includes(id) && FIELD_FILTER.test(decodeURIComponent(name));
}

function bodyFaults(operation: ApiOperation, json: unknown, document: Record<string, unknown>): string[] {
  const content = operation.body?.content.find(({ type }) => type.includes('json'));
  if (content === undefined || !operation.body?.required) return [];
  if (json === undefined) return [`${operation.id} needs a body of JSON`];
  const { required } = flattenSchema(document, content.schema);
  const given = recordOf(Array.isArray(json) ? json[0] : json);
  return Array.isArray(required)
    ? required.filter((name) => !(name in given)).map((name) => `${operation.id} needs the field ${name}`)
    : [];
}
