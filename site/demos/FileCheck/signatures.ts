import { textOf } from './source.ts';

/** What the first bytes of a file say. */
export interface Signature {
  /** A name of `data/formats.ts`, or what it is instead. */
  name: string;
  kind: 'image' | 'archive' | 'packed' | 'scan' | 'other';
  size?: { width: number; height: number };
}

/** As many bytes as signatures need. */
export const HEAD = 64_000;

/** The kind of file by its first bytes; undefined when they are unknown. TIFF is told apart elsewhere. */
export function signatureOf(head: DataView, fileName: string): Signature | undefined {
  const text = textOf(head);
  const ending = /\.[^.]*$/.exec(fileName.toLowerCase())?.[0] ?? '';
  return imageOf(head, text, ending) ?? archiveOf(text) ?? partOf(text, ending) ?? foreignOf(text);
}

function imageOf(head: DataView, text: string, ending: string): Signature | undefined {
  if (text.startsWith('\xff\xd8\xff')) {
    // The overview of a MIRAX slide; the slide itself lies in the folder beside it.
    if (ending === '.mrxs') return { name: '3D Histech MIRAX', kind: 'scan' };
    return image('JPEG', jpegSize(head));
  }
  if (text.startsWith('\x89PNG')) return image('PNG', sizeAt(head, 16, 20, false));
  if (text.startsWith('BM')) return image('BMP', sizeAt(head, 18, 22, true));
  if (/^RIFF[\s\S]{4}WEBPVP/.test(text)) return image('WebP', webpSize(head, text));
  if (/^P[456]\s/.test(text)) return image('PPM', ppmSize(text));
  if (text.startsWith('\0\0\0\x0cjP') && text.slice(16, 24) === 'ftypjp2 ')
    return image('JPEG2000', sizeAt(head, text.indexOf('ihdr') + 8, text.indexOf('ihdr') + 4, false));
  if (text.startsWith('\xff\x4f\xff\x51')) return image('JPEG2000', sizeAt(head, 8, 12, false));
  if (text.slice(128, 132) === 'DICM') return dicom(head, text);
  return undefined;
}

function archiveOf(text: string): Signature | undefined {
  if (text.startsWith('PK\x03\x04')) {
    if (/word\/|xl\/|ppt\/|\[Content_Types\]\.xml/.test(text))
      return { name: 'Office document', kind: 'other' };
    return { name: 'ZIP archive', kind: 'archive' };
  }
  if (['\x1f\x8b', 'BZh', '\xfd7zXZ\0'].some((start) => text.startsWith(start)))
    return { name: 'Compressed archive', kind: 'archive' };
  if (text.slice(257, 262) === 'ustar') return { name: 'TAR archive', kind: 'archive' };
  if (['7z\xbc\xaf\x27\x1c', 'Rar!\x1a\x07'].some((start) => text.startsWith(start)))
    return { name: 'Archive of another kind', kind: 'packed' };
  return undefined;
}

/** Files that are a part of a slide. */
function partOf(text: string, ending: string): Signature | undefined {
  if (text.startsWith('[Virtual Microscope Specimen]')) return { name: 'Hamamatsu VMS', kind: 'scan' };
  if (/^(?:\xef\xbb\xbf)?\[GENERAL\]/.test(text) && text.includes('SLIDE_ID'))
    return { name: '3D Histech MIRAX', kind: 'scan' };
  if (ending === '.opt') return { name: 'Hamamatsu VMS', kind: 'scan' };
  return undefined;
}

/** How files begin that no format of the image server reads; where not at the start, from which byte on. */
const FOREIGN: readonly (readonly [start: string, name: string, from?: number])[] = [
  ['ZISRAWFILE', 'Carl Zeiss CZI'],
  ['\xda\xce\xbe\x0a', 'Nikon ND2'],
  ['\x70\0\0\0', 'Leica LIF'],
  ['\xd0\xcf\x11\xe0', 'compound file (Zeiss ZVI, Olympus OIB, or an old Office document)'],
  ['\x89HDF', 'HDF5 (Imaris IMS and others)'],
  ['[Uncompressed Virtual Microscope Specimen]', 'Hamamatsu VMU'],
  ['%PDF', 'PDF document'],
  ['GIF8', 'GIF picture'],
  ['ftyp', 'video or HEIC picture', 4],
  ['AVI ', 'video', 8],
  ['\x1a\x45\xdf\xa3', 'video'],
];

function foreignOf(text: string): Signature | undefined {
  if (/^P[123]\s/.test(text)) return { name: 'PPM as text', kind: 'other' };
  const found = FOREIGN.find(([start, , from = 0]) => text.startsWith(start, from));
  return found && { name: found[1], kind: 'other' };
}

function image(name: string, size: Signature['size']): Signature {
  return { name, kind: 'image', ...(size && { size }) };
}

function sizeAt(head: DataView, width: number, height: number, isLittle: boolean): Signature['size'] {
  if (width < 8 || Math.max(width, height) + 4 > head.byteLength) return undefined;
  // Of a BMP that is written from the top, the height is negative.
  return {
    width: Math.abs(head.getInt32(width, isLittle)),
    height: Math.abs(head.getInt32(height, isLittle)),
  };
}

/** Goes from marker to marker until the one that has the size. */
function jpegSize(head: DataView): Signature['size'] {
  let at = 2;
  while (at + 9 < head.byteLength && head.getUint8(at) === 0xff) {
    const marker = head.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: head.getUint16(at + 5), width: head.getUint16(at + 7) };
    // Bytes that fill up, and markers without a length.
    if (marker === 0xff) at++;
    else
      at +=
        marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + Math.max(2, head.getUint16(at + 2));
  }
  return undefined;
}

function webpSize(head: DataView, text: string): Signature['size'] {
  if (head.byteLength < 31) return undefined;
  const kind = text.slice(12, 16);
  const small = (at: number) => head.getUint16(at, true) & 0x3fff;
  if (kind === 'VP8 ') return { width: small(26), height: small(28) };
  const wide = (at: number) => (head.getUint32(at, true) & 0xffffff) + 1;
  if (kind === 'VP8X') return { width: wide(24), height: wide(27) };
  const bits = head.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function ppmSize(text: string): Signature['size'] {
  const numbers = /^P\d\s+(?:#[^\n]*\s+)*(\d{1,7})\s+(?:#[^\n]*\s+)*(\d{1,7})/.exec(text.slice(0, 1000));
  return numbers ? { width: Number(numbers[1]), height: Number(numbers[2]) } : undefined;
}

/** Class of the images of slide scanners (DICOM PS3.4). */
const WHOLE_SLIDE = '1.2.840.10008.5.1.4.1.1.77.1.6';

function dicom(head: DataView, text: string): Signature {
  if (text.includes(WHOLE_SLIDE)) return { name: 'WSI Dicom', kind: 'scan' };
  const number = (tag: string) => {
    const at = text.indexOf(tag);
    return at < 0 || at + 10 > head.byteLength ? undefined : head.getUint16(at + 8, true);
  };
  const height = number('\x28\0\x10\0US');
  const width = number('\x28\0\x11\0US');
  return image('DICOM', width && height ? { width, height } : undefined);
}
