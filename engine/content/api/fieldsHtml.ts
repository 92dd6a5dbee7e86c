import { escapeCode } from '../highlight.ts';
import type { ApiPlace } from './apiTypes.ts';
import { type ApiWriter, inlineProse, linkTo } from './apiWriter.ts';
import type { FieldView, SchemaView } from './schemaTree.ts';

/** What readers see of a field: of a schema, or a parameter. */
export type ShownField = Omit<FieldView, 'isCut'> & { isCut?: boolean };

/** Fields as a list of names with what they are; fields of their own fold out. */
export function fieldsHtml(writer: ApiWriter, fields: readonly ShownField[], place: ApiPlace): string {
  const items = fields.map((field) => {
    const required = field.required ? ' <span class="api-required">required</span>' : '';
    const marks = field.marks.map((mark) => ` <span class="api-mark">${escapeCode(mark)}</span>`).join('');
    const type = `<span class="api-type">${typeHtml(writer, field)}</span>`;
    return (
      `<div class="api-field"><dt><code>${escapeCode(field.name)}</code> ${type}${required}${marks}</dt>` +
      `<dd>${aboutHtml(writer, field, place)}</dd></div>`
    );
  });
  return `<dl class="api-fields">${items.join('')}</dl>`;
}

/** What is said of a field, its values, and what is below it. */
function aboutHtml(writer: ApiWriter, field: ShownField, place: ApiPlace): string {
  const said =
    field.description === ''
      ? ''
      : `<div class="api-about">${inlineProse(writer, field.description, place)}</div>`;
  return said + valuesHtml(field) + belowHtml(writer, field, place);
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
  if (fields.length === 0) return cut;
  const count = `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`;
  const summary = `<summary>${count}<span class="visually-hidden"> of ${escapeCode(name)}</span></summary>`;
  return `<details class="api-more">${summary}${fieldsHtml(writer, fields, place)}${cut}</details>`;
}

/** A type, with a link to the page of the schema that it names. */
export function typeHtml(writer: ApiWriter, { type, link }: Pick<SchemaView, 'type' | 'link'>): string {
  const path = link === undefined ? undefined : writer.links.schemas[link];
  if (link === undefined || path === undefined) return escapeCode(type);
  const at = type.lastIndexOf(link);
  if (at < 0) return linkTo(writer, path, escapeCode(type));
  return `${escapeCode(type.slice(0, at))}${linkTo(writer, path, escapeCode(link))}${escapeCode(type.slice(at + link.length))}`;
}
