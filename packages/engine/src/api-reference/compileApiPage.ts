import { API } from '../core/strings.ts';
import { escapeText } from '../core/text.ts';
import type { CompileContext, CompiledPage } from '../markdown/compiled.ts';
import type { ApiDescription, ApiOperation, ApiSchema, ApiService } from './apiTypes.ts';
import {
  type ApiWriter,
  addSearch,
  checkedExample,
  finishApiPage,
  inlineProse,
  linkTo,
  plainText,
  prose,
  startApiPage,
  writeHeading,
} from './apiWriter.ts';
import { checkedJson } from './codeHtml.ts';
import { apiServer } from './exampleRequest.ts';
import { fieldsHtml, linkToOperation, typeHtml, valuesHtml } from './fieldsHtml.ts';
import { operationLink, writeOperation } from './operationHtml.ts';
import { tableOf } from './operationMarkdown.ts';
import { type ApiPagePlan, type ApiSource, downloadPath } from './planApi.ts';
import { type SchemaUses, schemaUses } from './schemas.ts';
import { schemaTree } from './schemaTree.ts';

/** Writes one page of the reference. */
export function compileApiPage(plan: ApiPagePlan, source: ApiSource, context: CompileContext): CompiledPage {
  if (plan.type === 'service') return servicePage(plan, source, context);
  return plan.type === 'index' ? indexPage(plan, source, context) : schemasPage(plan, source, context);
}

function indexPage(plan: ApiPagePlan, source: ApiSource, context: CompileContext): CompiledPage {
  const { description } = source;
  const file = description.services[0]?.file ?? '';
  const writer = startApiPage(plan, source, { file, line: 1 }, context);
  writer.html.push(prose(writer, description.description, { file, line: 1 }));
  writer.markdown.push(description.description);
  addSearch(writer, '', plan.title, plainText(description.description));
  writeServices(writer);
  return finishApiPage(writer, description.description);
}

function servicePage(
  plan: Extract<ApiPagePlan, { type: 'service' }>,
  source: ApiSource,
  context: CompileContext,
): CompiledPage {
  const service = source.description.services.find(({ slug }) => slug === plan.slug);
  if (service === undefined) throw new Error(`no service ${plan.slug}`);
  const writer = startApiPage(plan, source, { file: service.file, line: 1 }, context);
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

function schemasPage(
  plan: Extract<ApiPagePlan, { type: 'schemas' }>,
  source: ApiSource,
  context: CompileContext,
): CompiledPage {
  const { description } = source;
  const uses = schemaUses(description);
  const schemas = plan.schemas.flatMap((name) => description.schemas[name] ?? []);
  const place = { file: schemas[0]?.file ?? '', line: 1 };
  const writer = startApiPage(plan, source, place, context);
  const subject = plan.title.replace(/: schemas$/, '');
  const lead = API.madeOf(description.title, subject);
  writer.html.push(`<p>${escapeText(lead)}</p>`);
  addSearch(writer, '', plan.title, lead);
  for (const schema of schemas) writeSchema(writer, schema, uses.get(schema.name));
  return finishApiPage(writer, lead);
}

function writeSchema(writer: ApiWriter, one: ApiSchema, uses: SchemaUses | undefined): void {
  const { html, markdown, description, page } = writer;
  const view = schemaTree(description.document, one.schema, true);
  html.push('<section class="api-operation">');
  writeHeading(writer, one.name, one.name, one.line);
  const content = { schema: one.schema, example: undefined };
  const value = checkedExample(writer, content, 'response', `the schema "${one.name}"`, one);
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

/** Joins the page that the reference hangs below, written by an author, with the list of what it holds. */
export function compileOverview(
  lead: CompiledPage,
  sources: readonly ApiSource[],
  context: CompileContext,
): CompiledPage {
  const writers = sources.map((source) => writeDescription(lead, source, context));
  const pages = writers.map((writer) => finishApiPage(writer, ''));
  const all = <T>(pick: (page: CompiledPage) => readonly T[]): T[] => pages.flatMap(pick);
  // What the reader came for stands right below the lead, before the first section.
  const section = lead.html.indexOf('<h2');
  const split = section < 0 ? lead.html.length : section;
  const filter = { name: 'ApiFilter', props: {}, slots: [], line: 1 };
  const place = `<!--island:${lead.components.length}-->`;
  return {
    ...lead,
    record: { ...lead.record, headers: [...all(({ record }) => record.headers), ...lead.record.headers] },
    html: [lead.html.slice(0, split), place, ...pages.map(({ html }) => html), lead.html.slice(split)].join(
      '\n',
    ),
    ids: [...lead.ids, ...all(({ ids }) => ids)],
    links: [...lead.links, ...all(({ links }) => links)],
    components: [...lead.components, filter],
    markdown: `${[lead.markdown.trimEnd(), ...pages.map(({ markdown }) => markdown.trim())].join('\n\n')}\n`,
    problems: [...lead.problems, ...all(({ problems }) => problems)],
  };
}

function writeDescription(lead: CompiledPage, source: ApiSource, context: CompileContext): ApiWriter {
  const { description } = source;
  const file = description.services[0]?.file ?? '';
  const writer = startApiPage(lead.record, source, { file, line: 1 }, context);
  // The page has its title, and the id of that, from its author.
  writer.html.length = 0;
  writer.markdown.length = 0;
  writer.page.ids.length = 0;
  writeHeading(writer, description.name, description.title, 1);
  const operations = description.services.flatMap((service) => service.operations);
  const facts = [
    API.version(description.version),
    API.services(description.services.length),
    API.operations(operations.length),
  ].join(', ');
  const [about = ''] = description.description.split(/\n\s*\n/);
  writer.html.push(
    prose(writer, about, { file, line: 1 }),
    `<p class="api-facts">${escapeText(facts)}. ${API.pathsCountFrom} ${originsHtml(description, operations)}.</p>`,
  );
  writer.markdown.push(plainText(about), `${facts}.`);
  writeServices(writer);
  return writer;
}

/** The addresses before the paths of a description: its own first, then those that some operations have. */
function originsHtml(description: ApiDescription, operations: readonly ApiOperation[]): string {
  const own = apiServer(description).origin;
  const counts = new Map<string, number>();
  for (const operation of operations) {
    const { origin } = apiServer(description, operation);
    if (origin !== own) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  const others = [...counts].map(
    ([origin, count]) => `, ${API.exceptFor(API.operations(count))}: <code>${escapeText(origin)}</code>`,
  );
  return `<code>${escapeText(own)}</code>${others.join('')}`;
}

/** The services of a description, each with its operations folded in; and what goes with them. */
function writeServices(writer: ApiWriter): void {
  const { description, html, markdown } = writer;
  const { services } = description;
  const groups = services.map((service) => serviceHtml(writer, service));
  html.push(`<div class="api-services">${groups.join('')}</div>`, extrasHtml(writer));
  for (const service of services) markdown.push(serviceMarkdown(writer, service));
}

function serviceHtml(writer: ApiWriter, service: ApiService): string {
  const { operations, slug, title, description, file } = service;
  const items = operations.map((one) => `<li>${operationLink(writer, one)}</li>`).join('');
  const path = writer.links.services[slug] ?? writer.links.index;
  const about = firstSentence(description);
  const said =
    about === '' ? '' : `<span class="api-about">${inlineProse(writer, about, { file, line: 1 })}</span>`;
  const open = linkTo(writer, path, API.readAll(escapeText(title)));
  return (
    `<details class="api-service"><summary><span class="api-name">${escapeText(title)}</span>` +
    `<span class="api-count">${API.operations(operations.length)}</span>${said}</summary>` +
    // The page of the service lists the same for readers without scripts.
    `<p>${open}</p><template><ul class="api-list">${items}</ul></template></details>`
  );
}

function extrasHtml(writer: ApiWriter): string {
  const { description, links } = writer;
  const schemas = links.schemaPages.map(({ path, title }) => linkTo(writer, path, escapeText(title)));
  const files = (['yaml', 'json'] as const).map((kind) =>
    linkTo(writer, downloadPath(description, kind), kind.toUpperCase()),
  );
  const count = API.schemaCount(Object.keys(description.schemas).length);
  return (
    (schemas.length === 0
      ? ''
      : `<p class="api-schemas"><b>${count}</b>, ${API.byService}: ${schemas.join(', ')}.</p>`) +
    `<p class="api-download">${API.openApi}: ${files.join(', ')}.</p>`
  );
}

function serviceMarkdown({ links, description }: ApiWriter, { title, slug, operations }: ApiService): string {
  const lines = operations.map((operation) => {
    const { method, path, summary, id } = operation;
    const { prefix } = apiServer(description, operation);
    return `- \`${method} ${prefix}${path}\` [${summary}](${links.operations[id] ?? links.services[slug] ?? ''})`;
  });
  return [`### ${title}`, lines.join('\n')].join('\n\n');
}

function firstSentence(text: string): string {
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(plainText(text))?.[0] ?? plainText(text);
}
