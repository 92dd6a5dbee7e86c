import type { ApiDescription, ApiOperation } from './apiTypes.ts';
import { fieldOf, listOf, recordOf, textOf } from './json.ts';

/** Stands in samples for the reader's server, until the reader says which that is. */
export const SERVER_PLACEHOLDER = 'https://<server>';

/** A machine of the deployment's own network, which no reader reaches by another name. */
const INTERNAL = /^http:\/\/[\w-]+(?::\d+)?$/;

/** What stands before the paths of a description's operations. */
export interface ApiServer {
  /** Origin, such as `https://<server>`. */
  origin: string;
  /** True when readers put their own server in its place. */
  isReaders: boolean;
  /** Path below the origin, without a slash at its end. */
  prefix: string;
  /** Who reaches it, as Markdown. */
  description: string;
}

/** Where an operation is found: the first of its own servers, else the first of those of the whole description. */
export function apiServer(
  { document }: Pick<ApiDescription, 'document'>,
  operation?: Pick<ApiOperation, 'servers'>,
): ApiServer {
  const [first] = listOf(operation?.servers ?? document.servers);
  const variable = recordOf(fieldOf(fieldOf(first, 'variables'), 'server'));
  const written = textOf(variable.default);
  const isInternal = INTERNAL.test(written);
  const prefix = textOf(fieldOf(first, 'url'))
    .replace(/^(?:\{server\}|https?:\/\/[^/]+)/, '')
    .replace(/\/$/, '');
  return {
    origin: isInternal ? written : SERVER_PLACEHOLDER,
    isReaders: !isInternal,
    prefix,
    description: textOf(fieldOf(first, 'description')),
  };
}
