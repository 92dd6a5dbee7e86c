// Files for the tests: headers without pixels.
import { checkFile, type Outcome } from './checkFile.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A file in memory that counts what is read of it; beyond its bytes there are zeros, up to `size`. */
export function sourceOf(content: string | Uint8Array, size?: number) {
  const bytes = typeof content === 'string' ? bytesOf(content) : content;
  const source = {
    size: size ?? bytes.length,
    readBytes: 0,
    slice(start: number, end: number) {
      source.readBytes += end - start;
      const part = new Uint8Array(end - start);
      part.set(bytes.subarray(start, Math.min(end, bytes.length)));
      return { arrayBuffer: async () => part.buffer as ArrayBuffer };
    },
  };
  return source;
}

interface Image {
  width: number;
  height: number;
  /** Untiled where nothing stands. */
  tile?: number;
  text?: Record<number, string>;
  /** Other tags, with a number. */
  tags?: readonly number[];
  subs?: readonly Image[];
}

/** A TIFF of these images, without their pixels. */
export function tiff(images: readonly Image[], { isBig = false, isLittle = true } = {}): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(200_000));
  const word = (at: number, value: number) =>
    isBig ? bytes.setBigUint64(at, BigInt(value), isLittle) : bytes.setUint32(at, value, isLittle);
  const [countSize, entrySize, offsetSize] = isBig ? [8, 20, 8] : [2, 12, 4];
  let free = isBig ? 16 : 8;
  const take = (length: number) => {
    free += length;
    return free - length;
  };
  const write = (image: Image): { at: number; nextAt: number } => {
    const subs = (image.subs ?? []).map((sub) => write(sub).at);
    const entries: [tag: number, type: number, count: number, value: number | string][] = [
      [256, 4, 1, image.width],
      [257, 4, 1, image.height],
      [258, 3, 1, 8],
      ...(image.tile ? [[322, 4, 1, image.tile] as [number, number, number, number]] : []),
      ...Object.entries(image.text ?? {}).map(
        ([tag, text]) => [Number(tag), 2, text.length, text] as [number, number, number, string],
      ),
      ...(image.tags ?? []).map((tag) => [tag, 4, 1, 1] as [number, number, number, number]),
    ];
    let subsAt = 0;
    if (subs.length > 0) {
      subsAt = subs.length === 1 ? (subs[0] ?? 0) : take(subs.length * offsetSize);
      for (const [i, sub] of subs.length > 1 ? subs.entries() : []) word(subsAt + i * offsetSize, sub);
      entries.push([330, isBig ? 18 : 4, subs.length, subsAt]);
    }
    const texts = entries.map(([, , count, value]) => {
      if (typeof value !== 'string' || count <= offsetSize) return value;
      const at = take(count);
      for (let i = 0; i < count; i++) bytes.setUint8(at + i, value.charCodeAt(i));
      return at;
    });
    const at = take(countSize + entries.length * entrySize + offsetSize);
    if (isBig) bytes.setBigUint64(at, BigInt(entries.length), isLittle);
    else bytes.setUint16(at, entries.length, isLittle);
    entries.forEach(([tag, type, count], i) => {
      const entry = at + countSize + i * entrySize;
      bytes.setUint16(entry, tag, isLittle);
      bytes.setUint16(entry + 2, type, isLittle);
      word(entry + 4, count);
      const place = entry + (isBig ? 12 : 8);
      const value = texts[i] ?? 0;
      if (typeof value === 'string')
        for (let c = 0; c < value.length; c++) bytes.setUint8(place + c, value.charCodeAt(c));
      else if (type === 3) bytes.setUint16(place, value, isLittle);
      else if (type === 4) bytes.setUint32(place, value, isLittle);
      else word(place, value);
    });
    return { at, nextAt: at + countSize + entries.length * entrySize };
  };
  let linkAt = isBig ? 8 : 4;
  for (const image of images) {
    const { at, nextAt } = write(image);
    word(linkAt, at);
    linkAt = nextAt;
  }
  bytes.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  bytes.setUint16(2, isBig ? 43 : 42, isLittle);
  if (isBig) bytes.setUint16(4, 8, isLittle);
  return new Uint8Array(bytes.buffer, 0, free);
}

export const LARGE = { width: 8000, height: 6000, tile: 256 };
export const HALF = { width: 4000, height: 3000, tile: 256 };
const QUARTER = { width: 2000, height: 1500, tile: 256 };
const OME = { 270: '<?xml version="1.0"?><OME xmlns="x"></OME>' };
const u16 = (...values: number[]) => values.map((v) => String.fromCharCode(v >> 8, v & 255)).join('');
const u32 = (value: number) => u16(value >>> 16, value & 0xffff);
const le32 = (value: number) => [...u32(value)].reverse().join('');
const le16 = (value: number) => [...u16(value)].reverse().join('');
const jpeg = (width: number, height: number) =>
  `\xff\xd8\xff\xe0${u16(4)}ab\xff\xc0${u16(17)}\x08${u16(height, width)}rest of it`;
const dicom = (uid: string) =>
  `${'\0'.repeat(128)}DICM...${uid}...\x28\0\x10\0US\x02\0${le16(512)}\x28\0\x11\0US\x02\0${le16(600)}`;

/** Made headers: the bytes, the name of the file, and what it is and what becomes of it. */
export const FILES: readonly (readonly [
  content: string | Uint8Array,
  file: string,
  name: string,
  outcome: Outcome,
])[] = [
  [tiff([LARGE, HALF, QUARTER]), 'a.tif', 'Pyramidal TIFF', 'as it is'],
  [tiff([LARGE, HALF, QUARTER], { isBig: true }), 'a.tif', 'Pyramidal TIFF', 'as it is'],
  [tiff([LARGE, HALF, QUARTER], { isLittle: false }), 'a.tif', 'Pyramidal TIFF', 'as it is'],
  [tiff([LARGE, HALF], { isBig: true, isLittle: false }), 'a.btf', 'Pyramidal TIFF', 'as it is'],
  [tiff([{ ...LARGE, subs: [HALF, QUARTER] }]), 'a.tif', 'Pyramidal TIFF', 'as it is'],
  [tiff([LARGE, { width: 2667, height: 2000, tile: 256 }]), 'a.tif', 'Pyramidal TIFF', 'as it is'],
  [
    tiff([LARGE, HALF, { width: 700, height: 700 }]),
    'a.tif',
    'TIFF: pyramid with further images, such as a label or an overview',
    'refused',
  ],
  [tiff([LARGE, { ...HALF, tile: 0 }]), 'a.tif', 'TIFF: pyramid whose levels are not tiled', 'refused'],
  [tiff([{ width: 4000, height: 3000 }]), 'a.tif', 'Planar TIFF', 'converted'],
  [tiff([{ width: 1024, height: 1024 }]), 'a.tif', 'Planar TIFF', 'as it is'],
  [tiff([{ width: 1025, height: 10 }]), 'a.tif', 'Planar TIFF', 'converted'],
  [
    tiff([
      { width: 500, height: 400 },
      { width: 500, height: 400 },
    ]),
    'a.tif',
    'Planar TIFF',
    'as it is',
  ],
  [tiff([{ ...LARGE, text: OME, subs: [HALF] }]), 'a.ome.tif', 'Pyramidal OME-TIFF', 'as it is'],
  [
    tiff([{ ...LARGE, tile: 0, text: OME, subs: [HALF] }]),
    'a.ome.tif',
    'TIFF: OME-TIFF with a pyramid that is not tiled',
    'refused',
  ],
  [tiff([{ width: 900, height: 900, text: OME }]), 'a.ome.tif', 'OME-TIFF', 'as it is'],
  [tiff([{ ...LARGE, text: OME }]), 'a.ome.tif', 'OME-TIFF', 'converted'],
  [
    tiff([{ width: 900, height: 90, text: { 270: 'ImageJ=1.53t\nimages=1' } }]),
    'a.tif',
    'ImageJ TIFF',
    'as it is',
  ],
  [tiff([{ width: 9000, height: 90, tags: [33560] }]), 'a.tif', 'Olympus SIS TIFF', 'converted'],
  [tiff([{ ...LARGE, text: { 270: 'Aperio Image Library v12' } }]), 'a.svs', 'Leica Aperio SVS', 'as it is'],
  [tiff([{ ...LARGE, tags: [65420], text: { 271: 'Hamamatsu' } }]), 'a.ndpi', 'Hamamatsu NDPI', 'as it is'],
  [tiff([{ ...LARGE, text: { 270: '<scn xmlns="x"></scn>' } }]), 'a.scn', 'Leica SCN', 'as it is'],
  [
    tiff([{ ...LARGE, text: { 305: 'Philips DP v1.0', 270: '<DataObject></DataObject>' } }]),
    'a.tiff',
    'Philips TIFF',
    'as it is',
  ],
  [
    tiff([{ ...LARGE, tags: [700], text: { 305: 'ScanOutputManager 1.1' } }]),
    'a.bif',
    'Ventana BIF',
    'as it is',
  ],
  [
    tiff([{ ...LARGE, text: { 305: 'PerkinElmer-QPI' } }]),
    'a.qptiff',
    'TIFF: QPTIFF of PerkinElmer or Akoya',
    'refused',
  ],
  [tiff([{ ...LARGE, tags: [34735] }]), 'a.tif', 'TIFF: GeoTIFF', 'refused'],
  [tiff([{ ...LARGE, tags: [34412] }]), 'a.lsm', 'TIFF: Zeiss LSM', 'refused'],
  [tiff([LARGE]), 'a.vsi', 'CellSens VSI', 'refused'],
  [tiff([]), 'a.tif', 'Damaged TIFF', 'refused'],
  [jpeg(800, 600), 'a.jpg', 'JPEG', 'as it is'],
  [jpeg(8000, 6000), 'a.jpg', 'JPEG', 'converted'],
  [jpeg(8000, 6000), 'a.mrxs', '3D Histech MIRAX', 'zip'],
  ['[GENERAL]\r\nSLIDE_ID = 1', 'Slidedat.ini', '3D Histech MIRAX', 'zip'],
  ['[Virtual Microscope Specimen]\n', 'a.vms', 'Hamamatsu VMS', 'zip'],
  ['[Uncompressed Virtual Microscope Specimen]\n', 'a.vmu', 'Hamamatsu VMU', 'refused'],
  [`\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${u32(700)}${u32(500)}`, 'a.png', 'PNG', 'as it is'],
  [`\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${u32(70_000)}${u32(500)}`, 'a.png', 'PNG', 'converted'],
  [`BM${'\0'.repeat(16)}${le32(1400)}${le32(-1400)}`, 'a.bmp', 'BMP', 'as it is'],
  [`BM${'\0'.repeat(16)}${le32(1401)}${le32(10)}`, 'a.bmp', 'BMP', 'converted'],
  [`RIFF1234WEBPVP8 ${'\0'.repeat(10)}${le16(640)}${le16(480)}xx`, 'a.webp', 'WebP', 'as it is'],
  [
    `RIFF1234WEBPVP8X${'\0'.repeat(8)}${le32(4999).slice(0, 3)}${le32(3999).slice(0, 3)}xx`,
    'a.webp',
    'WebP',
    'converted',
  ],
  ['P6\n# made\n640 480\n255\n', 'a.ppm', 'PPM', 'as it is'],
  ['P5 6400 480 255\n', 'a.pgm', 'PPM', 'converted'],
  ['P3\n640 480\n255\n', 'a.ppm', 'PPM as text', 'refused'],
  [
    `\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 \0\0\0\0jp2 \0\0\0\x2djp2h\0\0\0\x16ihdr${u32(900)}${u32(1000)}`,
    'a.jp2',
    'JPEG2000',
    'as it is',
  ],
  [`\xff\x4f\xff\x51${u16(41, 0)}${u32(9000)}${u32(1000)}`, 'a.j2k', 'JPEG2000', 'converted'],
  [dicom('1.2.840.10008.5.1.4.1.1.2'), 'a.dcm', 'DICOM', 'as it is'],
  [dicom('1.2.840.10008.5.1.4.1.1.77.1.6'), 'a.dcm', 'WSI Dicom', 'zip'],
  ['PK\x03\x04aaaa slide.mrxs', 'a.zip', 'ZIP archive', 'unpacked'],
  ['PK\x03\x04aaaa[Content_Types].xml', 'a.docx', 'Office document', 'refused'],
  ['\x1f\x8b\x08', 'a.tar.gz', 'Compressed archive', 'unpacked'],
  [`${'a'.repeat(257)}ustar`, 'a.tar', 'TAR archive', 'unpacked'],
  ['7z\xbc\xaf\x27\x1c', 'a.7z', 'Archive of another kind', 'refused'],
  ['ZISRAWFILE\0', 'a.czi', 'Carl Zeiss CZI', 'refused'],
  ['\xda\xce\xbe\x0a', 'a.nd2', 'Nikon ND2', 'refused'],
  ['\x70\0\0\0abcd\x2a', 'a.lif', 'Leica LIF', 'refused'],
  ['%PDF-1.7', 'a.pdf', 'PDF document', 'refused'],
  ['\x89HDF\r\n', 'a.ims', 'HDF5 (Imaris IMS and others)', 'refused'],
  ['whatever', 'a.xyz', 'Unknown', 'refused'],
  ['', 'a.tif', 'Empty file', 'refused'],
];

/**
 * Checks files of random bytes and made headers with random changes, and gives back the most bytes that were read of
 * one of them. The same files in each run.
 */
export async function checkRandomFiles(files: number): Promise<number> {
  let state = 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const made = FILES.map(([content]) => (typeof content === 'string' ? bytesOf(content) : content));
  let most = 0;
  for (let count = 0; count < files; count++) {
    const base = made[random(made.length)] ?? new Uint8Array();
    const bytes = count % 2 === 0 ? base.slice(0, 1200) : new Uint8Array(random(600));
    const changes = count % 2 === 0 ? 1 + random(12) : bytes.length;
    for (let i = 0; i < changes && bytes.length > 0; i++) bytes[random(bytes.length)] = random(256);
    const source = sourceOf(bytes, bytes.length + (random(10) === 0 ? 1_000_000 : 0));
    await checkFile(source, 'a.bin');
    most = Math.max(most, source.readBytes);
  }
  return most;
}
