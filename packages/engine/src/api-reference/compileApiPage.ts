import { API } from '../core/strings.ts';
import { escapeText } from '../core/text.ts';
import type { CompileContext, CompiledPage } from '../markdown/compiled.ts';
import { reportError } from '../markdown/pageState.ts';
import type { ApiDescription, ApiSchema } from './apiTypes.ts';
import {
  type ApiWriter,
  addSearch,
  finishApiPage,
  linkTo,
  plainText,
  prose,
  startApiPage,
  writeHeading,
} from './apiWriter.ts';
import { checkedJson } from './codeHtml.ts';
import { exampleFault, exampleValue } from './examples.ts';
import { fieldsHtml, linkToOperation, typeHtml, valuesHtml } from './fieldsHtml.ts';
import { writeOperation } from './operationHtml.ts';
import { operationLink } from './operationLink.ts';
import { tableOf } from './operationMarkdown.ts';
import { writeServices } from './overview.ts';
import type { ApiPagePlan, ApiSource } from './planApi.ts';
import { type SchemaUses, schemaUses } from './schemas.ts';
import { schemaTree } from './schemaTree.ts';

/** Writes one page of the reference. */
export function compileApiPage(plan: ApiPagePlan, source: ApiSource, context: CompileContext): CompiledPage {
  if (plan.type === 'service') return servicePage(plan, source, context);
  return plan.type === 'index' ? indexPage(plan, source, context) : schemasPage(plan, source, context);
}

function indexPage(
  plan: ApiPagePlan,
  { description, links }: ApiSource,
  context: CompileContext,
): CompiledPage {
  const file = description.services[0]?.file ?? '';
  const writer = startApiPage(plan, description, links, { file, line: 1 }, context);
  writer.html.push(prose(writer, description.description, { file, line: 1 }));
  writer.markdown.push(description.description);
  addSearch(writer, '', plan.title, plainText(description.description));
  writeServices(writer);
  return finishApiPage(writer, description.description);
}

function servicePage(
  plan: Extract<ApiPagePlan, { type: 'service' }>,
  { description, links }: ApiSource,
  context: CompileContext,
): CompiledPage {
  const service = description.services.find(({ slug }) => slug === plan.slug);
  if (service === undefined) throw new Error(`no service ${plan.slug}`);
  const writer = startApiPage(plan, description, links, { file: service.file, line: 1 }, context);
  writer.html.push(
    `<div class="api-lead">${prose(writer, service.description, { file: service.file, line: 2 })}</div>`,
  );
  if (service.description !== '') writer.markdown.push(service.description.trim());
  addSearch(writer, '', plan.title, plainText(service.description));
  const items = service.operations.map((operation) => `<li>${operationLink(writer, operation)}</li>`);
  writer.html.push(`<ul class="api-list">${items.join('')}</ul>`);
  for (const operation of service.operations) writeOperation(writer, operation);
  return finishApiPage(writer, service.description);
}

/** What refers to what is found out once for all pages of a description. */
const usesOf = new WeakMap<ApiDescription, Map<string, SchemaUses>>();

function schemasPage(
  plan: Extract<ApiPagePlan, { type: 'schemas' }>,
  { description, links }: ApiSource,
  context: CompileContext,
): CompiledPage {
  const uses = usesOf.get(description) ?? schemaUses(description);
  usesOf.set(description, uses);
  const schemas = plan.schemas.flatMap((name) => description.schemas[name] ?? []);
  const place = { file: schemas[0]?.file ?? '', line: 1 };
  const writer = startApiPage(plan, description, links, place, context);
  const subject = plan.title.replace(/: schemas$/, '');
  const lead = API.madeOf(description.title, subject);
  writer.html.push(`<p>${escapeText(lead)}</p>`);
  addSearch(writer, '', plan.title, lead);
  for (const schema of schemas) writeSchema(writer, schema, uses.get(schema.name));
  return finishApiPage(writer, lead);
}

function writeSchema(writer: ApiWriter, one: ApiSchema, uses: SchemaUses | undefined): void {
  const { html, markdown, description, page } = writer;
  const { document } = description;
  const view = schemaTree(document, one.schema, true);
  html.push('<section class="api-operation">');
  writeHeading(writer, one.name, one.name, one.line);
  const value = exampleValue(document, one.schema, 'response');
  const fault = exampleFault(document, one.schema, value, 'response');
  if (fault !== undefined)
    reportError(
      { ...page, file: one.file },
      one.line,
      `the example of the schema "${one.name}" does not fit: ${fault}.`,
    );
  html.push(
    '<div class="api-text">',
    prose(writer, view.description, one),
    `<p><span class="api-type">${typeHtml(writer, view)}</span></p>${valuesHtml(view)}`,
    view.fields.length === 0 ? '' : fieldsHtml(writer, view.fields, one),
    usesHtml(writer, uses),
    '</div><div class="api-samples">',
    checkedJson(page, value, API.example),
    '</div></section>',
  );
  markdown.push(...[view.description, `Type: ${view.type}`].filter(Boolean), ...tableOf(writer, view.fields));
  const names = view.fields.map(({ name }) => name);
  addSearch(writer, one.name, one.name, [plainText(view.description), ...names].join(' '));
}

/** Longer lists fold. */
const OPEN_USES = 8;
/** More places than these are counted, not listed. */
const MAX_NAMED = 24;

function usesHtml(writer: ApiWriter, uses: SchemaUses | undefined): string {
  const { operations = [], schemas = [] } = uses ?? {};
  const count = operations.length + schemas.length;
  if (count === 0) return `<h3>${API.usedBy}</h3><p>${API.unused}</p>`;
  if (count > MAX_NAMED) return `<h3>${API.usedBy}</h3><p>${API.places(count)}.</p>`;
  const links = [
    ...schemas.map((name) =>
      linkTo(writer, writer.links.schemas[name] ?? writer.links.index, `<code>${escapeText(name)}</code>`),
    ),
    ...operations.map((operation) => linkToOperation(writer, operation)),
  ];
  const list = `<ul class="api-uses">${links.map((link) => `<li>${link}</li>`).join('')}</ul>`;
  if (count <= OPEN_USES) return `<h3>${API.usedBy}</h3>${list}`;
  return `<h3>${API.usedBy}</h3><details class="api-more"><summary>${API.places(count)}</summary>${list}</details>`;
}
