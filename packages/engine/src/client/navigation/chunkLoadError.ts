/** `missing`: something came, but no page in it; `error`: nothing came. */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A page chunk that could not be had. */
export class ChunkLoadError extends Error {
  readonly type: ChunkFailure;
  readonly url: string;

  constructor(chunk: string, type: ChunkFailure, url: string, cause?: unknown) {
    super(`Loading chunk ${chunk} failed. (${type}: ${url})`, { cause });
    this.name = 'ChunkLoadError';
    this.type = type;
    this.url = url;
  }
}
