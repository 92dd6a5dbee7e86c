import { mistake } from '../core/errors.ts';
import { fieldOf, isRecord, listOf, recordOf, textOf } from '../core/json.ts';
import type { Problem } from '../core/types.ts';
import { lineOf, NOTED_DEPTH } from '../markdown/yamlFile.ts';
import type {
  ApiContent,
  ApiDescription,
  ApiOperation,
  ApiParameter,
  ApiPart,
  ApiResponse,
  ApiSchema,
  ApiService,
  Json,
} from './apiTypes.ts';
import { resolveRef, targetOfRef } from './schemas.ts';

/** Name of the file that all others of a description hang on. */
const ROOT = 'openapi';

/** What is put together while files are joined. */
interface Joined {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
  tags: ReturnType<typeof tagOf>[];
  /** `<kind>/<name>` or `<path> <method>` -> where it was first met. */
  places: Map<string, string>;
  problems: Problem[];
}

/** Joins the files of a description. Mistakes are those that would make wrong pages; for others the tests look. */
export function joinParts(
  name: string,
  parts: readonly ApiPart[],
): { description: ApiDescription; problems: Problem[] } {
  const joined: Joined = { paths: {}, components: {}, tags: [], places: new Map(), problems: [] };
  const root = parts.find(({ file }) => slugOf(file) === ROOT)?.data ?? {};
  const ordered = inOrder(parts, listOf(root['x-services']));
  for (const part of ordered) joinPart(part, joined);
  const info = recordOf(root.info);
  const document: Json = {
    ...root,
    ...(joined.tags.length > 0 && { tags: joined.tags }),
    paths: joined.paths,
    components: joined.components,
  };
  const shared = parts.filter((part) => !isService(part));
  const description: ApiDescription = {
    name,
    isMain: root['x-main'] === true,
    title: textOf(info.title) || name,
    version: textOf(info.version),
    description: textOf(info.description),
    document,
    services: ordered.filter(isService).map((part) => serviceOf(part, document)),
    schemas: Object.fromEntries(parts.flatMap(schemasOf).map((schema) => [schema.name, schema])),
    shared: shared.flatMap(schemasOf).map((schema) => schema.name),
  };
  const problems = [
    ...joined.problems,
    ...parts.flatMap((part) => refProblems(part, document)),
    ...idProblems(description.services.flatMap(({ operations }) => operations)),
  ];
  return { description, problems };
}

/** Every reference leads to a place in the same document. */
function refProblems({ file, data, lines }: ApiPart, document: Json): Problem[] {
  const walk = (value: unknown, path: string[]): Problem[] => {
    if (Array.isArray(value)) return value.flatMap((one) => walk(one, path));
    const inside = Object.entries(recordOf(value)).flatMap(([key, one]) =>
      walk(one, path.length < NOTED_DEPTH ? [...path, key] : path),
    );
    const ref = fieldOf(value, '$ref');
    if (ref === undefined || targetOfRef(document, ref) !== undefined) return inside;
    const message = `the reference ${JSON.stringify(ref)} leads nowhere in the description.`;
    const hint = 'Write "#/components/…", and the name of something there.';
    return [mistake(file, lineOf(lines, path.join('/')), message, hint), ...inside];
  };
  return walk(data, []);
}

/** Anchors are made of them. */
const OPERATION_ID = /^[A-Za-z][\w.-]*$/;

function idProblems(operations: readonly ApiOperation[]): Problem[] {
  const seen = new Map<string, ApiOperation>();
  return operations.flatMap((operation) => {
    const { id, file, line } = operation;
    const before = seen.get(id);
    seen.set(id, operation);
    if (!OPERATION_ID.test(id))
      return mistake(file, line, `"${id}" is no operationId.`, 'Use letters, digits, "-" and "_".');
    if (before === undefined) return [];
    return mistake(
      file,
      line,
      `the operationId "${id}" is used twice; first in ${before.file}:${before.line}.`,
    );
  });
}

/** Services in the order that the root file gives; those it does not name come last. */
function inOrder(parts: readonly ApiPart[], slugs: readonly unknown[]): ApiPart[] {
  const known = slugs.flatMap((slug) => parts.find(({ file }) => slugOf(file) === slug) ?? []);
  return [...new Set([...known, ...parts])];
}

function isService({ file }: ApiPart): boolean {
  return slugOf(file) !== ROOT && slugOf(file) !== 'shared';
}

function joinPart(part: ApiPart, joined: Joined): void {
  // What the author notes for those who check: readers get the description without.
  const data = JSON.parse(
    JSON.stringify(part.data, (key, value) => (key === 'x-source' ? undefined : value)),
  );
  const own = isService(part) ? tagOf(part) : undefined;
  if (own !== undefined) joined.tags.push(own);
  for (const [path, item] of Object.entries(recordOf(data.paths))) {
    for (const [method, operation] of Object.entries(recordOf(item))) {
      const tags = own === undefined ? {} : { tags: [own.name] };
      const value = isRecord(operation) && METHODS.includes(method) ? { ...tags, ...operation } : operation;
      claim(part, ['paths', path, method], value, joined.paths, joined);
    }
  }
  for (const [kind, entries] of Object.entries(recordOf(data.components)))
    for (const [name, value] of Object.entries(recordOf(entries)))
      claim(part, ['components', kind, name], value, joined.components, joined);
}

/** Puts a value in its place; a problem when the place is taken. */
function claim(
  { file, lines }: ApiPart,
  [kind, group, name]: [kind: string, group: string, name: string],
  value: unknown,
  groups: Record<string, Record<string, unknown>>,
  { places, problems }: Joined,
): void {
  const place = `${kind}/${group}/${name}`;
  const line = lineOf(lines, place);
  const before = places.get(place);
  if (before !== undefined) {
    const message = `"${place}" is described twice; first in ${before}.`;
    problems.push(mistake(file, line, message, 'Keep one of the two.'));
    return;
  }
  places.set(place, `${file}:${line}`);
  groups[group] ??= {};
  groups[group][name] = value;
}

function serviceOf(part: ApiPart, document: Json): ApiService {
  const { data, file, lines } = part;
  const tag = tagOf(part);
  const operations = Object.entries(recordOf(data.paths)).flatMap(([path, item]) =>
    METHODS.filter((method) => isRecord(fieldOf(item, method))).map((method) => {
      const line = lineOf(lines, `paths/${path}/${method}`);
      return readOperation({ path, method, item: recordOf(item), file, line }, document);
    }),
  );
  return {
    slug: slugOf(file),
    title: tag.name,
    description: tag.description ?? '',
    file,
    operations,
    schemas: schemasOf(part).map(({ name }) => name),
  };
}

function tagOf({ data, file }: ApiPart) {
  const slug = slugOf(file);
  const description = textOf(data.description);
  return { name: textOf(data.tag) || slug, ...(description !== '' && { description }), 'x-slug': slug };
}

function slugOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.ya?ml$/, '');
}

function schemasOf({ data, file, lines }: ApiPart): ApiSchema[] {
  return Object.entries(recordOf(fieldOf(data.components, 'schemas'))).map(([name, schema]) => ({
    name,
    schema: recordOf(schema),
    file,
    line: lineOf(lines, `components/schemas/${name}`),
  }));
}

/** In the order in which a page shows the operations of a resource. */
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
function readOperation({ path, method, item, file, line }: Source, document: Json): ApiOperation {
  const source = recordOf(fieldOf(item, method));
  const own = listOf(source.parameters).map((one) => readParameter(one, document));
  const isOwn = ({ name, in: place }: ApiParameter) =>
    own.some((other) => other.name === name && other.in === place);
  const common = listOf(item.parameters).map((one) => readParameter(one, document));
  return {
    id: textOf(source.operationId),
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
    samples: [],
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
