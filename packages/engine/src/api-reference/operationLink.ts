import { API } from '../core/strings.ts';
import { escapeHtml, escapeText } from '../core/text.ts';
import type { ApiDescription, ApiOperation } from './apiTypes.ts';
import { type ApiWriter, linkTo } from './apiWriter.ts';
import { apiServer } from './exampleRequest.ts';

/** What of a longer path fits into one line of a phone, up to a slash. */
const BREAKABLE = /(?=.{26}).{1,25}(?=\/)/g;

/** An entry of a list of operations, with as few elements as can be: there are hundreds of them. */
export function operationLink(writer: ApiWriter, operation: ApiOperation): string {
  const { id, summary, deprecated, undocumented } = operation;
  const path = writer.links.operations[id] ?? writer.links.index;
  const about = [
    escapeText(summary),
    ...(deprecated ? ['deprecated'] : []),
    ...(undocumented ? ['undocumented'] : []),
  ];
  const line = methodPath(operation, writer.description, (plain) => plain);
  return linkTo(writer, path, `${line} ${about.join(' · ')}`);
}

/** Method and path, whose parameters are marked. */
export function lineHtml(operation: ApiOperation, description: ApiDescription): string {
  return methodPath(operation, description, (path) => path.replace(/\{[^}]*\}/g, '<i>$&</i>'));
}

function methodPath(
  operation: ApiOperation,
  description: ApiDescription,
  mark: (path: string) => string,
): string {
  const { method, path, deprecated } = operation;
  const { prefix } = apiServer(description, operation);
  const chip = `<span class="api-method ${escapeHtml(method.toLowerCase())}">${escapeText(method)}</span>`;
  // A long path breaks before a slash, not within a word.
  const parts = mark(escapeText(prefix + path).replace(BREAKABLE, '$&<wbr>'));
  return `${chip} <code class="api-path${deprecated ? ' deprecated' : ''}">${parts}</code>`;
}

/** What sets an operation apart. */
export function badgesHtml({ deprecated, undocumented }: ApiOperation): string {
  return [
    ...(deprecated ? [` <span class="badge warning">${API.deprecated}</span>`] : []),
    ...(undocumented ? [` <span class="badge api-quiet">${API.undocumented}</span>`] : []),
  ].join('');
}
