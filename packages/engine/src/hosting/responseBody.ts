import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash } from '../files/contentHash.ts';
import { isCompressible, mimeType } from './mimeTypes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface ResponseBody {
  data: Buffer;
  etag: string;
  type: string;
  encoding: Encoding;
  /** Whether another client might get another encoding. */
  varies: boolean;
}

/** Files smaller than this fit one packet anyway. */
export const MIN_COMPRESSED_BYTES = 1_000;
const BROTLI_QUALITY = 6;
/** Beyond this the oldest bodies are forgotten. */
const CACHE_LIMIT_BYTES = 64_000_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Reads, hashes and compresses files, and keeps the results in memory until their site is replaced. */
export class BodyCache {
  readonly #bodies = new Map<string, ResponseBody>();
  readonly #folder: string;
  #bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The body of a file below the folder, in the best encoding that the client accepts. Rejects when it is not there. */
  async read(file: string, acceptEncoding: string): Promise<ResponseBody> {
    const type = mimeType(file);
    const encoding = isCompressible(type) ? chooseEncoding(acceptEncoding) : 'identity';
    const key = `${encoding} ${file}`;
    const cached = this.#bodies.get(key);
    if (cached !== undefined) return cached;
    const body = await encode(await readFile(join(this.#folder, file)), type, encoding);
    this.#keep(key, body);
    return body;
  }

  #keep(key: string, body: ResponseBody): void {
    if (body.data.length > CACHE_LIMIT_BYTES / 8) return;
    this.#bodies.set(key, body);
    this.#bytes += body.data.length;
    for (const [oldest, { data }] of this.#bodies) {
      if (this.#bytes <= CACHE_LIMIT_BYTES) break;
      this.#bodies.delete(oldest);
      this.#bytes -= data.length;
    }
  }
}

/**
 * The best of our encodings that an `Accept-Encoding` header allows.
 *
 * @example chooseEncoding('gzip, br;q=0') // 'gzip'
 */
function chooseEncoding(accept: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

async function encode(content: Buffer, type: string, wanted: Encoding): Promise<ResponseBody> {
  const hash = contentHash(content);
  const varies = isCompressible(type);
  const encoding = varies && content.length >= MIN_COMPRESSED_BYTES ? wanted : 'identity';
  // Each encoding is a representation of its own, so it needs a validator of its own.
  const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  return { data: await compress(content, encoding), etag, type, encoding, varies };
}

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return compressGzip(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compressBrotli(content, { params });
}
