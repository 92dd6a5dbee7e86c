import { crc32, deflateRawSync } from 'node:zlib';
import { invariant } from '../core/errors.ts';

/** A file in an archive. */
export interface ZipEntry {
  /** With `/`. */
  path: string;
  content: Uint8Array;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const STORED = 0;
const DEFLATED = 8;
/** 1 January 1980, the first day there is: so that the same files make the same bytes. */
const DATE = 0x0021;
const MAX_ENTRIES = 0xffff;
const MAX_BYTES = 0xffffffff;

/** Packs files, in the order of their paths; what does not shrink is stored. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  invariant(entries.length < MAX_ENTRIES, 'fewer files than a plain zip holds');
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of [...entries].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const name = Buffer.from(entry.path);
    const deflated = deflateRawSync(entry.content, { level: 9 });
    const isSmaller = deflated.length < entry.content.length;
    const data = isSmaller ? deflated : Buffer.from(entry.content);
    const shared = sharedFields(entry.content, data.length, isSmaller ? DEFLATED : STORED, name.length);
    locals.push(uint32(LOCAL_HEADER), shared, name, data);
    // Comment, disk and attributes: none; then where the file starts.
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(uint32(CENTRAL_HEADER), uint16(VERSION), shared, place, name);
    offset += 4 + shared.length + name.length + data.length;
  }
  const directory = Buffer.concat(central);
  invariant(offset + directory.length < MAX_BYTES, 'fewer bytes than a plain zip holds');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** What a file's own header and its line in the directory have in common. */
function sharedFields(content: Uint8Array, packed: number, method: number, nameLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
