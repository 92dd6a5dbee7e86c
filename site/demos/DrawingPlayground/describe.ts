import { areaOf, lengthOf, PIXELS, type Rings, signedArea } from './shapes.ts';
import { type DrawTool, isLine } from './tools.ts';

/** A finished annotation; its points in units of the drawing. */
export interface Shape {
  tool: DrawTool;
  /** Outlines and their holes, a line, or one point. */
  rings: Rings;
}

/** What Cytomine stores and shows of an annotation; without a resolution in pixels. */
export function describe({ tool, rings }: Shape, micronsPerPixel: number | undefined): string {
  if (tool === 'Point') return 'Point';
  const size = rings.flat().length;
  const length = rings.reduce((sum, ring) => sum + lengthOf(ring, !isLine(tool)), 0) * PIXELS;
  const shownLength = micronsPerPixel
    ? `${fixed((length * micronsPerPixel) / 1000)} mm`
    : `${fixed(Math.round(length))} pixels`;
  if (isLine(tool)) return `${tool} of ${size} points. Length: ${shownLength}`;
  const outer = outlinesOf(rings).length;
  const area = areaOf(rings) * PIXELS ** 2;
  const shownArea = micronsPerPixel
    ? `${fixed(area * micronsPerPixel ** 2)} micron²`
    : `${fixed(Math.round(area))} pixels²`;
  return [
    `${tool}${tool.includes('olygon') ? '' : ', stored as a polygon'} of ${size} vertices`,
    `${parts(outer)}${holes(rings.length - outer)}. Area: ${shownArea}. Perimeter: ${shownLength}`,
  ].join('');
}

/** The outlines of a shape without its holes, which run in the other direction. */
export function outlinesOf(rings: Rings): Rings {
  const areas = rings.map(signedArea);
  const sign = Math.sign(areas.reduce((sum, area) => sum + area, 0));
  return rings.filter((_, index) => Math.sign(areas[index] ?? 0) === sign);
}

function parts(count: number): string {
  return count > 1 ? ` in ${count} parts` : '';
}

function holes(count: number): string {
  return count > 0 ? `, ${count} ${count === 1 ? 'hole' : 'holes'}` : '';
}

/** As many decimals as Cytomine shows. */
function fixed(value: number): string {
  return value.toFixed(3);
}
