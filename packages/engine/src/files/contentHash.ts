import { createHash } from 'node:crypto';

/** Hash characters in a file name: 48 bits, so that two different contents never meet. */
const NAME_LENGTH = 8;

/**
 * Fingerprint of some parts, in order; where one part ends counts.
 *
 * @example contentHash('a', 'b') !== contentHash('ab') // true
 */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part);
    hash.update(`\0${part.length}\0`);
  }
  return hash.digest('base64url').slice(0, 32);
}

/**
 * Value of an `integrity` attribute.
 *
 * @example integrityOf('') // 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
 */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Fingerprint short enough for a file name. */
export function nameHash(...parts: (string | Uint8Array)[]): string {
  return contentHash(...parts).slice(0, NAME_LENGTH);
}

/**
 * Fingerprint of plain data whose keys may have been set in any order.
 *
 * @example dataHash({ a: 1, b: 2 }) === dataHash({ b: 2, a: 1 }) // true
 */
export function dataHash(data: unknown): string {
  return contentHash(JSON.stringify(data, sortKeys) ?? '');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
