import { escapeText } from '../core/text.ts';
import type { CompileContext, CompiledPage } from '../markdown/compiled.ts';
import { reportError } from '../markdown/pageState.ts';
import type { ApiDescription, ApiSchema, ApiService } from './apiTypes.ts';
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

type ServicePlan = Extract<ApiPagePlan, { type: 'service' }>;

function servicePage(
  plan: ServicePlan,
  { description, links }: ApiSource,
  context: CompileContext,
): CompiledPage {
  const service = description.services.find(({ slug }) => slug === plan.slug);
  if (service === undefined) throw new Error(`no service ${plan.slug}`);
  const writer = startApiPage(plan, description, links, { file: service.file, line: 1 }, context);
  if (plan.part === 0) {
    writer.html.push(
      `<div class="api-lead">${prose(writer, service.description, { file: service.file, line: 2 })}</div>`,
    );
    if (service.description !== '') writer.markdown.push(service.description.trim());
  }
  addSearch(writer, '', plan.title, plainText(service.description));
  writeContents(writer, service, plan);
  for (const operation of service.operations.filter(({ id }) => plan.operations.includes(id)))
    writeOperation(writer, operation);
  return finishApiPage(writer, service.description);
}

/**
 * The operations of a service at a glance. The first page of a service lists all, and has the anchors also of those that
 * are on its further pages: a link to an operation stays right when pages are divided anew.
 */
function writeContents(writer: ApiWriter, service: ApiService, plan: ServicePlan): void {
  const shown =
    plan.part === 0
      ? service.operations
      : service.operations.filter(({ id }) => plan.operations.includes(id));
  const items = shown.map((operation) => {
    const isElsewhere = !plan.operations.includes(operation.id);
    if (isElsewhere) writer.page.ids.push({ id: operation.id, line: operation.line });
    const id = isElsewhere ? ` id="${escapeText(operation.id)}"` : '';
    return `<li${id}>${operationLink(writer, operation)}</li>`;
  });
  writer.html.push(`<ul class="api-list">${items.join('')}</ul>`);
  const others = plan.parts.filter((_, index) => index !== plan.part);
  if (others.length === 0) return;
  const links = others.map(({ path }) => linkTo(writer, path, escapeText(partName(plan, path))));
  writer.html.push(
    `<p class="api-parts">This service has ${plan.parts.length} pages: ${links.join(', ')}.</p>`,
  );
}

function partName({ parts }: ServicePlan, path: string): string {
  return `part ${parts.findIndex((part) => part.path === path) + 1}`;
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
  const lead = `What requests and answers of the ${description.title} are made of: ${subject}.`;
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
    checkedJson(page, value, 'Example'),
    '</div></section>',
  );
  markdown.push(...[view.description, `Type: ${view.type}`].filter(Boolean), ...tableOf(writer, view.fields));
  const names = view.fields.map(({ name }) => name);
  addSearch(writer, one.name, one.name, [plainText(view.description), ...names].join(' '));
}

/** Longer lists fold. */
const OPEN_USES = 8;
/** More places than these are counted, not named: nobody reads them one by one. */
const MAX_NAMED = 24;

function usesHtml(writer: ApiWriter, uses: SchemaUses | undefined): string {
  const { operations = [], schemas = [] } = uses ?? {};
  const count = operations.length + schemas.length;
  if (count === 0) return '<h3>Used by</h3><p>Nothing in this description.</p>';
  if (count > MAX_NAMED) return `<h3>Used by</h3><p>${count} places.</p>`;
  const links = [
    ...schemas.map((name) =>
      linkTo(writer, writer.links.schemas[name] ?? writer.links.index, `<code>${escapeText(name)}</code>`),
    ),
    ...operations.map((operation) => linkToOperation(writer, operation)),
  ];
  const list = `<ul class="api-uses">${links.map((link) => `<li>${link}</li>`).join('')}</ul>`;
  if (count <= OPEN_USES) return `<h3>Used by</h3>${list}`;
  return `<h3>Used by</h3><details class="api-more"><summary>${count} places</summary>${list}</details>`;
}
