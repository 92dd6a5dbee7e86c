import { type Geometry, type Origin, turnOver, wktOf } from './geometry.ts';

/** One line of well-known text per shape. */
export function wktLines(shapes: readonly Geometry[]): string {
  return shapes.map(wktOf).join('\n');
}

/**
 * GeoJSON of the shapes. From the top it is a feature each, as QuPath reads and writes them; from the bottom a bare
 * geometry, as tasks get and give them.
 */
export function geoJsonOf(shapes: readonly Geometry[], origin: Origin, height: number): string {
  if (origin === 'bottom') return shapes.map((shape) => JSON.stringify(shape)).join('\n');
  const features = shapes.map((shape) => ({
    type: 'Feature',
    geometry: turnOver(shape, height),
    properties: { objectType: 'annotation' },
  }));
  return JSON.stringify(features.length === 1 ? features[0] : { type: 'FeatureCollection', features });
}

/** The request that adds the shapes; several go in one list. */
export function requestOf(shapes: readonly Geometry[], image: string): string {
  const bodies = shapes.map((shape) => ({ location: wktOf(shape), image: numberOf(image) }));
  return [
    'POST /api/annotation.json',
    'Content-Type: application/json',
    '',
    JSON.stringify(bodies.length === 1 ? bodies[0] : bodies, null, 2),
  ].join('\n');
}

/** The same in Python, with the keys from the environment. */
export function pythonOf(shapes: readonly Geometry[], image: string): string {
  const list = shapes.map((shape) => `    "${wktOf(shape)}",`).join('\n');
  return `import os

from cytomine import Cytomine
from cytomine.models import Annotation

SHAPES = [
${list}
]

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
):
    for shape in SHAPES:
        annotation = Annotation(location=shape, id_image=${numberOf(image)}).save()
        print(annotation.id if annotation else f"Not saved: {shape}")
`;
}

/** The number of an image; what is no number is that of the examples. */
function numberOf(image: string): number {
  return /^\d+$/.test(image) ? Number(image) : 42;
}
