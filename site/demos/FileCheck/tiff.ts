import { type Pieces, textOf } from './source.ts';

/** An image in a TIFF file, as far as formats are told by it. */
export interface Directory {
  width: number;
  height: number;
  samples: number;
  bits: number;
  isTiled: boolean;
  /** The smaller images that belong to this one. */
  subs: readonly Directory[];
  description: string;
  make: string;
  software: string;
  /** Numbers of all its tags. */
  tags: ReadonlySet<number>;
}

const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  description: 270,
  make: 271,
  samples: 277,
  software: 305,
  tileWidth: 322,
  subs: 330,
} as const;

/** Longer chains of directories tell nothing more. */
const MOST_DIRECTORIES = 64;
const MOST_TAGS = 512;
/** Enough of a description for its first and last words, which tell the format. */
const MOST_TEXT = 64_000;
const SIZES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 7: 1, 13: 4, 16: 8, 18: 8 };

/** How offsets are written: classic TIFF, or BigTIFF. */
interface Layout {
  isLittle: boolean;
  isBig: boolean;
}

/** The images of a TIFF file in their order, those of a damaged one as far as they can be read; undefined: no TIFF. */
export async function readTiff(pieces: Pieces): Promise<Directory[] | undefined> {
  const head = await pieces.read(0, 16);
  if (head === undefined || head.byteLength < 8) return undefined;
  const order = textOf(head, 0, 2);
  const isLittle = order === 'II';
  if (!isLittle && order !== 'MM') return undefined;
  const version = head.getUint16(2, isLittle);
  const isBig = version === 43;
  if ((version !== 42 && !isBig) || (isBig && head.byteLength < 16)) return undefined;
  const layout = { isLittle, isBig };
  return readChain(pieces, layout, isBig ? bigAt(head, 8, isLittle) : head.getUint32(4, isLittle));
}

async function readChain(pieces: Pieces, layout: Layout, first: number): Promise<Directory[]> {
  const found: Directory[] = [];
  const seen = new Set<number>();
  let next: number | undefined = first;
  while (next !== undefined && next > 0 && !seen.has(next) && seen.size < MOST_DIRECTORIES) {
    seen.add(next);
    const read = await readDirectory(pieces, layout, next, true);
    if (read === undefined) break;
    found.push(read.directory);
    next = read.next;
  }
  return found;
}

async function readDirectory(
  pieces: Pieces,
  layout: Layout,
  at: number,
  hasSubs: boolean,
): Promise<{ directory: Directory; next: number } | undefined> {
  const { isLittle, isBig } = layout;
  const [countSize, entrySize, offsetSize] = isBig ? [8, 20, 8] : [2, 12, 4];
  const head = await pieces.read(at, countSize);
  if (head === undefined || head.byteLength < countSize) return undefined;
  const count = isBig ? bigAt(head, 0, isLittle) : head.getUint16(0, isLittle);
  if (count === 0 || count > MOST_TAGS) return undefined;
  const length = count * entrySize + offsetSize;
  const bytes = await pieces.read(at + countSize, length);
  if (bytes === undefined || bytes.byteLength < length) return undefined;
  const entries = new Map<number, number>();
  for (let i = 0; i < count; i++) entries.set(bytes.getUint16(i * entrySize, isLittle), i * entrySize);
  const values = async (tag: number, most: number) => {
    const entry = entries.get(tag);
    return entry === undefined ? undefined : readValue(pieces, layout, bytes, entry, most);
  };
  const number = async (tag: number, otherwise: number) => {
    const value = await values(tag, 8);
    return value === undefined ? otherwise : (numbersOf(value, layout)[0] ?? otherwise);
  };
  const text = async (tag: number) => {
    const value = await values(tag, MOST_TEXT);
    return value === undefined ? '' : textOf(value.bytes).replace(/\0+$/, '');
  };
  const offsets = hasSubs ? await values(TAG.subs, 16 * offsetSize) : undefined;
  const subs: Directory[] = [];
  for (const offset of offsets ? numbersOf(offsets, layout) : []) {
    const sub = await readDirectory(pieces, layout, offset, false);
    if (sub) subs.push(sub.directory);
  }
  const end = count * entrySize;
  return {
    directory: {
      width: await number(TAG.width, 0),
      height: await number(TAG.height, 0),
      samples: await number(TAG.samples, 1),
      bits: await number(TAG.bits, 1),
      isTiled: entries.has(TAG.tileWidth),
      subs,
      description: await text(TAG.description),
      make: await text(TAG.make),
      software: await text(TAG.software),
      tags: new Set(entries.keys()),
    },
    next: isBig ? bigAt(bytes, end, isLittle) : bytes.getUint32(end, isLittle),
  };
}

interface Value {
  bytes: DataView;
  /** Bytes of one number. */
  size: number;
}

/** The value of a tag: in its entry when it fits, else where the entry says. Of a long text, the beginning and end. */
async function readValue(
  pieces: Pieces,
  { isLittle, isBig }: Layout,
  bytes: DataView,
  entry: number,
  most: number,
): Promise<Value | undefined> {
  const size = SIZES[bytes.getUint16(entry + 2, isLittle)] ?? 0;
  const count = isBig ? bigAt(bytes, entry + 4, isLittle) : bytes.getUint32(entry + 4, isLittle);
  const place = entry + (isBig ? 12 : 8);
  const length = size * count;
  if (!(length > 0)) return undefined;
  if (length <= (isBig ? 8 : 4))
    return { bytes: new DataView(bytes.buffer, bytes.byteOffset + place, length), size };
  const offset = isBig ? bigAt(bytes, place, isLittle) : bytes.getUint32(place, isLittle);
  if (length <= most) return withSize(await pieces.read(offset, length), size);
  if (size > 1) return withSize(await pieces.read(offset, most - (most % size)), size);
  const start = await pieces.read(offset, most / 2);
  const end = await pieces.read(offset + length - most / 2, most / 2);
  if (!start || !end) return undefined;
  const both = new Uint8Array(start.byteLength + end.byteLength);
  both.set(new Uint8Array(start.buffer));
  both.set(new Uint8Array(end.buffer), start.byteLength);
  return { bytes: new DataView(both.buffer), size };
}

function withSize(bytes: DataView | undefined, size: number): Value | undefined {
  return bytes && { bytes, size };
}

function numbersOf({ bytes, size }: Value, { isLittle }: Layout): number[] {
  const count = Math.floor(bytes.byteLength / size);
  return Array.from({ length: count }, (_, i) => {
    if (size === 1) return bytes.getUint8(i);
    if (size === 2) return bytes.getUint16(i * 2, isLittle);
    return size === 4 ? bytes.getUint32(i * 4, isLittle) : bigAt(bytes, i * 8, isLittle);
  });
}

/** A number of 8 bytes; beyond what numbers hold exactly it is beyond any file, too. */
function bigAt(bytes: DataView, at: number, isLittle: boolean): number {
  return Number(bytes.getBigUint64(at, isLittle));
}
