import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a file on the wire: a few more than at the best quality, which takes ten times as long. */
export function wireSize(path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(readFileSync(path), { params }).length;
}
