import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Point } from '../figures/geometry.ts';
import { shapeOf } from './draw.ts';
import { GeometryLab } from './GeometryLab.tsx';
import { type Coordinates, type Geometry, linesOf } from './geometry.ts';
import { judge } from './judge.ts';
import { type Read, readShapes } from './readShapes.ts';
import { geoJsonOf, requestOf, wktLines } from './write.ts';

/** Drawn at random. */
const SHAPES = 10_000;
const IMAGE = { width: 1000, height: 800 };
const SQUARE = 'POLYGON ((100 100, 400 100, 400 300, 100 300, 100 100))';

function shapesOf(read: Read): readonly Geometry[] {
  if ('mistake' in read) throw new Error(read.mistake);
  return read.shapes;
}

/** Numbers that look random and are the same in each run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A shape of any kind, with up to six decimals. */
function anyShape(random: () => number): Geometry {
  const number = () => Number((random() * 120_000 - 10_000).toFixed(Math.floor(random() * 7))) + 0;
  const point = (): Point => [number(), number()];
  const list = <T,>(make: () => T, least: number) =>
    Array.from({ length: least + Math.floor(random() * 4) }, make);
  const ring = () => {
    const [first = point(), ...rest] = list(point, 3);
    return [first, ...rest, first];
  };
  const makers: [Exclude<Geometry['type'], 'GeometryCollection'>, () => Coordinates][] = [
    ['Point', point],
    ['MultiPoint', () => list(point, 1)],
    ['LineString', () => list(point, 2)],
    ['MultiLineString', () => list(() => list(point, 2), 1)],
    ['Polygon', () => list(ring, 1)],
    ['MultiPolygon', () => list(() => list(ring, 1), 1)],
  ];
  const [type, make] = makers[Math.floor(random() * makers.length)] ?? ['Point', point];
  return { type, coordinates: make() };
}

describe('readShapes', () => {
  it('gets back exactly what was written, for shapes of all kinds and both origins', () => {
    const random = randomOf(7);
    const changed: string[] = [];
    for (let count = 0; count < SHAPES; count++) {
      const shape = anyShape(random);
      const height = Math.ceil(random() * 200_000);
      const wkt = wktLines([shape]);
      const again = [
        readShapes(wkt, 'top', height),
        ...(['top', 'bottom'] as const).map((origin) =>
          readShapes(geoJsonOf([shape], origin, height), origin, height),
        ),
      ];
      if (again.some((read) => JSON.stringify(shapesOf(read)) !== JSON.stringify([shape]))) changed.push(wkt);
    }
    expect(changed).toEqual([]);
  });

  it.each([
    ['a collection', '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":G}]}'],
    ['a bare list', '[{"type":"Feature","properties":{},"geometry":G}]'],
    ['a geometry', 'G'],
  ])('reads %s, counted from the top', (_, text) => {
    const geometry =
      '{"type":"Polygon","coordinates":[[[100,700,3],[400,700],[400,500],[100,500],[100,700]]]}';
    expect(wktLines(shapesOf(readShapes(text.replace('G', geometry), 'top', 800)))).toBe(SQUARE);
  });

  it.each([
    ['nonsense', 'no WKT'],
    ['POLYGON ((0 0, 1 1, 1 0))', 'no WKT: Points of LinearRing do not form a closed linestring'],
    ['{"type":', 'no GeoJSON'],
    ['{"name": "x"}', 'no geometry'],
    ['{"type":"Circle","coordinates":[1,2]}', 'no geometry "Circle"'],
    ['{"type":"LineString","coordinates":[1,2]}', '1 stands where a list belongs'],
    ['{"type":"Point","coordinates":["1","2"]}', 'is no point'],
  ])('says what is wrong with %s', (text, words) => {
    expect(readShapes(text, 'top', 800)).toMatchObject({ mistake: expect.stringContaining(words) });
  });
});

describe('judge', () => {
  const judged = (wkt: string) =>
    shapesOf(readShapes(wkt, 'bottom', 800)).flatMap((shape) => judge(shape, IMAGE));

  it.each([
    SQUARE,
    'POINT (10 20)',
    'LINESTRING (0 0, 0 10)',
    // Clockwise, and a hole that runs the same way.
    'POLYGON ((0 0, 0 9, 9 9, 9 0, 0 0), (1 1, 1 2, 2 2, 2 1, 1 1))',
    // A hole that touches the outline in one point.
    'POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0), (0 0, 4 2, 2 4, 0 0))',
  ])('lets pass what the server takes: %s', (wkt) => {
    expect(judged(wkt)).toMatchObject([{ kind: 'right' }]);
  });

  it.each([
    ['POLYGON ((0 0, 9 9, 9 0, 0 9, 0 0))', 'self-intersection at 4.5 4.5'],
    ['POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0), (20 20, 21 20, 21 21, 20 20))', 'hole lies outside shell'],
    ['MULTIPOLYGON (((0 0, 9 0, 9 9, 0 0)), ((1 0, 8 0, 8 7, 1 0)))', 'location is not valid'],
    ['POLYGON ((5 5, 5.5 5, 5.5 9, 5 9, 5 5))', 'dimension not valid'],
    ['MULTILINESTRING ((0 0, 5 5), (6 6, 9 9))', 'MultiLineString is refused'],
    ['POINT (1001 5)', 'wholly outside'],
    ['POLYGON EMPTY', 'empty'],
  ])('names what the server refuses: %s', (wkt, words) => {
    expect(judged(wkt)).toMatchObject([{ kind: 'wrong', text: expect.stringContaining(words) }]);
  });

  it('tells what is cut off and simplified', () => {
    expect(judged('POLYGON ((900 100, 1400 100, 1400 300, 900 300, 900 100))')[1]?.text).toContain('cuts');
    const circle = Array.from({ length: 201 }, (_, i): Point => {
      const angle = ((i % 200) / 200) * 2 * Math.PI;
      return [500 + 90 * Math.cos(angle), 400 + 90 * Math.sin(angle)];
    });
    const [, note] = judge({ type: 'Polygon', coordinates: [circle] }, IMAGE);
    expect(note?.text).toContain('201 points');
  });
});

it('makes shapes of corners', () => {
  expect(
    shapeOf('Polygon', [
      [0, 0],
      [1, 0],
    ]),
  ).toBeUndefined();
  const box = shapeOf('Rectangle', [
    [1, 2],
    [4, 8],
  ]);
  expect(box && wktLines([box])).toBe('POLYGON ((1 2, 4 2, 4 8, 1 8, 1 2))');
  expect(
    shapeOf('Point', [
      [1, 1],
      [2, 2],
    ]),
  ).toMatchObject({ coordinates: [2, 2] });
  expect(box && linesOf(box)).toHaveLength(1);
});

it('sends several shapes in one list', () => {
  const [shape] = shapesOf(readShapes('POINT (1 2)', 'top', 1));
  if (!shape) throw new Error('no shape');
  expect(JSON.parse(requestOf([shape], '7').split('\n\n')[1] ?? '')).toEqual({
    location: 'POINT (1 2)',
    image: 7,
  });
  expect(JSON.parse(requestOf([shape, shape], 'x').split('\n\n')[1] ?? '')).toHaveLength(2);
});

it('shows the example without scripts', () => {
  const html = renderToStaticMarkup(<GeometryLab caption="Turns shapes." />);
  expect(html).toContain('The server takes it: Polygon, 5 points, 300 × 200 pixels.');
  expect(html).toContain('[100,700]');
});
