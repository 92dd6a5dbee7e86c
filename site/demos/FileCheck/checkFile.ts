import { FORMATS, OTHER_FILES } from '../../data/formats.ts';
import { HEAD, type Signature, signatureOf } from './signatures.ts';
import { Pieces, type Source } from './source.ts';
import { type Directory, readTiff } from './tiff.ts';
import { tiffFormat } from './tiffFormat.ts';

/** What the image server does with a file after the upload. */
export type Outcome = 'as it is' | 'converted' | 'unpacked' | 'zip' | 'refused';

export interface FileReport {
  name: string;
  outcome: Outcome;
  /** What was seen, and what to do; Markdown. */
  facts: readonly string[];
}

/** Pixels a side up to which a picture stays as it is. */
const MOST_PIXELS: Record<string, number> = { BMP: 1400 };
const USUAL_PIXELS = 1024;

/**
 * Looks at the first bytes of a file and at its TIFF directories, and says what the image server makes of it.
 *
 * @param fileName - its ending tells apart what begins with the same bytes
 */
export async function checkFile(source: Source, fileName: string): Promise<FileReport> {
  const pieces = new Pieces(source);
  const head = await pieces.read(0, HEAD);
  if (head === undefined) return { name: 'Empty file', outcome: 'refused', facts: ['It has no bytes.'] };
  const directories = await readTiff(pieces);
  if (directories !== undefined) return tiffReport(directories, fileName);
  const signature = signatureOf(head, fileName);
  return signature ? signatureReport(signature) : unknown(fileName);
}

function tiffReport(directories: readonly Directory[], fileName: string): FileReport {
  const format = tiffFormat(directories);
  if (format === undefined)
    return { name: 'Damaged TIFF', outcome: 'refused', facts: ['It begins as a TIFF, but holds no image.'] };
  const { main } = format;
  const facts = [sizeText(main), imagesText(directories), main.isTiled ? 'In tiles.' : 'Not in tiles.'];
  if ('refused' in format)
    return {
      name: `TIFF: ${format.refused}`,
      outcome: 'refused',
      facts: [...facts, 'No format of the image server matches. Convert it to a pyramidal TIFF.'],
    };
  // The module for these files asks the name as well.
  if (fileName.toLowerCase().endsWith('.vsi')) return unknown(fileName);
  const outcome = isConverted(format.name, main) ? 'converted' : 'as it is';
  return { name: format.name, outcome, facts: [...facts, ...notesOf(format.name)] };
}

function signatureReport({ name, kind, size }: Signature): FileReport {
  if (kind === 'archive')
    return {
      name,
      outcome: 'unpacked',
      facts: ['The server unpacks it: one slide of several files, or many images.'],
    };
  if (kind === 'packed') return { name, outcome: 'refused', facts: ['Pack it again as ZIP.'] };
  if (kind === 'scan') {
    const { pack } = FORMATS.find((format) => format.name === name) ?? {};
    return {
      name,
      outcome: 'zip',
      facts: [pack ? `Into one ZIP: ${pack.content}.` : 'Pack all its files into one ZIP.'],
    };
  }
  if (kind === 'other') {
    const known = OTHER_FILES.find((other) => other.name === name);
    return {
      name,
      outcome: 'refused',
      facts: [known ? `${known.advice}.` : 'The image server does not read it.'],
    };
  }
  const outcome = size && !isConverted(name, size) ? 'as it is' : 'converted';
  const unclear = size ? [] : ['Its size was not found near the beginning: it is converted if it is large.'];
  return { name, outcome, facts: [...(size ? [sizeText(size)] : []), ...unclear, ...notesOf(name)] };
}

function unknown(fileName: string): FileReport {
  const ending = /\.[^.]*$/.exec(fileName.toLowerCase())?.[0] ?? '';
  const known = OTHER_FILES.find(({ endings }) => endings.includes(ending));
  const advice = known ? `${known.advice}.` : 'No format of the image server begins like this.';
  return { name: known?.name ?? 'Unknown', outcome: 'refused', facts: [advice] };
}

function isConverted(name: string, { width, height }: { width: number; height: number }): boolean {
  const converted = FORMATS.find((format) => format.name === name)?.converted;
  if (converted === 'no') return false;
  if (name === 'OME-TIFF') return width * height > USUAL_PIXELS * USUAL_PIXELS;
  return Math.max(width, height) > (MOST_PIXELS[name] ?? USUAL_PIXELS);
}

function notesOf(name: string): string[] {
  const { maker, notes } = FORMATS.find((format) => format.name === name) ?? {};
  return [...(maker ? [`Written by scanners of ${maker}.`] : []), ...(notes ? [`${notes}.`] : [])];
}

function sizeText({ width, height }: { width: number; height: number }): string {
  return `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels.`;
}

function imagesText(directories: readonly Directory[]): string {
  const count = directories.reduce((sum, { subs }) => sum + 1 + subs.length, 0);
  return count === 1 ? 'One image in the file.' : `${count} images in the file.`;
}
