import GeoJSONReader from 'jsts/org/locationtech/jts/io/GeoJSONReader.js';
import IsValidOp from 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js';
import type { Point } from '../figures/geometry.ts';
import { type Geometry, pointsOf } from './geometry.ts';

/** What the server makes of a geometry, as a message. */
export interface Finding {
  kind: 'right' | 'note' | 'wrong';
  text: string;
}

export interface Size {
  width: number;
  height: number;
}

/** Default of `ANNOTATION_MAX_POINTS`; shapes with fewer than 100 points are never simplified. */
const MAX_POINTS = 200;

/**
 * What the server does with a new annotation of this geometry, in the order of its checks (`UserAnnotationService.add`
 * of core 5.1.0): validity, the border of the image, size, kind, number of points.
 *
 * @param geometry - with y counted from the bottom
 */
export function judge(geometry: Geometry, image: Size): Finding[] {
  const points = pointsOf(geometry);
  if (points.length === 0) return [wrong('The geometry is empty: status 400.')];
  const invalid = invalidity(geometry);
  if (invalid !== undefined) return [wrong(`Status 400, “Annotation location is not valid”: ${invalid}.`)];
  const refusal = refusalOf(geometry, points, image);
  if (refusal !== undefined) return [wrong(refusal)];
  return [right(describe(geometry, points)), ...changes(geometry, points, image)];
}

/** Why JTS, which the server checks with, calls a geometry invalid; undefined when it is valid. */
function invalidity(geometry: Geometry): string | undefined {
  try {
    const error = new IsValidOp(new GeoJSONReader().read(geometry)).getValidationError();
    if (!error) return undefined;
    const at = error.getCoordinate();
    const place = at ? ` at ${short(at.x)} ${short(at.y)}` : '';
    return `${error.getMessage().toLowerCase()}${place}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function refusalOf(geometry: Geometry, points: readonly Point[], image: Size): string | undefined {
  const { left, right, bottom, top } = boundsOf(points);
  if (right < 0 || top < 0 || left > image.width || bottom > image.height)
    return 'It lies wholly outside of the image. To the right or above, it is refused; to the left or below, a line may remain.';
  const isThin = right - left < 1 || top - bottom < 1;
  if (geometry.type !== 'LineString' && points.length > 1 && isThin)
    return 'Status 400, “Annotation dimension not valid”: it is less than one pixel wide or high.';
  if (geometry.type === 'MultiLineString' || geometry.type === 'GeometryCollection')
    return `Status 400: ${geometry.type} is refused. Send its parts one by one.`;
  return undefined;
}

function changes(geometry: Geometry, points: readonly Point[], image: Size): Finding[] {
  const found: Finding[] = [];
  const { left, right, bottom, top } = boundsOf(points);
  if (left < 0 || bottom < 0 || right > image.width || top > image.height)
    found.push(note('Parts lie outside of the image: the server cuts them off.'));
  const limit = MAX_POINTS * partsOf(geometry);
  if (points.length >= 100 && points.length > limit)
    found.push(note(`It has ${points.length} points: the server simplifies shapes of more than ${limit}.`));
  return found;
}

/** How many times over the limit of points holds: `SimplifyGeometryService.simplifyPolygon` counts holes and parts. */
function partsOf(geometry: Geometry): number {
  const holes = (polygon: unknown) => (Array.isArray(polygon) ? polygon.length - 1 : 0);
  let parts = 1;
  if (geometry.type === 'Polygon') parts = holes(geometry.coordinates);
  else if (geometry.type === 'MultiPolygon')
    parts = (geometry.coordinates as readonly unknown[]).reduce<number>((sum, one) => sum + holes(one), 0);
  else if (geometry.type !== 'GeometryCollection' && geometry.type.startsWith('Multi'))
    parts = geometry.coordinates.length;
  parts = Math.max(1, parts);
  return Math.min(10, parts > 10 ? Math.floor(parts / 2) : parts);
}

function describe(geometry: Geometry, points: readonly Point[]): string {
  const { left, right, bottom, top } = boundsOf(points);
  const size = points.length === 1 ? '' : `, ${short(right - left)} × ${short(top - bottom)} pixels`;
  const count = points.length === 1 ? '1 point' : `${points.length} points`;
  return `The server takes it: ${geometry.type}, ${count}${size}. It takes outlines in both directions.`;
}

function boundsOf(points: readonly Point[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  // No spread into a call: outlines may have more points than a call takes arguments.
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
  return { left: least(xs), right: most(xs), bottom: least(ys), top: most(ys) };
}

const short = (value: number) => String(Math.round(value * 100) / 100);
const right = (text: string): Finding => ({ kind: 'right', text });
const note = (text: string): Finding => ({ kind: 'note', text });
const wrong = (text: string): Finding => ({ kind: 'wrong', text });
