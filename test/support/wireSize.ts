import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a file on the wire; of lesser quality they are a few more, and counted in a tenth of the time. */
export function wireSize(path: string, quality = constants.BROTLI_MAX_QUALITY): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(readFileSync(path), { params }).length;
}
