import type { ApiContent, ApiOperation, ApiParameter, ApiResponse, Json } from './apiTypes.ts';
import { fieldOf, listOf, recordOf, textOf } from './json.ts';
import { resolveRef } from './resolveRef.ts';

/** In the order in which a resource's operations are told. */
export const METHODS: readonly string[] = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];

interface Source {
  path: string;
  method: string;
  /** The path item around the operation. */
  item: Json;
  file: string;
  line: number;
}

/** Reads one operation, its references to parameters, bodies and responses resolved. */
export function readOperation({ path, method, item, file, line }: Source, document: Json): ApiOperation {
  const source = recordOf(fieldOf(item, method));
  const own = listOf(source.parameters).map((one) => readParameter(one, document));
  const isOwn = ({ name, in: place }: ApiParameter) =>
    own.some((other) => other.name === name && other.in === place);
  const common = listOf(item.parameters).map((one) => readParameter(one, document));
  return {
    id: textOf(source.operationId) || fallbackId(method, path),
    method: method.toUpperCase(),
    path,
    summary: textOf(source.summary) || `${method.toUpperCase()} ${path}`,
    description: textOf(source.description),
    permission: textOf(fieldOf(source, 'x-permission')),
    security: fieldOf(source, 'security'),
    servers: fieldOf(source, 'servers') ?? item.servers,
    parameters: [...common.filter((one) => !isOwn(one)), ...own],
    body: readBody(fieldOf(source, 'requestBody'), document),
    responses: Object.entries(recordOf(source.responses)).map(([status, response]) =>
      readResponse(status, response, document),
    ),
    deprecated: source.deprecated === true,
    undocumented: fieldOf(source, 'x-undocumented') === true,
    sameAs: textOf(fieldOf(source, 'x-same-as')),
    clients: recordOf(fieldOf(source, 'x-clients')),
    file,
    line,
  };
}

function readParameter(value: unknown, document: Json): ApiParameter {
  const parameter = resolveRef(document, value);
  const place = textOf(parameter.in);
  return {
    name: textOf(parameter.name),
    in: place,
    required: parameter.required === true || place === 'path',
    deprecated: parameter.deprecated === true,
    description: textOf(parameter.description),
    schema: recordOf(parameter.schema),
    example: exampleOf(parameter),
  };
}

function readBody(value: unknown, document: Json): ApiOperation['body'] {
  if (value === undefined) return undefined;
  const body = resolveRef(document, value);
  return {
    required: body.required === true,
    description: textOf(body.description),
    content: readContent(body.content),
  };
}

function readResponse(status: string, value: unknown, document: Json): ApiResponse {
  const response = resolveRef(document, value);
  const headers = Object.entries(recordOf(response.headers)).map(([name, header]) => {
    const resolved = resolveRef(document, header);
    return { name, description: textOf(resolved.description), schema: recordOf(resolved.schema) };
  });
  return {
    status,
    description: textOf(response.description),
    content: readContent(response.content),
    headers,
  };
}

function readContent(value: unknown): ApiContent[] {
  return Object.entries(recordOf(value)).map(([type, media]) => ({
    type,
    schema: recordOf(fieldOf(media, 'schema')),
    example: exampleOf(recordOf(media)),
  }));
}

/** The author's example: the only one, or the first of several. */
function exampleOf(owner: Json): unknown {
  if (owner.example !== undefined) return owner.example;
  const [first] = Object.values(recordOf(owner.examples));
  return fieldOf(first, 'value');
}

/**
 * A stable name for an operation that has none.
 *
 * @example fallbackId('get', '/api/user/{id}.json') // 'get-api-user-id-json'
 */
function fallbackId(method: string, path: string): string {
  return [method, ...path.split(/[^\w]+/).filter(Boolean)].join('-');
}
