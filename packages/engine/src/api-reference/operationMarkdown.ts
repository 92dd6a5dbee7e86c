import type { ApiSample } from '../config/apiSamples.ts';
import { withBase } from '../core/address.ts';
import { markdownTable } from '../core/text.ts';
import { oneLine } from '../markdown/text.ts';
import type { ApiOperation } from './apiTypes.ts';
import type { ApiWriter } from './apiWriter.ts';
import { apiServer } from './exampleRequest.ts';
import { parameterField } from './fieldsHtml.ts';
import { type FieldView, type SchemaView, schemaTree } from './schemaTree.ts';

/** An operation for machines: blocks of Markdown. */
export function operationMarkdown(writer: ApiWriter, operation: ApiOperation): string[] {
  const { description } = writer;
  const server = apiServer(description, operation);
  const { method, path, body, responses, parameters, deprecated, undocumented, permission } = operation;
  const marks = [...(deprecated ? ['deprecated'] : []), ...(undocumented ? ['undocumented'] : [])];
  const fields = parameters.map((one) => ({ ...parameterField(writer, one), place: one.in }));
  const sent = (body?.content ?? []).map(({ type, schema }) => {
    const view = schemaTree(description.document, schema, true);
    return [
      `Request body (\`${type}\`${body?.required ? ', required' : ''}): ${typeMarkdown(writer, view)}`,
      ...tableOf(writer, view.fields),
    ];
  });
  return [
    `\`${method} ${server.prefix}${path}\`${marks.map((mark) => ` (${mark})`).join('')}`,
    ...[operation.description.trim()].filter(Boolean),
    ...(server.isReaders ? [] : [`Reached at \`${server.origin}\`. ${oneLine(server.description)}`]),
    ...(permission === '' ? [] : [`Who may call it: ${oneLine(permission)}`]),
    ...parameterTable(writer, fields),
    ...sent.flat(),
    responses.map((response) => answerLine(writer, response)).join('\n'),
    ...operation.samples.filter(({ isClient, label }) => isClient || label === 'curl').map(fenceOf),
  ];
}

function parameterTable(writer: ApiWriter, fields: readonly (FieldView & { place: string })[]): string[] {
  if (fields.length === 0) return [];
  const rows = fields.map((field) => [
    `\`${field.name}\``,
    field.place,
    typeMarkdown(writer, field),
    field.required ? 'yes' : 'no',
    field.default ?? '',
    [...field.allowed, ...field.limits].join(', '),
    oneLine(field.description),
  ]);
  return [markdownTable(['Parameter', 'In', 'Type', 'Required', 'Default', 'Allowed', 'Description'], rows)];
}

/** Fields of a schema as a table; nested fields are not repeated. */
export function tableOf(writer: ApiWriter, fields: readonly FieldView[]): string[] {
  if (fields.length === 0) return [];
  const rows = fields.map((field) => [
    `\`${field.name}\``,
    typeMarkdown(writer, field),
    [...(field.required ? ['required'] : []), ...field.marks].join(', '),
    [
      ...(field.default === undefined ? [] : [`default ${field.default}`]),
      ...field.allowed,
      ...field.limits,
    ].join(', '),
    oneLine(field.description),
  ]);
  return [markdownTable(['Field', 'Type', 'Marks', 'Values', 'Description'], rows)];
}

function answerLine(
  writer: ApiWriter,
  { status, description, content }: ApiOperation['responses'][number],
): string {
  const types = content.map(({ type, schema }) => {
    const view = schemaTree(writer.description.document, schema, false);
    return `${typeMarkdown(writer, view)} (\`${type}\`)`;
  });
  return `- \`${status}\`: ${[oneLine(description), ...types].filter(Boolean).join(' ')}`;
}

function typeMarkdown({ links, page }: ApiWriter, { type, link }: Pick<SchemaView, 'type' | 'link'>): string {
  const path = link === undefined ? undefined : links.schemas[link];
  return path === undefined ? type : `[${type}](${withBase(path, page.context.base)})`;
}

function fenceOf({ language, code }: ApiSample): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
