import type { Directory } from './tiff.ts';

/** A format of `data/formats.ts`, or why the image server finds none. */
export type TiffFormat = { name: string; main: Directory } | { refused: string; main: Directory };

/** Tags of other programs: the image server leaves such files to formats that it does not have. */
const FOREIGN: readonly (readonly [tag: number, program: string])[] = [
  [34735, 'GeoTIFF'],
  [34412, 'Zeiss LSM'],
  [34362, 'FluoView'],
  [33628, 'MetaMorph STK'],
  [33445, 'Molecular Dynamics GEL'],
];

/** Steps between the levels of a pyramid that are tried, as tifffile does. */
const STEPS = [2, 3, 4];

/**
 * The format by which the image server reads a TIFF, found by the rules of its checkers and of tifffile, with which
 * they look at the file.
 */
export function tiffFormat([main, ...others]: readonly Directory[]): TiffFormat | undefined {
  if (main === undefined) return undefined;
  const scanner = scannerOf(main);
  if (scanner) return { name: scanner, main };
  if (main.software.startsWith('PerkinElmer-QPI')) return { refused: 'QPTIFF of PerkinElmer or Akoya', main };
  if (main.description.trim().endsWith('OME>')) {
    if (main.subs.length === 0) return { name: 'OME-TIFF', main };
    return main.isTiled
      ? { name: 'Pyramidal OME-TIFF', main }
      : { refused: 'OME-TIFF with a pyramid that is not tiled', main };
  }
  if (main.description.startsWith('ImageJ=')) return { name: 'ImageJ TIFF', main };
  if (main.tags.has(33560) || main.tags.has(33471)) return { name: 'Olympus SIS TIFF', main };
  const foreign = FOREIGN.find(([tag]) => main.tags.has(tag));
  if (foreign) return { refused: foreign[1], main };
  return genericFormat(main, others);
}

function scannerOf({ description, software, make, tags, isTiled }: Directory): string | undefined {
  if (isTiled && description.startsWith('Aperio ')) return 'Leica Aperio SVS';
  if (tags.has(65420) && make !== '') return 'Hamamatsu NDPI';
  if (description.trim().endsWith('</scn>')) return 'Leica SCN';
  if (software.startsWith('Philips DP') && description.trim().endsWith('</DataObject>'))
    return 'Philips TIFF';
  const isVentana =
    /Ventana|^ScanOutputManager/.test(software) || /^(?:Label.Image|Probability_Image)$/.test(description);
  return tags.has(700) && isVentana ? 'Ventana BIF' : undefined;
}

interface Series {
  levels: Directory[];
  pages: number;
}

/** Images of one size are one series; one that is a step smaller than another is the next level of its pyramid. */
function genericFormat(main: Directory, others: readonly Directory[]): TiffFormat {
  const series: Series[] = [];
  for (const one of [main, ...others].flatMap((directory) => [directory, ...directory.subs])) {
    const same = series.find(({ levels: [first] }) => first && sizeOf(first) === sizeOf(one));
    if (same) same.pages++;
    else series.push({ levels: [one], pages: 1 });
  }
  const [first, ...rest] = series;
  const left = first ? rest.filter((other) => !takeLevel(first, other)) : [];
  const levels = first?.levels ?? [];
  if (levels.length === 1) return { name: 'Planar TIFF', main };
  if (left.length > 0)
    return { refused: 'pyramid with further images, such as a label or an overview', main };
  if (levels.some(({ isTiled }) => !isTiled)) return { refused: 'pyramid whose levels are not tiled', main };
  return { name: 'Pyramidal TIFF', main };
}

function sizeOf({ width, height, samples, bits }: Directory): string {
  return [width, height, samples, bits].join();
}

/** Adds a series to a pyramid when it is its next level, by the same step as the levels before. */
function takeLevel(pyramid: Series, other: Series): boolean {
  const [top, second] = pyramid.levels;
  const last = pyramid.levels.at(-1);
  const [next] = other.levels;
  if (!top || !last || !next || other.pages !== pyramid.pages) return false;
  if (next.samples !== last.samples || next.bits !== last.bits) return false;
  const steps = second ? STEPS.filter((step) => isSmaller(top, second, step)) : STEPS;
  if (!steps.some((step) => isSmaller(last, next, step))) return false;
  pyramid.levels.push(next);
  return true;
}

function isSmaller(a: Directory, b: Directory, step: number): boolean {
  const fits = (large: number, small: number) =>
    step <= large && (Math.floor(large / step) === small || Math.ceil(large / step) === small);
  return fits(a.width, b.width) && fits(a.height, b.height);
}
