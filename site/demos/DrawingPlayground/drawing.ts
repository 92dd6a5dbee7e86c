import { type Point, via } from '../figures/geometry.ts';
import { combine, cutLine } from './combine.ts';
import { describe, outlinesOf, type Shape } from './describe.ts';
import type { Spot } from './reshape.ts';
import { areaOf, circle, crossesItself, distance, IMAGE, rectangle } from './shapes.ts';
import { ADD, type DrawTool, isDrawTool, isLine, REMOVE, type Tool } from './tools.ts';

/** The annotations, and which of them is selected. */
interface Snapshot {
  shapes: readonly Shape[];
  selected: number | undefined;
}

/** Something done, and how it was on the other side of it. */
interface Step extends Snapshot {
  name: string;
}

export interface Drawing extends Snapshot {
  tool: Tool;
  /** Points of what is being drawn. */
  draft: readonly Point[];
  /** What is being dragged: how it was, where it was taken, and how it is now. */
  held: { shape: Shape; from: Point; spot?: Spot; now: Shape } | undefined;
  /** Whether **Confirm deletion** is open. */
  isAsking: boolean;
  copied: Shape | undefined;
  /** What **Undo** and **Redo** go back to, the nearest last. */
  past: readonly Step[];
  future: readonly Step[];
  /** The tool whose last step the next key adds to. */
  nudging: Tool | undefined;
  /** Of the image; undefined: not calibrated. */
  micronsPerPixel: number | undefined;
  /** What has happened last, in words. */
  message: string;
}

/** Points nearer than this are the same one: a double click, or one on the first vertex. */
export const NEAR = 6;
/** Points of a dragged line are at least this far apart. */
const FREEHAND_STEP = 2;
const FRAME = [rectangle([0, 0], [IMAGE.width, IMAGE.height])];

/** Some annotations to begin with. */
export const START: Drawing = {
  tool: 'Select',
  draft: [],
  held: undefined,
  isAsking: false,
  copied: undefined,
  past: [],
  future: [],
  nudging: undefined,
  micronsPerPixel: 0.5,
  message: '',
  selected: 3,
  shapes: [
    { tool: 'Point', rings: [via(64, 72)] },
    { tool: 'Line', rings: [via(36, 196, 92, 178, 140, 204)] },
    { tool: 'Rectangle', rings: [rectangle([236, 128], [308, 176])] },
    {
      tool: 'Polygon',
      rings: [via(128, 62, 182, 44, 216, 84, 190, 132, 136, 116), via(158, 82, 164, 100, 184, 92, 178, 76)],
    },
  ],
};

/** The selected annotation. */
export function selectedOf({ shapes, selected }: Drawing): Shape | undefined {
  return selected === undefined ? undefined : shapes[selected];
}

/** The annotations as they are seen, the one that is being dragged included. */
export function shownOf({ shapes, selected, held }: Drawing): readonly Shape[] {
  return held && selected !== undefined ? shapes.with(selected, held.now) : shapes;
}

/** What a click, or the Enter key, does at a point with a tool that draws. */
export function place(now: Drawing, at: Point): Drawing {
  const { tool, draft } = now;
  const point = onImage(at);
  const [first] = draft;
  const last = draft.at(-1);
  if (tool === 'Point') return create(now, tool, [point]);
  if (tool === 'Rectangle' && first) return create(now, tool, rectangle(first, point));
  if (tool === 'Circle' && first) return create(now, tool, circle(first, point));
  if (last && distance(last, point) < NEAR) return finish(now);
  if (first && !isLine(tool) && draft.length > 2 && distance(first, point) < NEAR) return finish(now);
  return { ...now, draft: [...draft, point], message: draft.length === 0 ? 'Begun.' : '' };
}

/** The drawing with a point more of a freehand line. */
export function trail(now: Drawing, at: Point): Drawing {
  const last = now.draft.at(-1);
  return last && distance(last, at) < FREEHAND_STEP ? now : { ...now, draft: [...now.draft, at] };
}

/** Whether what was begun can be finished: two corners are placed, not finished. */
export function canFinish({ tool, draft }: Drawing): boolean {
  return tool !== 'Rectangle' && tool !== 'Circle' && draft.length > (isLine(tool) ? 1 : 2);
}

/** Ends a line, a polygon or an area, as a double click does. */
export function finish(now: Drawing): Drawing {
  const { tool, draft } = now;
  if (!canFinish(now))
    return { ...now, message: isLine(tool) ? 'A line needs two points.' : 'A polygon needs three vertices.' };
  return isDrawTool(tool) ? create(now, tool, draft) : correct(now);
}

/** A drag with a tool that takes clicks draws nothing. */
export function askForClicks(now: Drawing): Drawing {
  return { ...now, message: `${now.tool}: click each point, without dragging.` };
}

/** The drawing without what was begun. */
export function discard(now: Drawing): Drawing {
  const isBegun = now.draft.length > 0 || now.held !== undefined || now.isAsking;
  return { ...now, draft: [], held: undefined, isAsking: false, message: isBegun ? 'Discarded.' : '' };
}

/** The drawing after a step that can be undone. */
export function commit(now: Drawing, name: string, next: Snapshot, words = `${name}.`): Drawing {
  const drawing = {
    ...discard(now),
    ...next,
    past: [...now.past, { name, shapes: now.shapes, selected: now.selected }],
    future: [],
    nudging: undefined,
  };
  const shape = selectedOf(drawing);
  return { ...drawing, message: shape ? `${words} ${describe(shape, now.micronsPerPixel)}.` : words };
}

/** The drawing with the selected annotation changed, unless the server would refuse it. */
export function save(now: Drawing, name: string, shape: Shape, failure = 'update'): Drawing {
  const settled = settle(shape);
  if (typeof settled === 'string') return refuse(now, failure, settled);
  const { selected = 0 } = now;
  return commit(now, name, { shapes: now.shapes.with(selected, settled), selected });
}

/** One step back with **Undo**, or forward again with **Redo**. */
export function travel(now: Drawing, isBack: boolean): Drawing {
  const step = (isBack ? now.past : now.future).at(-1);
  if (!step) return now;
  const other = { name: step.name, shapes: now.shapes, selected: now.selected };
  return {
    ...discard(now),
    shapes: step.shapes,
    selected: step.selected,
    past: isBack ? now.past.slice(0, -1) : [...now.past, other],
    future: isBack ? [...now.future, other] : now.future.slice(0, -1),
    nudging: undefined,
    message: `${step.name} ${isBack ? 'undone' : 'again'}.`,
  };
}

/** A new annotation, which is then the selected one. */
function create(now: Drawing, tool: DrawTool, points: readonly Point[]): Drawing {
  const settled = settle({ tool, rings: [points] });
  if (typeof settled === 'string') return refuse(now, 'creation', settled);
  const next = { shapes: [...now.shapes, settled], selected: now.shapes.length };
  return commit(now, tool, next, `${tool} created.`);
}

/** Joins the drawn area to the selected annotation, or cuts it off. */
function correct(now: Drawing): Drawing {
  const { tool, draft } = now;
  const shape = selectedOf(now);
  if (!shape || (tool !== ADD && tool !== REMOVE)) return now;
  if (crossesItself([draft])) return refuse(now, 'correction', 'The area crosses itself.');
  const rings = combine(shape.rings, [draft], (isIn, isDrawn) =>
    tool === ADD ? isIn || isDrawn : isIn && !isDrawn,
  );
  if (rings.length === 0) return refuse(now, 'correction', 'To remove all of it, use Delete.');
  return save(now, tool, { tool: 'Polygon', rings }, 'correction');
}

/** **Fill**: the selected annotation without its holes. */
export function fill(now: Drawing): Drawing {
  const shape = selectedOf(now);
  if (!shape) return now;
  const rings = outlinesOf(shape.rings).reduce<Point[][]>(
    (sum, ring) => combine(sum, [ring], (isIn, isAdded) => isIn || isAdded),
    [],
  );
  return save(now, 'Fill', { ...shape, rings }, 'fill');
}

/** A shape as the server keeps it, cut off at the edge of the image; or why it refuses. */
function settle({ tool, rings }: Shape): Shape | string {
  const isAway = rings.flat().some((point) => distance(point, onImage(point)) > 0);
  if (tool === 'Point' || isLine(tool)) {
    const kept = isAway ? rings.flatMap((line) => cutLine(line, FRAME)) : rings;
    if (kept.length > 1) return 'The line leaves the image and comes back.';
    return kept.length === 0 ? 'It lies beside the image.' : { tool, rings: kept };
  }
  // Corners never cross, but may lie on each other.
  if (tool !== 'Rectangle' && tool !== 'Circle' && crossesItself(rings)) return 'The outline crosses itself.';
  if (areaOf(rings) < 1) return 'The outline has no area.';
  // This also makes holes run in the other direction.
  const kept = combine(rings, FRAME, (isIn, isOnImage) => isIn && isOnImage);
  return kept.length === 0 ? 'It lies beside the image.' : { tool, rings: kept };
}

function refuse(now: Drawing, what: string, reason: string): Drawing {
  return { ...discard(now), message: `Error during annotation ${what}. ${reason}` };
}

function onImage([x, y]: Point): Point {
  return [Math.min(IMAGE.width, Math.max(0, x)), Math.min(IMAGE.height, Math.max(0, y))];
}
