import { listOf } from '../core/json.ts';
import { API } from '../core/strings.ts';
import { escapeHtml, escapeText } from '../core/text.ts';
import { noteProof } from '../markdown/pageState.ts';
import type { ApiContent, ApiDescription, ApiOperation, ApiResponse } from './apiTypes.ts';
import {
  type ApiWriter,
  addSearch,
  checkedExample,
  inlineProse,
  linkTo,
  plainText,
  prose,
  writeHeading,
} from './apiWriter.ts';
import { checkedJson, codeHtml } from './codeHtml.ts';
import { apiServer, authenticationGuide } from './exampleRequest.ts';
import { type ExampleSide, isJsonType } from './examples.ts';
import {
  fieldsHtml,
  foldedFields,
  linkToOperation,
  ownFieldsHtml,
  parameterField,
  typeHtml,
  valuesHtml,
} from './fieldsHtml.ts';
import { operationMarkdown } from './operationMarkdown.ts';
import { refsIn } from './schemas.ts';
import { schemaTree } from './schemaTree.ts';

/** One operation with all its details. */
export function writeOperation(writer: ApiWriter, operation: ApiOperation): void {
  const { html } = writer;
  const line = methodPath(operation, writer.description);
  html.push('<section class="api-operation">');
  writeHeading(writer, operation.id, operation.summary, operation.line);
  html.push(
    // Parameters in the path are marked.
    `<p class="api-line">${line.replace(/\{[^}]*\}/g, '<i>$&</i>')}${badgesHtml(operation)}</p>`,
    '<div class="api-text">',
    prose(writer, operation.description, operation),
    sameHtml(writer, operation),
    serverHtml(writer, operation),
    permissionHtml(writer, operation),
    parametersHtml(writer, operation),
    bodyHtml(writer, operation),
    responsesHtml(writer, operation),
    '</div><div class="api-samples">',
    samplesPlace(writer, operation),
    guideHtml(writer, operation),
    examplesHtml(writer, operation),
    '</div></section>',
  );
  writer.markdown.push(...operationMarkdown(writer, operation));
  addSearch(writer, operation.id, operation.summary, searchText(operation), searchQuestions(operation));
}

function sameHtml(writer: ApiWriter, { sameAs }: ApiOperation): string {
  if (sameAs === '') return '';
  const path = writer.links.operations[sameAs];
  const other = writer.description.services
    .flatMap(({ operations }) => operations)
    .find(({ id }) => id === sameAs);
  if (path === undefined || other === undefined) return '';
  return `<p>${API.alsoCalled(linkTo(writer, path, escapeText(other.summary)))}</p>`;
}

/** The address of a server that readers do not reach by their own, and who does. */
function serverHtml(writer: ApiWriter, operation: ApiOperation): string {
  const { origin, isReaders, description } = apiServer(writer.description, operation);
  if (isReaders) return '';
  const who = inlineProse(writer, description, operation);
  return `<p class="api-permission"><b>${API.reachedAt}</b> <code>${escapeText(origin)}</code> · ${who}</p>`;
}

function permissionHtml(writer: ApiWriter, operation: ApiOperation): string {
  const isOpen = operation.security !== undefined && listOf(operation.security).length === 0;
  const words = [
    ...(operation.permission === '' ? [] : [inlineProse(writer, operation.permission, operation)]),
    ...(isOpen ? [API.noAuthentication] : []),
  ];
  if (words.length === 0) return '';
  return `<p class="api-permission"><b>${API.whoMayCall}</b> ${words.join(' · ')}</p>`;
}

/** A place for the tabs, which are the same component as everywhere. */
function samplesPlace({ page }: ApiWriter, { line, samples }: ApiOperation): string {
  const index = page.components.length;
  page.components.push({
    name: 'Tabs',
    props: { labels: samples.map(({ label }) => label), group: 'client', inert: true },
    slots: samples.map(({ label, code, language, isClient, proof }) => {
      const kind = isClient ? API.client : API.plainHttp;
      if (proof !== '') noteProof(page, proof, { title: `${label}, ${kind}`, slug: '' });
      return codeHtml(code, language, kind);
    }),
    line,
  });
  return `<!--island:${index}-->`;
}

/** Below the samples, once for all of their tabs. */
function guideHtml(writer: ApiWriter, operation: ApiOperation): string {
  const guide = authenticationGuide(operation, writer.description.document);
  return guide === undefined ? '' : `<p class="api-same">${linkTo(writer, guide, API.getKeys)}</p>`;
}

function searchText({ method, path, id, description, permission, parameters }: ApiOperation): string {
  const fields = parameters.map(({ name }) => name);
  return [`${method} ${path}`, id, plainText(description), plainText(permission), ...fields].join(' ');
}

/** The method with what is sent or answered: developers know the class, not the address. */
function searchQuestions({ method, body, responses }: ApiOperation): string[] {
  const good = responses.filter(({ status }) => status.startsWith('2'));
  const schemas = [...(body?.content ?? []), ...good.flatMap(({ content }) => content)].map(
    ({ schema }) => schema,
  );
  const names = JSON.stringify(schemas).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return [...new Set([...names].map(([, name]) => `${method} ${name}`))];
}

function parametersHtml(writer: ApiWriter, operation: ApiOperation): string {
  const groups = Object.entries(API.parameters).map(([place, title]) => {
    const own = operation.parameters.filter((one) => one.in === place);
    for (const one of own)
      checkedExample(writer, one, 'request', `the parameter "${one.name}" of ${operation.id}`, operation);
    // No call goes without the parts of its path, so that is not said of each.
    const fields = own.map((one) => ({
      ...parameterField(writer, one),
      ...(place === 'path' && { required: false }),
    }));
    return fields.length === 0 ? '' : `<h3>${title}</h3>${ownFieldsHtml(writer, fields, operation)}`;
  });
  return groups.join('');
}

function bodyHtml(writer: ApiWriter, operation: ApiOperation): string {
  const { body } = operation;
  if (body === undefined) return '';
  const said = prose(writer, body.description, operation);
  const parts = body.content.map((content) => contentHtml(writer, content, operation, true));
  return `<h3>${API.body}${body.required ? ` <b>${API.required}</b>` : ''}</h3>${said}${parts.join('')}`;
}

/** What may come back: the good answers in full, the others one line each, unless the page has said the same before. */
function responsesHtml(writer: ApiWriter, operation: ApiOperation): string {
  if (operation.responses.length === 0) return '';
  const rows: string[] = [];
  const repeated = new Map<ApiOperation, string[]>();
  for (const response of operation.responses) {
    const said = inlineProse(writer, response.description, operation);
    const isGood = /^[23]/.test(response.status);
    const status = escapeText(response.status);
    const row =
      `<dt${isGood ? ' class="good"' : ''}>${status}</dt>` +
      `<dd>${said}${answerHtml(writer, response, operation)}</dd>`;
    const before = isGood ? undefined : writer.answers.get(row);
    if (before === undefined) rows.push(row);
    else repeated.set(before, [...(repeated.get(before) ?? []), status]);
    if (!isGood && before === undefined) writer.answers.set(row, operation);
  }
  const others = [...repeated].map(
    ([before, statuses]) =>
      `<p class="api-same">${API.sameAs(statuses, linkToOperation(writer, before))}</p>`,
  );
  const list = rows.length === 0 ? '' : `<dl class="api-answers">${rows.join('')}</dl>`;
  return `<h3>${API.responses}</h3>${list}${others.join('')}`;
}

function answerHtml(writer: ApiWriter, response: ApiResponse, operation: ApiOperation): string {
  const { document } = writer.description;
  const isGood = /^2/.test(response.status);
  const bodies = byMediaTypes(response.content).map((content) => {
    if (isGood) return contentHtml(writer, content, operation, false);
    const view = schemaTree(document, content.schema, false);
    return view.link === undefined ? '' : ` · ${typeHtml(writer, view)}`;
  });
  const headers = response.headers.map((header) => {
    const view = schemaTree(document, header.schema, false);
    return { ...view, name: header.name, required: false, description: header.description };
  });
  return bodies.join('') + (headers.length === 0 ? '' : fieldsHtml(writer, headers, operation));
}

function byMediaTypes(contents: readonly ApiContent[]): ApiContent[] {
  const groups = new Map<string, ApiContent>();
  for (const content of contents) {
    const key = JSON.stringify(content.schema);
    const type = [groups.get(key)?.type, content.type].filter(Boolean).join(', ');
    groups.set(key, { ...content, type });
  }
  return [...groups.values()];
}

/** A body's type and fields. The fields of what is sent are open, those of what comes back fold out. */
function contentHtml(
  writer: ApiWriter,
  { schema, type: mediaType }: ApiContent,
  operation: ApiOperation,
  isRequest: boolean,
): string {
  const isFile = schema.format === 'binary' || Object.keys(schema).length === 0;
  const view = schemaTree(writer.description.document, schema, true);
  // Readers without scripts follow the links of the schemas instead of the fold.
  const named = isRequest || view.link !== undefined ? [] : [...refsIn(schema)].reverse();
  const links = named.map((name) => typeHtml(writer, { type: name, link: name }));
  const type = isFile ? 'a file' : typeHtml(writer, view);
  const parts = links.length === 0 ? '' : ` with ${links.join(', ')}`;
  const head = `<div class="api-type">${type}${parts} · ${escapeText(mediaType)}</div>${valuesHtml(view)}`;
  if (view.fields.length === 0) return head;
  if (isRequest) return head + ownFieldsHtml(writer, view.fields, operation);
  const fields = fieldsHtml(writer, view.fields, operation);
  const isInert = view.link !== undefined || links.length > 0;
  return head + foldedFields(view.fields, API.answerOf(operation.summary), fields, isInert);
}

/** Examples of what is sent and what comes back, made from the schemas and checked against them. */
function examplesHtml(writer: ApiWriter, operation: ApiOperation): string {
  const { body, responses } = operation;
  const good = responses.find(({ status }) => /^2/.test(status));
  const sides: [side: ExampleSide, contents: ApiContent[], title: string][] = [
    ['request', body?.content ?? [], API.body],
    ['response', good?.content ?? [], API.response(good?.status ?? '')],
  ];
  const examples = sides.map(([side, contents, title]) => {
    const content = contents.find(({ type }) => isJsonType(type));
    if (content === undefined) return '';
    const value = checkedExample(writer, content, side, `the ${side} of ${operation.id}`, operation);
    return checkedJson(writer.page, value, title);
  });
  return examples.join('');
}

/** What of a longer path fits into one line of a phone, up to a slash. */
const BREAKABLE = /(?=.{26}).{1,25}(?=\/)/g;

/** An entry of a list of operations, with as few elements as can be: there are hundreds of them. */
export function operationLink(writer: ApiWriter, operation: ApiOperation): string {
  const { id, summary, deprecated, undocumented } = operation;
  const path = writer.links.operations[id] ?? writer.links.index;
  const about = [
    escapeText(summary),
    ...(deprecated ? [API.deprecated.toLowerCase()] : []),
    ...(undocumented ? [API.undocumented.toLowerCase()] : []),
  ];
  return linkTo(writer, path, `${methodPath(operation, writer.description)} ${about.join(' · ')}`);
}

function methodPath(operation: ApiOperation, description: ApiDescription): string {
  const { method, path, deprecated } = operation;
  const { prefix } = apiServer(description, operation);
  const chip = `<span class="api-method ${escapeHtml(method.toLowerCase())}">${escapeText(method)}</span>`;
  // A long path breaks before a slash, not within a word.
  const parts = escapeText(prefix + path).replace(BREAKABLE, '$&<wbr>');
  return `${chip} <code class="api-path${deprecated ? ' deprecated' : ''}">${parts}</code>`;
}

function badgesHtml({ deprecated, undocumented }: ApiOperation): string {
  return [
    ...(deprecated ? [` <span class="badge warning">${API.deprecated}</span>`] : []),
    ...(undocumented ? [` <span class="badge api-quiet">${API.undocumented}</span>`] : []),
  ].join('');
}
