import { API } from '../core/strings.ts';
import { escapeText } from '../core/text.ts';
import type { CompileContext, CompiledPage } from '../markdown/compiled.ts';
import type { ApiDescription, ApiOperation, ApiService } from './apiTypes.ts';
import {
  type ApiWriter,
  finishApiPage,
  inlineProse,
  linkTo,
  plainText,
  prose,
  startApiPage,
  writeHeading,
} from './apiWriter.ts';
import { apiServer } from './exampleRequest.ts';
import { operationLink } from './operationLink.ts';
import type { ApiSource } from './planApi.ts';
import { downloadPath } from './planApi.ts';

/**
 * Joins the page that the reference hangs below, written by an author, with the list of all that the reference holds.
 */
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
  const { description, links } = source;
  const { relativePath } = lead.record;
  const file = description.services[0]?.file ?? '';
  const writer = startApiPage(
    { relativePath, title: lead.record.title },
    description,
    links,
    { file, line: 1 },
    context,
  );
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
export function writeServices(writer: ApiWriter): void {
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

/** Schemas and the description itself. */
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

/** A number with its word. */
function firstSentence(text: string): string {
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(plainText(text))?.[0] ?? plainText(text);
}
