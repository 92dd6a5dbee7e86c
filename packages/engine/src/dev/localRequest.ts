import { resolve, sep } from 'node:path';

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What browsers say of a request; names as Node writes them. */
interface RequestHeaders {
  host?: string | undefined;
  origin?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
  'sec-fetch-mode'?: string | string[] | undefined;
}

/**
 * Whether a request was meant for this machine and comes from a page of it. Otherwise any website that a maintainer
 * visits could read unpublished texts, by a name that leads here or by a request from its own scripts.
 */
export function isLocalRequest(headers: RequestHeaders): boolean {
  const { host, origin } = headers;
  if (host === undefined || !isLocalUrl(`http://${host}`)) return false;
  // A picture or a frame of another site names no origin. To follow a link to this machine is allowed.
  const isForeign = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  return !isForeign && (origin === undefined || isLocalUrl(origin));
}

/** Whether a request asks Vite to open a file in the author's editor that is not of this project. */
export function opensForeignFile(url: string, root: string): boolean {
  if (!URL.canParse(url, 'http://localhost')) return false;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (!pathname.endsWith('/__open-in-editor')) return false;
  const file = (searchParams.get('file') ?? '').replace(/^file:\/\//, '');
  return !resolve(root, file).startsWith(root + sep);
}

function isLocalUrl(text: string): boolean {
  return URL.canParse(text) && LOCAL_NAMES.has(new URL(text).hostname);
}
