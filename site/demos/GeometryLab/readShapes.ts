import GeoJSONWriter from 'jsts/org/locationtech/jts/io/GeoJSONWriter.js';
import WKTReader from 'jsts/org/locationtech/jts/io/WKTReader.js';
import { type Coordinates, type Geometry, KINDS, type Origin, turnOver } from './geometry.ts';

/** The shapes of a text with y counted from the bottom, or why there are none. */
export type Read = { from: 'WKT' | 'GeoJSON'; shapes: readonly Geometry[] } | { mistake: string };

/**
 * Reads well-known text, one geometry a line, or GeoJSON: a geometry, a feature, a collection, or the bare list of
 * features that QuPath writes too.
 *
 * @param origin - from which side the GeoJSON counts y; well-known text is Cytomine's own, from the bottom
 * @param height - of the image, in pixels
 */
export function readShapes(text: string, origin: Origin, height: number): Read {
  const isJson = /^\s*[[{]/.test(text);
  try {
    if (!isJson) return { from: 'WKT', shapes: readWkt(text) };
    const shapes = geometriesIn(JSON.parse(text));
    if (shapes.length === 0) return { mistake: 'This JSON holds no geometry.' };
    return {
      from: 'GeoJSON',
      shapes: origin === 'top' ? shapes.map((one) => turnOver(one, height)) : shapes,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { mistake: `This is no ${isJson ? 'GeoJSON' : 'WKT'}: ${reason.replace(/^\w*Exception: /, '')}` };
  }
}

function readWkt(text: string): Geometry[] {
  const reader = new WKTReader();
  const writer = new GeoJSONWriter();
  return text
    .split(/[\n;]+/)
    .filter((line) => line.trim() !== '')
    .map((line) => writer.write(reader.read(line.trim().toUpperCase())) as Geometry);
}

/** Every geometry in a value of JSON, wherever GeoJSON may put one. */
function geometriesIn(value: unknown): Geometry[] {
  if (Array.isArray(value)) return value.flatMap(geometriesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('features' in value) return geometriesIn(value.features);
  if ('geometry' in value) return geometriesIn(value.geometry);
  if ('geometries' in value)
    return [{ type: 'GeometryCollection', geometries: geometriesIn(value.geometries) }];
  if (!('coordinates' in value && 'type' in value)) return [];
  const type = KINDS.find((kind) => kind === value.type);
  if (type === undefined) throw new Error(`there is no geometry "${value.type}"`);
  return [{ type, coordinates: coordinatesOf(value.coordinates, DEPTH[type]) }];
}

const DEPTH: Record<(typeof KINDS)[number], number> = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
};

/** Checks that coordinates are nested as their kind wants it, and leaves out a third number, such as z. */
function coordinatesOf(value: unknown, depth: number): Coordinates {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} stands where a list belongs`);
  if (depth > 0) return value.map((part) => coordinatesOf(part, depth - 1));
  const [x, y]: unknown[] = value;
  if (typeof x === 'number' && typeof y === 'number') return [x, y];
  throw new Error(`${JSON.stringify(value)} is no point`);
}
