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
    `${lineHtml(operation, writer.description)} <span class="api-summary">${summary}</span>`,
  );
}

/** Method and path. */
export function lineHtml(operation: ApiOperation, description: ApiDescription): string {
  const { method, path, deprecated } = operation;
  const { prefix } = apiServer(description, operation);
  const chip = `<span class="api-method ${attribute(method.toLowerCase())}">${escapeCode(method)}</span>`;
  const parts = escapeCode(prefix + path)
    // A long path breaks before a slash, not within a word.
    .replace(BREAKABLE, '$&<wbr>')
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
