import { blob } from '../figures/geometry.ts';
import { IMAGE } from './shapes.ts';

// The outlines of the other slides on the page, which pack to nothing.
const tissue = blob(2, [50, 50], 44, 44);
const dense = blob(9, [44, 52], 22, 24, 7);
const fit = `scale(${IMAGE.width / 100} ${IMAGE.height / 100})`;

/** A drawn stand-in for a slide. */
export function Slide() {
  return (
    <g className="tissue">
      <rect width={IMAGE.width} height={IMAGE.height} />
      <path transform={fit} d={tissue} />
      <path transform={fit} d={dense} />
    </g>
  );
}
