import { API } from '../core/strings.ts';
import { escapeHtml, escapeText } from '../core/text.ts';
import type { ApiOperation, ApiParameter, ApiPlace } from './apiTypes.ts';
import { type ApiWriter, inlineProse, linkTo } from './apiWriter.ts';
import { type FieldView, type SchemaView, schemaTree } from './schemaTree.ts';

/** A parameter as a field. */
export function parameterField(writer: ApiWriter, parameter: ApiParameter): FieldView {
  const view = schemaTree(writer.description.document, parameter.schema, false);
  const marks = parameter.deprecated ? ['deprecated'] : [];
  const description = parameter.description || view.description;
  return { ...view, name: parameter.name, required: parameter.required, description, marks };
}

/** Fields as a list of names with what they are; fields of their own fold out. */
export function fieldsHtml(writer: ApiWriter, fields: readonly FieldView[], place: ApiPlace): string {
  return listHtml(fields.map((field) => fieldHtml(writer, field, place)));
}

/** Shorter lists are repeated: reading them takes less time than following a link. */
const MIN_LISTED = 8;

/** The fields of an operation. Of a long list that the page has shown before, only the differences. */
export function ownFieldsHtml(
  writer: ApiWriter,
  fields: readonly FieldView[],
  operation: ApiOperation,
): string {
  const items = new Map(fields.map((field) => [field.name, fieldHtml(writer, field, operation)]));
  const before = writer.listed.findLast((list) => [...list.items.keys()].every((name) => items.has(name)));
  const others = [...items].filter(([name, html]) => before?.items.get(name) !== html);
  const isDifferent = others.length > 0;
  if (items.size >= MIN_LISTED && isDifferent) writer.listed.push({ items, operation });
  const list = listHtml(others.map(([, html]) => html));
  if (before === undefined || items.size - others.length < MIN_LISTED) return listHtml([...items.values()]);
  const link = linkToOperation(writer, before.operation);
  if (!isDifferent) return `<p class="api-same">${API.theSame(items.size, link)}</p>`;
  const isOther = others.some(([name]) => before.items.has(name));
  return `<p class="api-same">${API.theSameBut(before.items.size, link, isOther)}</p>${list}`;
}

function listHtml(items: readonly string[]): string {
  return `<dl class="api-fields">${items.join('')}</dl>`;
}

function fieldHtml(writer: ApiWriter, field: FieldView, place: ApiPlace): string {
  const { name, fields } = field;
  const required = field.required ? ` <b>${API.required}</b>` : '';
  const marks = field.marks.map((mark) => ` <i>${escapeText(mark)}</i>`).join('');
  const about = inlineProse(writer, field.description, place) + valuesHtml(field);
  const below = fields.length === 0 ? '' : foldedFields(fields, name, fieldsHtml(writer, fields, place));
  return (
    `<dt><code>${escapeText(name)}</code> ${typeHtml(writer, field)}${required}${marks}</dt>` +
    `<dd>${about}${below}</dd>`
  );
}

/** Default, allowed values and limits, on one line. */
export function valuesHtml({ default: value, allowed, limits }: SchemaView): string {
  const code = (text: string) => `<code>${escapeText(text)}</code>`;
  const parts = [
    ...(value === undefined ? [] : [`${API.default}: ${code(value)}`]),
    ...(allowed.length === 0
      ? []
      : [`${allowed.length === 1 ? API.always : API.oneOf} ${allowed.map(code).join(', ')}`]),
    ...limits.map((limit) => escapeText(limit.charAt(0).toUpperCase() + limit.slice(1))),
  ];
  return parts.length === 0 ? '' : `<div class="api-values">${parts.join(' · ')}</div>`;
}

/** Fields that fold out; `isInert`: into the document when asked for. `owner`: for those who only hear the summary. */
export function foldedFields(
  fields: readonly FieldView[],
  owner: string,
  html: string,
  isInert = false,
): string {
  const count = API.fields(fields.length);
  const summary = `<summary aria-label="${escapeHtml(API.fieldsOf(fields.length, owner))}">${count}</summary>`;
  return isInert
    ? `<details class="api-more scripted">${summary}<template>${html}</template></details>`
    : `<details class="api-more">${summary}${html}</details>`;
}

export function linkToOperation(writer: ApiWriter, { id, summary }: ApiOperation): string {
  return linkTo(writer, writer.links.operations[id] ?? writer.links.index, escapeText(summary));
}

/** A type, with a link to the page of the schema that it names. */
export function typeHtml(writer: ApiWriter, { type, link }: Pick<SchemaView, 'type' | 'link'>): string {
  const path = link === undefined ? undefined : writer.links.schemas[link];
  if (link === undefined || path === undefined) return escapeText(type);
  const at = type.lastIndexOf(link);
  if (at < 0) return linkTo(writer, path, escapeText(type));
  return `${escapeText(type.slice(0, at))}${linkTo(writer, path, escapeText(link))}${escapeText(type.slice(at + link.length))}`;
}
