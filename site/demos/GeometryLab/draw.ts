import type { Point } from '../figures/geometry.ts';
import { type Geometry, KINDS } from './geometry.ts';

/** What can be drawn by its corners. */
export type Tool = 'Polygon' | 'Rectangle' | 'LineString' | 'Point';

/**
 * The shape of some corners, as far as there are enough of them.
 *
 * @example shapeOf('Point', [[1, 2]]) // { type: 'Point', coordinates: [1, 2] }
 */
export function shapeOf(tool: Tool, corners: readonly Point[]): Geometry | undefined {
  const [first, second] = corners;
  if (first === undefined) return undefined;
  if (tool === 'Point') return { type: KINDS[0], coordinates: corners.at(-1) ?? first };
  if (second === undefined) return undefined;
  if (tool === 'LineString') return { type: tool, coordinates: corners };
  if (tool === 'Polygon')
    return corners.length < 3 ? undefined : { type: tool, coordinates: [[...corners, first]] };
  const [x, y] = corners.at(-1) ?? second;
  const ring: Point[] = [first, [x, first[1]], [x, y], [first[0], y], first];
  return { type: 'Polygon', coordinates: [ring] };
}
