import type { Point } from '../figures/geometry.ts';

/** Coordinates, nested as deeply as the kind of the geometry wants it. */
export type Coordinates = Point | readonly Coordinates[];

/** A geometry of GeoJSON (RFC 7946, section 3.1). */
export type Geometry =
  | { type: 'GeometryCollection'; geometries: readonly Geometry[] }
  | { type: (typeof KINDS)[number]; coordinates: Coordinates };

/** From which side of the image y is counted. */
export type Origin = 'bottom' | 'top';

export const KINDS = [
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
] as const;
/** Nobody measures finer than a millionth of a pixel; further digits come from calculating. */
const DECIMALS = 1e6;

/**
 * The same place in an image, with y counted from the other side.
 *
 * @param height - of the image, in pixels
 */
export function turnOver(geometry: Geometry, height: number): Geometry {
  return mapPoints(geometry, ([x, y]) => [x, Math.round((height - y) * DECIMALS) / DECIMALS]);
}

function mapPoints(geometry: Geometry, change: (point: Point) => Point): Geometry {
  if (geometry.type === 'GeometryCollection')
    return { ...geometry, geometries: geometry.geometries.map((one) => mapPoints(one, change)) };
  const map = (part: Coordinates): Coordinates => (isPoint(part) ? change(part) : part.map(map));
  return { type: geometry.type, coordinates: map(geometry.coordinates) };
}

/** All points of a geometry, in order. */
export function pointsOf(geometry: Geometry): Point[] {
  const points: Point[] = [];
  mapPoints(geometry, (point) => {
    points.push(point);
    return point;
  });
  return points;
}

/** The lines of a geometry, each a list of points: its outlines, holes and lines; a point is a line of one. */
export function linesOf(geometry: Geometry): (readonly Point[])[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(linesOf);
  const lines = (part: Coordinates): (readonly Point[])[] => {
    if (isPoint(part)) return [[part]];
    return part.every(isPoint) && geometry.type !== 'MultiPoint' ? [part] : part.flatMap(lines);
  };
  return lines(geometry.coordinates);
}

/**
 * Well-known text, as Cytomine takes it.
 *
 * @example wktOf({ type: 'Point', coordinates: [1, 2] }) // 'POINT (1 2)'
 */
export function wktOf(geometry: Geometry): string {
  const name = geometry.type.toUpperCase();
  if (geometry.type === 'GeometryCollection') return `${name} (${geometry.geometries.map(wktOf).join(', ')})`;
  const text = (part: Coordinates): string =>
    isPoint(part) ? part.map(decimal).join(' ') : `(${part.map(text).join(', ')})`;
  const body = text(geometry.coordinates);
  return `${name} ${geometry.type === 'Point' ? `(${body})` : body}`;
}

/** A number without an exponent, which not every reader of well-known text takes. */
function decimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(6).replace(/\.?0+$/, '') : text;
}

export function isPoint(part: Coordinates): part is Point {
  return typeof part[0] === 'number';
}
