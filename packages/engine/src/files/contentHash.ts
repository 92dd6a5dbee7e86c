import { createHash } from 'node:crypto';

/** Hash characters in a file name: 48 bits, so that two different contents never meet. */
const NAME_LENGTH = 8;

/** @example contentHash('a', 'b') !== contentHash('ab') // true */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part);
    hash.update(`\0${part.length}\0`);
  }
  return hash.digest('base64url').slice(0, 32);
}

/** Value of an `integrity` attribute. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Fingerprint short enough for a file name. */
export function nameHash(...parts: (string | Uint8Array)[]): string {
  return contentHash(...parts).slice(0, NAME_LENGTH);
}
