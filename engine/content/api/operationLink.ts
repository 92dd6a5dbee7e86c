import { escapeCode } from '../highlight.ts';
import { apiServer } from './apiServer.ts';
import type { ApiDescription, ApiOperation } from './apiTypes.ts';
import { type ApiWriter, attribute, linkTo } from './apiWriter.ts';

/** A path of this many characters has room in one line of a phone. */
const MAX_UNBROKEN = 32;

/** An entry of a list of operations. */
export function operationLink(writer: ApiWriter, operation: ApiOperation): string {
  const path = writer.links.operations[operation.id] ?? writer.links.index;
  const summary = `${escapeCode(operation.summary)}${badgesHtml(operation)}`;
  return linkTo(
    writer,
    path,
    `${lineHtml(operation, writer.description)} <span class="api-summary">${summary}</span>`,
  );
}

/** Method and path. */
export function lineHtml(operation: ApiOperation, description: ApiDescription): string {
  const { method, path, deprecated } = operation;
  const { prefix } = apiServer(description, operation);
  const chip = `<span class="api-method ${attribute(method.toLowerCase())}">${escapeCode(method)}</span>`;
  const whole = prefix + path;
  // A long path breaks before a slash, not within a word.
  const mayBreak = whole.length > MAX_UNBROKEN ? '<wbr>/' : '/';
  const parts = escapeCode(whole)
    .replace(/(?<=.)\//g, mayBreak)
    .replace(/\{[^}]*\}/g, '<i>$&</i>');
  return `${chip} <code class="api-path${deprecated ? ' deprecated' : ''}">${parts}</code>`;
}

/** What sets an operation apart. */
export function badgesHtml({ deprecated, undocumented }: ApiOperation): string {
  return [
    ...(deprecated ? [' <span class="badge warning">Deprecated</span>'] : []),
    ...(undocumented ? [' <span class="badge api-quiet">Undocumented</span>'] : []),
  ].join('');
}
