import { type Point, via } from '../figures/geometry.ts';
import {
  areaOf,
  circle,
  crossesItself,
  distance,
  IMAGE,
  lengthOf,
  MICRONS_PER_PIXEL,
  PIXELS,
  rectangle,
} from './shapes.ts';

/** The drawing tools of the viewer, by their tooltips. */
export const tools = [
  'Point',
  'Line',
  'Freehand line',
  'Rectangle',
  'Circle',
  'Polygon',
  'Freehand polygon',
] as const;

export type Tool = (typeof tools)[number];

/** A finished annotation; its points in units of the drawing. */
export interface Shape {
  tool: Tool;
  points: readonly Point[];
}

export interface Drawing {
  tool: Tool;
  /** Points of what is being drawn. */
  draft: readonly Point[];
  shapes: readonly Shape[];
  /** What **Redo** brings back, the last undone first. */
  undone: readonly Shape[];
  /** What has happened last, in words. */
  message: string;
}

/** Points nearer than this are the same one: a double click, or one on the first vertex. */
const NEAR = 6;
/** Points of a dragged line are at least this far apart. */
const FREEHAND_STEP = 2;

/** Some annotations to begin with. */
export const START: Drawing = {
  tool: 'Polygon',
  draft: [],
  shapes: [
    { tool: 'Point', points: via(64, 72) },
    {
      tool: 'Line',
      points: via(36, 196, 92, 178, 140, 204),
    },
    { tool: 'Rectangle', points: rectangle([236, 128], [308, 176]) },
    {
      tool: 'Polygon',
      points: via(128, 62, 182, 44, 216, 84, 190, 132, 136, 116),
    },
  ],
  undone: [],
  message: '',
};

/** Whether a tool makes a line. */
export function isLine(tool: Tool): boolean {
  return tool.endsWith('ine');
}

/** Whether dragging draws. */
export function isFreehand(tool: Tool): boolean {
  return tool.startsWith('Freehand');
}

/** The drawing with another tool; what was begun is given up. */
export function choose(now: Drawing, tool: Tool): Drawing {
  return { ...now, tool, draft: [], message: '' };
}

/** What a click, or the Enter key, does at a point. */
export function place(now: Drawing, at: Point): Drawing {
  const { tool, draft } = now;
  const point = onImage(at);
  const [first] = draft;
  const last = draft.at(-1);
  if (tool === 'Point') return add(now, [point]);
  if (tool === 'Rectangle' && first) return add(now, rectangle(first, point));
  if (tool === 'Circle' && first) return add(now, circle(first, point));
  if (last && distance(last, point) < NEAR) return finish(now);
  if (first && !isLine(tool) && draft.length > 2 && distance(first, point) < NEAR) return finish(now);
  return { ...now, draft: [...draft, point], message: draft.length === 0 ? 'Begun.' : '' };
}

/** The drawing with a point more of a freehand line. */
export function trail(now: Drawing, at: Point): Drawing {
  const point = onImage(at);
  const last = now.draft.at(-1);
  return last && distance(last, point) < FREEHAND_STEP ? now : { ...now, draft: [...now.draft, point] };
}

/** Whether what was begun can be finished: two corners are placed, not finished. */
export function canFinish({ tool, draft }: Drawing): boolean {
  return tool !== 'Rectangle' && tool !== 'Circle' && draft.length > (isLine(tool) ? 1 : 2);
}

/** Ends a line or a polygon, as a double click does. */
export function finish(now: Drawing): Drawing {
  if (canFinish(now)) return add(now, now.draft);
  return {
    ...now,
    message: isLine(now.tool) ? 'A line needs two points.' : 'A polygon needs three vertices.',
  };
}

/** A drag with a tool that takes clicks draws nothing. */
export function askForClicks(now: Drawing): Drawing {
  return { ...now, message: `${now.tool}: click each point, without dragging.` };
}

export function discard(now: Drawing): Drawing {
  return { ...now, draft: [], message: now.draft.length > 0 ? 'Discarded.' : '' };
}

export function undo(now: Drawing): Drawing {
  const last = now.shapes.at(-1);
  if (!last) return now;
  return {
    ...now,
    draft: [],
    shapes: now.shapes.slice(0, -1),
    undone: [last, ...now.undone],
    message: `${last.tool} undone.`,
  };
}

export function redo(now: Drawing): Drawing {
  const [next, ...undone] = now.undone;
  if (!next) return now;
  return { ...now, draft: [], shapes: [...now.shapes, next], undone, message: `${next.tool} again.` };
}

/** What Cytomine stores and shows of an annotation. */
export function describe({ tool, points }: Shape, isCalibrated: boolean): string {
  if (tool === 'Point') return 'Point';
  const size = points.length;
  if (isLine(tool)) return `${tool} of ${size} points. Length: ${length(points, false, isCalibrated)}`;
  const stored = tool.includes('olygon') ? '' : ' stored as a polygon';
  const area = areaOf(points) * PIXELS ** 2;
  const shown = isCalibrated
    ? `${fixed(area * MICRONS_PER_PIXEL ** 2)} micron²`
    : `${fixed(Math.round(area))} pixels²`;
  return `${tool}${stored && `,${stored}`} of ${size} vertices. Area: ${shown}. Perimeter: ${length(points, true, isCalibrated)}`;
}

function add(now: Drawing, points: readonly Point[]): Drawing {
  const { tool, shapes } = now;
  const fault = faultOf(tool, points);
  if (fault !== undefined)
    return { ...now, draft: [], message: `Error during annotation creation. The outline ${fault}.` };
  return {
    ...now,
    draft: [],
    shapes: [...shapes, { tool, points }],
    undone: [],
    message: `${tool} created.`,
  };
}

/** Why the server would refuse an outline. */
function faultOf(tool: Tool, points: readonly Point[]): string | undefined {
  if (tool === 'Point' || isLine(tool)) return undefined;
  if (tool.endsWith('olygon') && crossesItself(points)) return 'crosses itself';
  return areaOf(points) < 1 ? 'has no area' : undefined;
}

function onImage([x, y]: Point): Point {
  return [Math.min(IMAGE.width, Math.max(0, x)), Math.min(IMAGE.height, Math.max(0, y))];
}

function length(points: readonly Point[], isClosed: boolean, isCalibrated: boolean): string {
  const pixels = lengthOf(points, isClosed) * PIXELS;
  return isCalibrated
    ? `${fixed((pixels * MICRONS_PER_PIXEL) / 1000)} mm`
    : `${fixed(Math.round(pixels))} pixels`;
}

/** As many decimals as Cytomine shows. */
function fixed(value: number): string {
  return value.toFixed(3);
}
