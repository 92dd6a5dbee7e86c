import { isRecord } from '../core/json.ts';
import { apiServer } from './apiServer.ts';
import type { ApiContent, ApiDescription, ApiOperation, ApiParameter, Json } from './apiTypes.ts';
import { exampleValue } from './exampleValue.ts';
import { flattenSchema } from './flattenSchema.ts';
import { fieldOf, listOf, recordOf } from './json.ts';

/** A request that an operation understands, before it is written in some language. */
export interface ExampleRequest {
  method: string;
  origin: string;
  /** Path and query, encoded. */
  target: string;
  /** What goes into the `Authorization` header: a token from the environment, a signature, or nothing. */
  authorization: 'bearer' | 'signature' | undefined;
  headers: [string, string][];
  body: ExampleBody | undefined;
  /** True when the answer is a file. */
  isFile: boolean;
}

export type ExampleBody =
  | { type: 'json'; value: unknown }
  | { type: 'form'; encoding: 'multipart' | 'urlencoded'; fields: FormField[] }
  | { type: 'file'; contentType: string };

export interface FormField {
  name: string;
  value: string;
  isFile: boolean;
}

/** An example of a request to an operation. */
export function exampleRequest(operation: ApiOperation, description: ApiDescription): ExampleRequest {
  const { document } = description;
  const { origin, prefix } = apiServer(description, operation);
  // What may be left out is shown where the author gives it an example: one of several ways that a server asks for.
  const wanted = operation.parameters.filter(
    (one) => (one.required || one.example !== undefined) && !one.deprecated,
  );
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = wanted.find((one) => one.in === 'path' && one.name === name);
    return encodeURIComponent(textValue(parameterExample(document, parameter)));
  });
  const query = wanted
    .filter((one) => one.in === 'query')
    .map(
      (one) =>
        `${encodeURIComponent(one.name)}=${encodeURIComponent(textValue(parameterExample(document, one)))}`,
    );
  return {
    method: operation.method,
    origin,
    target: prefix + path + (query.length > 0 ? `?${query.join('&')}` : ''),
    authorization: authorizationOf(operation, document),
    headers: wanted
      .filter((one) => one.in === 'header' && !/^(?:authorization|date)$/i.test(one.name))
      .map((one) => [one.name, textValue(parameterExample(document, one))]),
    body: bodyOf(operation, document),
    isFile: answersWithFile(operation),
  };
}

/** The example of a parameter, the author's own where there is one. */
export function parameterExample(document: Json, parameter: ApiParameter | undefined): unknown {
  if (parameter === undefined) return '1';
  return parameter.example ?? exampleValue(document, parameter.schema, 'request', parameter.name);
}

/** The example of a body in one media type. */
export function contentExample(document: Json, content: ApiContent, side: 'request' | 'response'): unknown {
  return content.example ?? exampleValue(document, content.schema, side);
}

/** True for media types whose content is shown as JSON. */
export function isJsonType(type: string): boolean {
  return /^(?:application\/(?:[\w.-]+\+)?json|\*\/\*)\b/i.test(type);
}

function textValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(textValue).join(',');
  return isRecord(value) ? JSON.stringify(value) : String(value);
}

function bodyOf({ body }: ApiOperation, document: Json): ExampleBody | undefined {
  const content = body?.content.find(({ type }) => isJsonType(type)) ?? body?.content[0];
  if (content === undefined) return undefined;
  const { type } = content;
  if (isJsonType(type)) return { type: 'json', value: contentExample(document, content, 'request') };
  const encoding = /multipart/i.test(type) ? 'multipart' : 'urlencoded';
  if (!/^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(type))
    return { type: 'file', contentType: type };
  const schema = flattenSchema(document, content.schema);
  const example = recordOf(contentExample(document, content, 'request'));
  const required = listOf(schema.required);
  const isFile = (name: string) => {
    const field = flattenSchema(document, fieldOf(schema.properties, name));
    return field.format === 'binary' || field.contentMediaType !== undefined;
  };
  const fields = Object.entries(example)
    .filter(([name]) => required.length === 0 || required.includes(name) || isFile(name))
    .map(([name, value]) => ({ name, value: textValue(value), isFile: isFile(name) }));
  return { type: 'form', encoding, fields };
}

function answersWithFile({ responses }: ApiOperation): boolean {
  const good = responses.find(({ status }) => /^2/.test(status));
  return (
    good !== undefined &&
    good.content.length > 0 &&
    !good.content.some(({ type }) => /json|text\//i.test(type))
  );
}

/** How a caller shows who it is, by the schemes that the operation or the whole description names. */
function authorizationOf({ security }: ApiOperation, document: Json): ExampleRequest['authorization'] {
  const wanted = listOf(security ?? document.security).flatMap((one) => Object.keys(recordOf(one)));
  const schemes = recordOf(fieldOf(document.components, 'securitySchemes'));
  const isBearer = (name: string) => fieldOf(fieldOf(schemes, name), 'scheme') === 'bearer';
  if (wanted.some(isBearer)) return 'bearer';
  return wanted.length > 0 ? 'signature' : undefined;
}
