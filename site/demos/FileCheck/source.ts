/** What a tool needs of a file: pieces of it, by place. `File` and `Blob` are such. */
export interface Source {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** Nothing reads more of a file than this in all: a file of many GB answers as fast as a small one. */
const MOST_BYTES = 1_000_000;

/** Reads pieces of a file, and no more of it than a limit. */
export class Pieces {
  #left = MOST_BYTES;
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  get size(): number {
    return this.#source.size;
  }

  /** Bytes from a place on, fewer at the end of the file; undefined beyond it, or when enough was read. */
  async read(start: number, length: number): Promise<DataView | undefined> {
    const end = Math.min(this.size, start + length);
    if (!(start >= 0 && start < end) || end - start > this.#left) return undefined;
    this.#left -= end - start;
    return new DataView(await this.#source.slice(start, end).arrayBuffer());
  }
}

/** As many characters as a call takes as arguments. */
const AT_ONCE = 8192;

/** Bytes as the characters with these numbers, as Latin-1 has them. */
export function textOf(bytes: DataView, start = 0, length = bytes.byteLength - start): string {
  const end = Math.min(bytes.byteLength, start + length);
  let text = '';
  for (let at = start; at < end; at += AT_ONCE) {
    const part = new Uint8Array(bytes.buffer, bytes.byteOffset + at, Math.min(AT_ONCE, end - at));
    text += String.fromCharCode(...part);
  }
  return text;
}
