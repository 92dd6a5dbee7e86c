import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Place of one record. */
type Place = [offset: number, length: number];

/**
 * Texts by key in one file, `<folder>/<name>.pack`: thousands of small files would cost more time than what they
 * save. A file that is missing, or shorter than its index says, is an empty one. One process at a time may open it.
 */
export class Pack {
  readonly #path: string;
  readonly #indexPath: string;
  #handle: number;
  #places: Map<string, Place>;
  readonly #used = new Set<string>();
  /** Bytes in the file. */
  #size: number;

  constructor(folder: string, name: string) {
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, `${name}.pack`);
    this.#indexPath = join(folder, `${name}.index.json`);
    this.#handle = openSync(this.#path, 'a+');
    this.#size = fstatSync(this.#handle).size;
    const places = readIndex(this.#indexPath);
    const isWhole = places.every(([, [offset, length]]) => offset + length <= this.#size);
    this.#places = new Map(isWhole ? places : []);
  }

  /** Counts as asked for, as `get` does. */
  has(key: string): boolean {
    const isThere = this.#places.has(key);
    if (isThere) this.#used.add(key);
    return isThere;
  }

  get(key: string): string | undefined {
    const place = this.has(key) ? this.#places.get(key) : undefined;
    return place && this.#read(place).toString('utf8');
  }

  put(key: string, text: string): void {
    const buffer = Buffer.from(text);
    writeFileSync(this.#handle, buffer);
    this.#places.set(key, [this.#size, buffer.length]);
    this.#used.add(key);
    this.#size += buffer.length;
  }

  /** Writes the index. Unused records are dropped once they fill half of the file. */
  close(): void {
    const usedBytes = [...this.#used].reduce((sum, key) => sum + (this.#places.get(key)?.[1] ?? 0), 0);
    if (usedBytes * 2 < this.#size) this.#compact();
    closeSync(this.#handle);
    const partial = `${this.#indexPath}.partial`;
    writeFileSync(partial, JSON.stringify(Object.fromEntries(this.#places)));
    renameSync(partial, this.#indexPath);
  }

  #read([offset, length]: Place): Buffer {
    const buffer = Buffer.allocUnsafe(length);
    readSync(this.#handle, buffer, 0, length, offset);
    return buffer;
  }

  /** Copies the records in use to a new file. Without an index the old places would be wrong, so that goes first. */
  #compact(): void {
    const partial = `${this.#path}.partial`;
    const target = openSync(partial, 'w+');
    const places = new Map<string, Place>();
    let size = 0;
    for (const key of this.#used) {
      const buffer = this.#read(this.#places.get(key) ?? [0, 0]);
      writeFileSync(target, buffer);
      places.set(key, [size, buffer.length]);
      size += buffer.length;
    }
    rmSync(this.#indexPath, { force: true });
    closeSync(this.#handle);
    renameSync(partial, this.#path);
    this.#handle = target;
    this.#places = places;
  }
}

function readIndex(path: string): [key: string, place: Place][] {
  try {
    return Object.entries(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Absent at first; half-written ones cannot be, others are not worth an error: it is a cache.
    return [];
  }
}
