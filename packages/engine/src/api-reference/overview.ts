import { escapeText } from '../core/text.ts';
import { apiServer } from './apiServer.ts';
import type { ApiService } from './apiTypes.ts';
import { type ApiWriter, inlineProse, linkTo, plainText } from './apiWriter.ts';
import { operationLink } from './operationLink.ts';

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
  const open = linkTo(writer, path, `Read all of ${escapeText(title)}`);
  return (
    `<details class="api-service"><summary><span class="api-name">${escapeText(title)}</span>` +
    `<span class="api-count">${countOf(operations.length, 'operation')}</span>${said}</summary>` +
    // The page of the service lists the same for readers without scripts.
    `<p>${open}</p><template><ul class="api-list">${items}</ul></template></details>`
  );
}

/** Schemas and the description itself. */
function extrasHtml(writer: ApiWriter): string {
  const { description, links } = writer;
  const schemas = links.schemaPages.map(({ path, title }) => linkTo(writer, path, escapeText(title)));
  const files = ['yaml', 'json'].map((kind) =>
    linkTo(writer, downloadPath(description.name, kind), kind.toUpperCase()),
  );
  const count = countOf(Object.keys(description.schemas).length, 'schema');
  return (
    (schemas.length === 0
      ? ''
      : `<p class="api-schemas"><b>${count}</b>, by service: ${schemas.join(', ')}.</p>`) +
    `<p class="api-download"><b>OpenAPI 3.1</b> description of this API: ${files.join(', ')}.</p>`
  );
}

/**
 * Where a description can be had as one file.
 *
 * @example downloadPath('core', 'yaml') // '/api/openapi.yaml'
 */
export function downloadPath(api: string, kind: string): string {
  return `/api/${api === 'core' ? 'openapi' : api}.${kind}`;
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
export function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function firstSentence(text: string): string {
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(plainText(text))?.[0] ?? plainText(text);
}
