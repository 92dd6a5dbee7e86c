import { escapeCode } from '../highlight.ts';
import { apiServer } from './apiServer.ts';
import type { ApiDescription, ApiOperation } from './apiTypes.ts';
import { type ApiWriter, attribute, linkTo } from './apiWriter.ts';

/** What fits into one line of a phone, up to a slash. */
const BREAKABLE = /.{20,}?(?=\/)/g;

/** An entry of a list of operations. */
export function operationLink(writer: ApiWriter, operation: ApiOperation): string {
  const path = writer.links.operations[operation.id] ?? writer.links.index;
  const summary = `${escapeCode(operation.summary)}${badgesHtml(operation)}`;
  return linkTo(
    writer,
    path,
    `${methodPath(operation, writer.description, (plain) => plain)} <span class="api-summary">${summary}</span>`,
  );
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
  const chip = `<span class="api-method ${attribute(method.toLowerCase())}">${escapeCode(method)}</span>`;
  // A long path breaks before a slash, not within a word.
  const parts = mark(escapeCode(prefix + path).replace(BREAKABLE, '$&<wbr>'));
  return `${chip} <code class="api-path${deprecated ? ' deprecated' : ''}">${parts}</code>`;
}

/** What sets an operation apart. */
export function badgesHtml({ deprecated, undocumented }: ApiOperation): string {
  return [
    ...(deprecated ? [' <span class="badge warning">Deprecated</span>'] : []),
    ...(undocumented ? [' <span class="badge api-quiet">Undocumented</span>'] : []),
  ].join('');
}
