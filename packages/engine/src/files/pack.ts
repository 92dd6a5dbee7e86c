import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Texts by key in one file: thousands of small files would cost more time than what they save. */
export interface Pack {
  /** Whether there is an undamaged text. Counts as asked for, as `get` does. */
  has(key: string): boolean;
  /** The text, or undefined when there is none or it is damaged. */
  get(key: string): string | undefined;
  put(key: string, text: string): void;
  /** Writes what is pending and the index. Records that nobody asked for go once they fill half of the file. */
  close(): void;
}

/** Place of one record: offset, length, checksum. */
type Place = [offset: number, length: number, checksum: number];

interface PackFile {
  path: string;
  indexPath: string;
  handle: number;
  places: Map<string, Place>;
  used: Set<string>;
  /** Bytes in the file, and texts that wait to be appended. */
  size: number;
  pending: Buffer[];
  pendingSize: number;
}

const FLUSH_BYTES = 1 << 20;

/** Opens `<folder>/<name>.pack`; a damaged or missing one is an empty one. One process at a time may do so. */
export function openPack(folder: string, name: string): Pack {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.pack`);
  const indexPath = join(folder, `${name}.index.json`);
  const places = readIndex(indexPath);
  const handle = openSync(path, places.size > 0 && existsSync(path) ? 'r+' : 'w+');
  const { size } = fstatSync(handle);
  const pack: PackFile = {
    path,
    indexPath,
    handle,
    places,
    used: new Set(),
    size,
    pending: [],
    pendingSize: 0,
  };
  return {
    has: (key) => read(pack, key) !== undefined,
    get: (key) => read(pack, key)?.toString('utf8'),
    put: (key, text) => append(pack, key, text),
    close: () => close(pack),
  };
}

function readIndex(path: string): Map<string, Place> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8'))));
  } catch {
    // Absent at first; half-written ones cannot be, others are not worth an error: it is a cache.
    return new Map();
  }
}

function read(pack: PackFile, key: string): Buffer | undefined {
  const place = pack.places.get(key);
  if (place === undefined) return undefined;
  const [offset, length, checksum] = place;
  if (offset + length > pack.size) flush(pack);
  const buffer = Buffer.allocUnsafe(length);
  const count = readSync(pack.handle, buffer, 0, length, offset);
  if (count !== length || crc32(buffer) !== checksum) {
    pack.places.delete(key);
    return undefined;
  }
  pack.used.add(key);
  return buffer;
}

function append(pack: PackFile, key: string, text: string): void {
  const buffer = Buffer.from(text);
  pack.places.set(key, [pack.size + pack.pendingSize, buffer.length, crc32(buffer)]);
  pack.used.add(key);
  pack.pending.push(buffer);
  pack.pendingSize += buffer.length;
  if (pack.pendingSize >= FLUSH_BYTES) flush(pack);
}

function flush(pack: PackFile): void {
  const bytes = Buffer.concat(pack.pending);
  writeWhole(pack.handle, bytes, pack.size);
  pack.size += bytes.length;
  pack.pending = [];
  pack.pendingSize = 0;
}

/** A disk that is nearly full takes a part, and only then says so. */
function writeWhole(handle: number, bytes: Buffer, at: number): void {
  for (let done = 0; done < bytes.length; )
    done += writeSync(handle, bytes, done, bytes.length - done, at + done);
}

function close(pack: PackFile): void {
  flush(pack);
  const usedBytes = [...pack.used].reduce((sum, key) => sum + (pack.places.get(key)?.[1] ?? 0), 0);
  if (usedBytes * 2 < pack.size) compact(pack);
  closeSync(pack.handle);
  const partial = `${pack.indexPath}.partial`;
  writeFileSync(partial, JSON.stringify(Object.fromEntries(pack.places)));
  renameSync(partial, pack.indexPath);
}

/** Copies the records in use to a new file. Without an index the old places would be wrong, so that goes first. */
function compact(pack: PackFile): void {
  const partial = `${pack.path}.partial`;
  const target = openSync(partial, 'w+');
  const places = new Map<string, Place>();
  let size = 0;
  for (const key of pack.used) {
    const place = pack.places.get(key);
    if (place === undefined) continue;
    const buffer = Buffer.allocUnsafe(place[1]);
    readSync(pack.handle, buffer, 0, buffer.length, place[0]);
    writeWhole(target, buffer, size);
    places.set(key, [size, place[1], place[2]]);
    size += buffer.length;
  }
  rmSync(pack.indexPath, { force: true });
  closeSync(pack.handle);
  renameSync(partial, pack.path);
  pack.handle = target;
  pack.places = places;
}

/** What was made under this key before, else what `make` makes now, which is kept if `isSound` says so. */
export function kept<T>(pack: Pack, key: string, make: () => T, isSound: (made: T) => boolean): T {
  const known = pack.get(key);
  if (known !== undefined) return JSON.parse(known);
  const made = make();
  if (isSound(made)) pack.put(key, JSON.stringify(made));
  return made;
}
