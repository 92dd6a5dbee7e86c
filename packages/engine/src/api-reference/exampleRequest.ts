import type { ApiSample, ExampleBody, ExampleRequest, MakeSamples } from '../config/apiSamples.ts';
import { fieldOf, isRecord, listOf, recordOf, textOf } from '../core/json.ts';
import type { ApiDescription, ApiOperation, ApiParameter, Json } from './apiTypes.ts';
import { contentExample, isJsonType } from './examples.ts';
import { flattenSchema } from './schemas.ts';

/** Placeholder for the reader's server in samples. */
export const SERVER_PLACEHOLDER = 'https://<server>';

/** A machine of the deployment's own network, which no reader reaches by another name. */
const INTERNAL = /^http:\/\/[\w-]+(?::\d+)?$/;

/** What stands before the paths of a description's operations. */
interface ApiServer {
  /** Origin, such as `https://<server>`. */
  origin: string;
  /** True when readers put their own server in its place. */
  isReaders: boolean;
  /** Path below the origin, without a slash at its end. */
  prefix: string;
  /** Who reaches it, as Markdown. */
  description: string;
}

/** Where an operation is found: the first of its own servers, else the first of those of the whole description. */
export function apiServer(
  { document }: Pick<ApiDescription, 'document'>,
  operation?: Pick<ApiOperation, 'servers'>,
): ApiServer {
  const [first] = listOf(operation?.servers ?? document.servers);
  const variable = recordOf(fieldOf(fieldOf(first, 'variables'), 'server'));
  const written = textOf(variable.default);
  const isInternal = INTERNAL.test(written);
  const prefix = textOf(fieldOf(first, 'url'))
    .replace(/^(?:\{server\}|https?:\/\/[^/]+)/, '')
    .replace(/\/$/, '');
  return {
    origin: isInternal ? written : SERVER_PLACEHOLDER,
    isReaders: !isInternal,
    prefix,
    description: textOf(fieldOf(first, 'description')),
  };
}

/** An example of a request to an operation. */
export function exampleRequest(operation: ApiOperation, description: ApiDescription): ExampleRequest {
  const { document } = description;
  const { origin, prefix } = apiServer(description, operation);
  // What may be left out is shown where the author gives it an example: one of several ways that a server asks for.
  const wanted = operation.parameters.filter(
    (one) => (one.required || one.example !== undefined) && !one.deprecated,
  );
  const ofPlace = (place: string) => wanted.filter((one) => one.in === place);
  const textOfExample = (parameter: ApiParameter) =>
    textValue(contentExample(document, parameter, 'request'));
  const path = ofPlace('path').reduce(
    (text, one) => text.replaceAll(`{${one.name}}`, encodeURIComponent(textOfExample(one))),
    operation.path,
  );
  const query = ofPlace('query').map(
    (one) => `${encodeURIComponent(one.name)}=${encodeURIComponent(textOfExample(one))}`,
  );
  return {
    method: operation.method,
    origin,
    target: prefix + path + (query.length > 0 ? `?${query.join('&')}` : ''),
    authorization: authorizationOf(operation, document),
    headers: ofPlace('header')
      .filter((one) => !/^(?:authorization|date)$/i.test(one.name))
      .map((one) => [one.name, textOfExample(one)]),
    body: bodyOf(operation, document),
    isFile: answersWithFile(operation),
  };
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
    const whole = flattenSchema(document, fieldOf(schema.properties, name));
    const field = whole.items === undefined ? whole : flattenSchema(document, whole.items);
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

/** Headers that show who calls: of the first security scheme that says with `x-headers` how they are written. */
function authorizationOf(operation: ApiOperation, document: Json): [name: string, value: string][] {
  const headers = schemesOf(operation, document)
    .map((scheme) => scheme['x-headers'])
    .find(isRecord);
  return Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]);
}

/** The page that says how to get what shows who calls, as the first security scheme with `x-guide` names it. */
export function authenticationGuide(operation: ApiOperation, document: Json): string | undefined {
  const guide = schemesOf(operation, document).find((scheme) => 'x-guide' in scheme)?.['x-guide'];
  return guide === undefined ? undefined : String(guide);
}

function schemesOf({ security }: ApiOperation, document: Json): Json[] {
  const wanted = listOf(security ?? document.security).flatMap((one) => Object.keys(recordOf(one)));
  const schemes = recordOf(fieldOf(document.components, 'securitySchemes'));
  return wanted.map((name) => recordOf(schemes[name]));
}

/** Gives every operation its samples: one for curl, with which the site makes those of other languages. */
export function addSamples(description: ApiDescription, makeSamples: MakeSamples): void {
  for (const operation of description.services.flatMap(({ operations }) => operations)) {
    const request = exampleRequest(operation, description);
    operation.samples = makeSamples(operation, request, curlSample(request));
  }
}

function curlSample(request: ExampleRequest): ApiSample {
  const { method, origin, target, body, isFile } = request;
  const parts = [
    method === 'GET' ? 'curl --fail' : `curl --fail --request ${method}`,
    ...curlHeaders(request),
    ...curlBody(body),
    ...(isFile ? ['--output answer.bin'] : []),
    shellQuoted(origin + target),
  ];
  return { label: 'curl', language: 'bash', code: parts.join(' \\\n  '), isClient: false, proof: '' };
}

function curlHeaders({ authorization, headers, body }: ExampleRequest): string[] {
  const type = body?.type === 'json' ? 'application/json' : body?.type === 'file' ? body.contentType : '';
  return [
    // In double quotes the shell puts the values of variables.
    ...authorization.map(([name, value]) => `--header "${name}: ${value}"`),
    ...headers.map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(type === '' ? [] : [`--header ${shellQuoted(`Content-Type: ${type}`)}`]),
  ];
}

function curlBody(body: ExampleBody | undefined): string[] {
  if (body === undefined) return [];
  if (body.type === 'json') return [`--data ${shellQuoted(JSON.stringify(body.value))}`];
  if (body.type === 'file') return ['--data-binary @file.bin'];
  const option = body.encoding === 'multipart' ? '--form' : '--data-urlencode';
  return body.fields.map(({ name, value, isFile }) =>
    isFile ? `--form ${shellQuoted(`${name}=@file.bin`)}` : `${option} ${shellQuoted(`${name}=${value}`)}`,
  );
}

/** A word that the shell takes as it stands. */
function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
