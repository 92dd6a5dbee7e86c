import { escapeCode } from '../highlight.ts';
import type { ApiOperation, ApiPlace } from './apiTypes.ts';
import { type ApiWriter, attribute, inlineProse, linkTo } from './apiWriter.ts';
import type { FieldView, SchemaView } from './schemaTree.ts';

/** What readers see of a field: of a schema, or a parameter. */
export type ShownField = Omit<FieldView, 'isCut'> & { isCut?: boolean };

/** Fields as a list of names with what they are; fields of their own fold out. */
export function fieldsHtml(writer: ApiWriter, fields: readonly ShownField[], place: ApiPlace): string {
  return listHtml(fields.map((field) => fieldHtml(writer, field, place)));
}

/** Shorter lists are told again: a reader has them before their eyes sooner than the place they stand at. */
const MIN_SHARED = 8;

/** The fields of an operation. Of a long list that the page has told before, only what is new. */
export function ownFieldsHtml(
  writer: ApiWriter,
  fields: readonly ShownField[],
  operation: ApiOperation,
): string {
  const items = fields.map((field) => fieldHtml(writer, field, operation));
  const before = writer.told.findLast((list) => list.items.every((item) => items.includes(item)));
  const rest = before === undefined ? items : items.filter((item) => !before.items.includes(item));
  if (items.length >= MIN_SHARED && rest.length > 0) writer.told.push({ items, operation });
  if (before === undefined) return listHtml(items);
  const link = linkTo(
    writer,
    writer.links.operations[before.operation.id] ?? '',
    escapeCode(before.operation.summary),
  );
  return rest.length === 0
    ? `<p>The same ${items.length} as of ${link}.</p>`
    : `<p>The ${before.items.length} of ${link}, and:</p>${listHtml(rest)}`;
}

function listHtml(items: readonly string[]): string {
  return `<dl class="api-fields">${items.join('')}</dl>`;
}

function fieldHtml(writer: ApiWriter, field: ShownField, place: ApiPlace): string {
  const required = field.required ? ' <b>required</b>' : '';
  const marks = field.marks.map((mark) => ` <i>${escapeCode(mark)}</i>`).join('');
  return (
    `<dt><code>${escapeCode(field.name)}</code> ${typeHtml(writer, field)}${required}${marks}</dt>` +
    `<dd>${aboutHtml(writer, field, place)}</dd>`
  );
}

/** What is said of a field, its values, and what is below it. */
function aboutHtml(writer: ApiWriter, field: ShownField, place: ApiPlace): string {
  return inlineProse(writer, field.description, place) + valuesHtml(field) + belowHtml(writer, field, place);
}

/** Default, allowed values and limits, on one line. */
export function valuesHtml({
  default: value,
  allowed,
  moreAllowed,
  limits,
}: Omit<SchemaView, 'isCut'>): string {
  const code = (text: string) => `<code>${escapeCode(text)}</code>`;
  const more = moreAllowed > 0 ? ` and ${moreAllowed} more` : '';
  const parts = [
    ...(value === undefined ? [] : [`Default: ${code(value)}`]),
    ...(allowed.length === 0
      ? []
      : [`${allowed.length === 1 ? 'Always' : 'One of'} ${allowed.map(code).join(', ')}${more}`]),
    ...limits.map((limit) => escapeCode(limit.charAt(0).toUpperCase() + limit.slice(1))),
  ];
  return parts.length === 0 ? '' : `<div class="api-values">${parts.join(' · ')}</div>`;
}

function belowHtml(writer: ApiWriter, { fields, isCut, name }: ShownField, place: ApiPlace): string {
  const cut = isCut ? '<p class="api-values">More is nested here than is shown.</p>' : '';
  return fields.length === 0 ? cut : foldedFields(fields, name, fieldsHtml(writer, fields, place) + cut);
}

/** Fields that fold out. `owner`: what they are of, for those who hear the summary without what stands around it. */
export function foldedFields(fields: readonly ShownField[], owner: string, html: string): string {
  const count = `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`;
  const label = `aria-label="${attribute(`${count} of ${owner}`)}"`;
  return `<details class="api-more"><summary ${label}>${count}</summary>${html}</details>`;
}

/** A type, with a link to the page of the schema that it names. */
export function typeHtml(writer: ApiWriter, { type, link }: Pick<SchemaView, 'type' | 'link'>): string {
  const path = link === undefined ? undefined : writer.links.schemas[link];
  if (link === undefined || path === undefined) return escapeCode(type);
  const at = type.lastIndexOf(link);
  if (at < 0) return linkTo(writer, path, escapeCode(type));
  return `${escapeCode(type.slice(0, at))}${linkTo(writer, path, escapeCode(link))}${escapeCode(type.slice(at + link.length))}`;
}
