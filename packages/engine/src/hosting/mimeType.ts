import { lookup } from 'mrmime';

/** Samples are shown in the browser, not saved. */
const SHOWN_AS_TEXT = /\.(?:py|java|sh)$/i;
const TEXT = /^text\/|json$|xml$|javascript$/;

/**
 * `Content-Type` of a file, by its extension.
 *
 * @example mimeType('a.md') // 'text/markdown; charset=utf-8'
 */
export function mimeType(path: string): string {
  const type = SHOWN_AS_TEXT.test(path) ? 'text/plain' : (lookup(path) ?? 'application/octet-stream');
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
