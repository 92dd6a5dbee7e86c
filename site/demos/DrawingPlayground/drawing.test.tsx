import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import labelFile from '../../data/ui-labels.json' with { type: 'json' };
import { type Point, via } from '../figures/geometry.ts';
import { DrawingPlayground } from './DrawingPlayground.tsx';
import { describe as describeShape } from './describe.ts';
import { canFinish, type Drawing, discard, finish, place, START, trail, travel } from './drawing.ts';
import { use } from './editing.ts';
import { type Tool, toolbar } from './tools.ts';

const labels: readonly string[] = labelFile.interface.labels;
const empty: Drawing = { ...START, shapes: [], selected: undefined };

function draw(tool: Tool, ...points: Point[]): Drawing {
  return points.reduce(place, use(empty, tool));
}

const textOf = ({ shapes }: Drawing, micronsPerPixel: number | undefined = 0.5) =>
  shapes.map((shape) => describeShape(shape, micronsPerPixel)).join('; ');

describe('place', () => {
  it.each([
    ['Point', via(10, 10), 'Point'],
    ['Line', via(0, 0, 60, 0, 60, 80, 61, 80), 'Line of 3 points. Length: 0.700 mm'],
    [
      'Rectangle',
      via(10, 10, 50, 40),
      'Rectangle, stored as a polygon of 4 vertices. Area: 30000.000 micron². Perimeter: 0.700 mm',
    ],
    [
      'Polygon',
      via(0, 0, 40, 0, 40, 30, 1, 1),
      'Polygon of 3 vertices. Area: 15000.000 micron². Perimeter: 0.600 mm',
    ],
  ] as [Tool, Point[], string][])('%s: clicks make an annotation', (tool, points, text) => {
    const drawing = draw(tool, ...points);
    expect(textOf(drawing)).toBe(text);
    expect(drawing).toMatchObject({ draft: [], message: `${tool} created. ${text}.`, tool, selected: 0 });
  });

  it.each([
    ['Polygon', 'crosses itself', via(0, 0, 50, 50, 50, 0, 0, 50, 0, 50)],
    ['Rectangle', 'has no area', via(10, 10, 50, 10)],
    ['Circle', 'has no area', via(10, 10, 10, 10)],
  ] as [Tool, string, Point[]][])('refuses a %s that %s', (tool, fault, points) => {
    const drawing = draw(tool, ...points);
    expect(drawing.shapes).toEqual([]);
    expect(drawing.draft).toEqual([]);
    expect(drawing.message).toBe(`Error during annotation creation. The outline ${fault}.`);
  });

  it('cuts off what reaches over the edge of the image', () => {
    expect(textOf(draw('Circle', [0, 120], [40, 120]))).toMatch(/of 17 vertices/);
    const loop = via(20, 20, 20, -20, 60, -20, 60, 20).reduce(trail, use(empty, 'Freehand line'));
    expect(finish(loop).message).toContain('leaves the image and comes back');
  });
});

describe('finish', () => {
  it('says what is missing, and keeps what was begun', () => {
    const drawing = draw('Polygon', [0, 0], [50, 0]);
    expect(canFinish(drawing)).toBe(false);
    expect(finish(drawing)).toMatchObject({
      message: 'A polygon needs three vertices.',
      draft: drawing.draft,
    });
    expect(finish(draw('Line', [0, 0])).message).toBe('A line needs two points.');
    expect(discard(drawing)).toMatchObject({ draft: [], message: 'Discarded.' });
  });
});

describe('undo and redo', () => {
  const back = (now: Drawing) => travel(now, true);
  const forth = (now: Drawing) => travel(now, false);

  it('go back and forth, until something new is drawn', () => {
    const two = place(draw('Point', [1, 1]), [2, 2]);
    const none = back(back(two));
    expect(none.shapes).toEqual([]);
    expect(none.message).toBe('Point undone.');
    expect(back(none)).toBe(none);
    expect(forth(forth(none)).shapes).toEqual(two.shapes);
    const other = place(back(two), [3, 3]);
    expect(forth(other)).toBe(other);
  });
});

describe('the still', () => {
  const html = renderToStaticMarkup(<DrawingPlayground alt="A slide." caption="Try." />);

  it('names tools, questions and failures as Cytomine does', () => {
    const failures = ['creation', 'update', 'fill', 'correction'].map(
      (what) => `Error during annotation ${what}`,
    );
    const words = ['Confirm deletion', 'Cancel', 'Confirm', 'X resolution', 'µm/pixel', ...failures];
    const names = toolbar.flat().map(([name]) => name);
    expect([...names, ...words].filter((label) => !labels.includes(label))).toEqual([]);
  });

  it('has no control that scripts must answer, outside what only scripts show', () => {
    expect(html.replace(/<(div|p) class="[^"]*scripted".*?<\/\1>(?=<(?:p|div|output) )/g, '')).not.toMatch(
      /<(?:input|button)/,
    );
  });
});
