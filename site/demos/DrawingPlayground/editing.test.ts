import { describe, expect, it } from 'vitest';
import { type Point, via } from '../figures/geometry.ts';
import { describe as describeShape } from './describe.ts';
import { type Drawing, finish, place, START, selectedOf, travel } from './drawing.ts';
import { drag, drop, grab, press, remove, use } from './editing.ts';
import { rectangle } from './shapes.ts';
import { ADD, type DrawTool, REMOVE, type Tool } from './tools.ts';

function having(tool: DrawTool, ...rings: Point[][]): Drawing {
  return { ...START, shapes: [{ tool, rings }], selected: 0 };
}

const polygon = having('Polygon', via(40, 40, 80, 40, 80, 80, 40, 90));
const box = having('Rectangle', rectangle([40, 40], [80, 80]));
const line = having('Line', via(10, 10, 60, 10, 60, 60));
const ringsOf = (drawing: Drawing) => selectedOf(drawing)?.rings;
const textOf = (drawing: Drawing) => describeShape(selectedOf(drawing) as never, 0.5);
const pull = (now: Drawing, tool: Tool, from: Point, to: Point) => drop(drag(grab(use(now, tool), from), to));
const rounded = (drawing: Drawing) => ringsOf(drawing)?.flat(2).map(Math.round);

describe('use', () => {
  it('asks before it deletes', () => {
    const asked = use(use(polygon, 'Move'), 'Delete');
    expect(asked).toMatchObject({ isAsking: true, shapes: polygon.shapes });
    const gone = remove(asked);
    expect(gone).toMatchObject({ isAsking: false, shapes: [], tool: 'Select' });
    expect(use(gone, 'Undo').shapes).toEqual(polygon.shapes);
  });
});

describe('press', () => {
  it('selects the smallest first, then the next, and nothing beside them', () => {
    const small = rectangle([50, 50], [60, 60]);
    const both: Drawing = { ...polygon, shapes: [...polygon.shapes, { tool: 'Rectangle', rings: [small] }] };
    const free = { ...both, selected: undefined };
    expect(press(free, [55, 55]).selected).toBe(1);
    expect(press(press(free, [55, 55]), [55, 55]).selected).toBe(0);
    expect(press(both, [300, 200])).toMatchObject({ selected: undefined, message: 'Nothing selected.' });
  });

  it('adds vertices on edges and deletes them with Ctrl, with Modify', () => {
    const more = press(use(polygon, 'Modify'), [60, 42]);
    expect(textOf(more)).toMatch(/^Polygon of 5 vertices/);
    expect(textOf(press(more, [60, 42], true))).toMatch(/^Polygon of 4 vertices/);
    expect(press(use(box, 'Modify'), [60, 40]).message).toContain('takes new vertices');
    expect(press(use(line, 'Modify'), [30, 10]).shapes).toEqual(line.shapes);
    const two = press(use(line, 'Modify'), [60, 60], true);
    expect(textOf(two)).toMatch(/^Line of 2 points/);
    expect(press(two, [10, 10], true).message).toContain('2 are the fewest');
  });
});

describe('a drag', () => {
  it.each([
    ['Move', [60, 60], [70, 55], [50, 35, 90, 35, 90, 75, 50, 75]],
    ['Rescale', [80, 60], [100, 60], [20, 20, 100, 20, 100, 100, 20, 100]],
    ['Rotate', [80, 60], [60, 80], [80, 40, 80, 80, 40, 80, 40, 40]],
    ['Modify', [80, 80], [100, 90], [40, 40, 100, 40, 100, 90, 40, 90]],
  ] as [Tool, Point, Point, number[]][])('%s', (tool, from, to, expected) => {
    const now = pull(box, tool, from, to);
    const pairs = (numbers: readonly number[] = []) =>
      numbers.map((x, i) => `${x} ${numbers[i + 1]}`).filter((_, i) => i % 2 === 0);
    expect(pairs(rounded(now)).sort()).toEqual(pairs(expected).sort());
    expect(now.message).toMatch(new RegExp(`^${tool}\\. Rectangle, stored as a polygon of 4 vertices`));
    expect(travel(now, true).shapes).toEqual(box.shapes);
  });

  it('is refused where the outline would cross itself or leave the image, and cut off at its edge', () => {
    const crossed = pull(polygon, 'Modify', [80, 80], [20, 60]);
    expect(crossed.message).toBe('Error during annotation update. The outline crosses itself.');
    expect(crossed.shapes).toEqual(polygon.shapes);
    expect(pull(line, 'Move', [10, 10], [900, 10]).shapes).toEqual(line.shapes);
    expect(rounded(pull(box, 'Move', [60, 60], [0, 60]))?.sort()).toEqual(
      [0, 0, 20, 20, 40, 40, 80, 80].sort(),
    );
  });
});

describe('corrections', () => {
  const correct = (tool: Tool, ...points: Point[]) => finish(points.reduce(place, use(box, tool)));

  it.each([
    [ADD, via(70, 50, 120, 50, 120, 70, 70, 70), /^Polygon of 8 vertices\. Area: 60000/],
    [ADD, via(200, 50, 220, 50, 220, 70), /^Polygon of 7 vertices in 2 parts\./],
    [REMOVE, via(50, 50, 60, 50, 60, 60, 50, 60), /^Polygon of 8 vertices, 1 hole\. Area: 37500/],
  ] as [Tool, Point[], RegExp][])('%s', (tool, points, text) => {
    expect(textOf(correct(tool, ...points))).toMatch(text);
  });

  it('are refused where nothing would remain, or the area crosses itself', () => {
    expect(correct(REMOVE, ...rectangle([0, 0], [200, 200])).message).toContain(
      'annotation correction. To remove',
    );
    expect(correct(ADD, ...via(0, 0, 50, 50, 50, 0, 0, 50)).message).toContain('The area crosses itself.');
  });
});
