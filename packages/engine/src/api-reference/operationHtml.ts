import { escapeText } from '../core/text.ts';
import { apiServer } from './apiServer.ts';
import type { ApiOperation } from './apiTypes.ts';
import {
  type ApiWriter,
  addSearch,
  inlineProse,
  linkTo,
  plainText,
  prose,
  writeHeading,
} from './apiWriter.ts';
import { codeHtml } from './codeHtml.ts';
import { listOf } from './json.ts';
import { badgesHtml, lineHtml } from './operationLink.ts';
import { operationMarkdown } from './operationMarkdown.ts';
import { bodyHtml, examplesHtml, parametersHtml, responsesHtml } from './operationParts.ts';
import { type ApiSample, samplesOf } from './samples.ts';

/** What shows that the samples are right: what the tests do with those of each language, a client's and others. */
const PROOFS: Record<string, [client: string, plain: string]> = {
  bash: ['parsed by Bash', 'parsed by Bash'],
  python: ['ran with client 3.1.0', 'ran with Python'],
  javascript: ['ran with client 3.1.0', 'ran with Node'],
  java: ['compiled with client 2.4.2', 'compiled with javac'],
};

/** One operation, told in full. */
export function writeOperation(writer: ApiWriter, operation: ApiOperation): void {
  const { description, html } = writer;
  const samples = samplesOf(operation, description);
  html.push('<section class="api-operation">');
  writeHeading(writer, operation.id, operation.summary, operation.line);
  html.push(
    `<p class="api-line">${lineHtml(operation, description)}${badgesHtml(operation)}</p>`,
    '<div class="api-text">',
    prose(writer, operation.description, operation),
    sameHtml(writer, operation),
    serverHtml(writer, operation),
    permissionHtml(writer, operation),
    parametersHtml(writer, operation),
    bodyHtml(writer, operation),
    responsesHtml(writer, operation),
    '</div><div class="api-samples">',
    samplesPlace(writer, operation, samples),
    examplesHtml(writer, operation),
    '</div></section>',
  );
  writer.markdown.push(...operationMarkdown(writer, operation, samples));
  addSearch(writer, operation.id, operation.summary, searchText(operation));
}

function sameHtml(writer: ApiWriter, { sameAs }: ApiOperation): string {
  if (sameAs === '') return '';
  const path = writer.links.operations[sameAs];
  const other = writer.description.services
    .flatMap(({ operations }) => operations)
    .find(({ id }) => id === sameAs);
  if (path === undefined || other === undefined) return '';
  return `<p>Another way to call ${linkTo(writer, path, escapeText(other.summary))}.</p>`;
}

/** The address of a server that readers do not reach by their own, and who does. */
function serverHtml(writer: ApiWriter, operation: ApiOperation): string {
  const { origin, isReaders, description } = apiServer(writer.description, operation);
  if (isReaders) return '';
  const who = inlineProse(writer, description, operation);
  return `<p class="api-permission"><b>Reached at</b> <code>${escapeText(origin)}</code> · ${who}</p>`;
}

function permissionHtml(writer: ApiWriter, operation: ApiOperation): string {
  const isOpen = operation.security !== undefined && listOf(operation.security).length === 0;
  const words = [
    ...(operation.permission === '' ? [] : [inlineProse(writer, operation.permission, operation)]),
    ...(isOpen ? ['no authentication'] : []),
  ];
  if (words.length === 0) return '';
  return `<p class="api-permission"><b>Who may call it</b> ${words.join(' · ')}</p>`;
}

/** A place for the tabs, which are the same component as everywhere. */
function samplesPlace({ page }: ApiWriter, { line }: ApiOperation, samples: readonly ApiSample[]): string {
  const index = page.components.length;
  page.components.push({
    name: 'Tabs',
    props: { labels: samples.map(({ label }) => label), group: 'client', inert: true },
    slots: samples.map(({ code, language, isClient }) =>
      codeHtml(
        code,
        language,
        isClient ? 'client' : 'plain HTTP',
        PROOFS[language]?.[isClient ? 0 : 1] ?? '',
      ),
    ),
    line,
  });
  return `<!--island:${index}-->`;
}

function searchText({ method, path, id, description, permission, parameters }: ApiOperation): string {
  const fields = parameters.map(({ name }) => name);
  return [`${method} ${path}`, id, plainText(description), plainText(permission), ...fields].join(' ');
}
