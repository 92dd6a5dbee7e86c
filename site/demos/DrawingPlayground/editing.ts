import type { Point } from '../figures/geometry.ts';
import { covers } from './combine.ts';
import { describe, outlinesOf, type Shape } from './describe.ts';
import { commit, type Drawing, discard, fill, NEAR, place, save, selectedOf, travel } from './drawing.ts';
import {
  centerOf,
  deleteVertex,
  insertVertex,
  isRectangle,
  moveVertex,
  type Spot,
  spotAt,
  transform,
} from './reshape.ts';
import { areaOf, distance } from './shapes.ts';
import { type Action, isDrawTool, isLine, isReshaping, type Tool } from './tools.ts';

/** What the arrows do: their direction, and whether the step is small. */
export interface Nudge {
  by: Point;
  isSmall: boolean;
}

const LITTLE = { move: 1, factor: 1.01, degrees: 1 };
const MUCH = { move: 10, factor: 1.1, degrees: 15 };
/** An outline has at least three vertices, a line two. */
const FEWEST = { outline: 3, line: 2 };

const actions: Record<Action, (now: Drawing) => Drawing> = {
  Fill: fill,
  Delete: (now) => ({ ...discard(now), isAsking: true, message: '' }),
  Copy: (now) => ({ ...now, copied: selectedOf(now), message: 'Annotation has been copied.' }),
  Paste: paste,
  Undo: (now) => travel(now, true),
  Redo: (now) => travel(now, false),
};

/** What a button of the toolbar, or its keys, do. An edit tool is switched off by its second press. */
export function use(now: Drawing, name: Tool | Action): Drawing {
  const reason = whyNot(now, name);
  if (reason !== undefined) return { ...now, message: `${name}: ${reason}` };
  if (name in actions) return { ...actions[name as Action](now) };
  const tool = name as Tool;
  const isOff = tool === now.tool && !isDrawTool(tool);
  return {
    ...discard(now),
    tool: isOff ? 'Select' : tool,
    selected: isDrawTool(tool) ? undefined : now.selected,
    nudging: undefined,
    message: '',
  };
}

/** Why a button is gray; undefined where it is not. */
export function whyNot(now: Drawing, name: Tool | Action): string | undefined {
  if (name === 'Select' || isDrawTool(name)) return undefined;
  if (name === 'Undo' || name === 'Redo')
    return (name === 'Undo' ? now.past : now.future).length > 0 ? undefined : 'there is nothing.';
  if (name === 'Paste') return now.copied ? undefined : 'copy an annotation first.';
  const shape = selectedOf(now);
  if (!shape) return 'select an annotation first.';
  if (/^(?:Move|Delete|Copy)$/.test(name)) return undefined;
  if (shape.tool === 'Point') return 'a point can only be moved and deleted.';
  return isLine(shape.tool) && /^(?:Fill|Correct)/.test(name) ? 'needs a polygon.' : undefined;
}

/** What a click does, or Enter at the cross. */
export function press(now: Drawing, at: Point, hasCtrl = false): Drawing {
  if (now.tool === 'Modify' && selectedOf(now)) return pressVertex(now, at, hasCtrl);
  return now.tool === 'Select' || isReshaping(now.tool) ? pick(now, at) : place(now, at);
}

/** Takes what is selected at a point, to reshape it. */
export function grab(now: Drawing, from: Point): Drawing {
  const shape = selectedOf(now);
  if (!shape || !isReshaping(now.tool)) return now;
  if (now.tool !== 'Modify') return { ...now, held: { shape, from, now: shape } };
  const spot = reach(shape, from);
  if (!spot || (!spot.isVertex && !takesVertices(shape)))
    return { ...now, message: 'Modify: there is no vertex or edge to take here.' };
  const taken = spot.isVertex ? shape : { ...shape, rings: insertVertex(shape.rings, spot, from) };
  return { ...now, held: { shape: taken, from, spot, now: taken } };
}

/** What is held, dragged on to a point. */
export function drag(now: Drawing, to: Point): Drawing {
  const { held } = now;
  if (!held) return now;
  const { shape, from, spot } = held;
  const rings = spot ? moveVertex(shape.rings, spot, to) : dragged(now.tool, shape, from, to);
  return { ...now, held: { ...held, now: { ...shape, rings } } };
}

/** Lets go of what is held. */
export function drop(now: Drawing): Drawing {
  return now.held ? save(now, now.tool, renamed(now.tool, now.held.now)) : now;
}

/** What an arrow does with a tool that reshapes; steps of the same kind are undone together. */
export function nudge(now: Drawing, { by: [dx, dy], isSmall }: Nudge): Drawing {
  const shape = selectedOf(now);
  if (!shape) return now;
  const { move, factor, degrees } = isSmall ? LITTLE : MUCH;
  const isMore = dx > 0 || dy < 0;
  const changes: Partial<Record<Tool, Parameters<typeof transform>[1]>> = {
    Move: { by: [dx * move, dy * move] },
    Rescale: { factor: isMore ? factor : 1 / factor },
    Rotate: { angle: ((dx + dy) * degrees * Math.PI) / 180 },
  };
  const rings = transform(shape.rings, changes[now.tool] ?? {});
  const next = save(now, now.tool, { ...shape, rings });
  if (next.past.length === now.past.length) return next;
  return { ...next, nudging: now.tool, past: now.nudging === now.tool ? now.past : next.past };
}

/** Deletes the selected annotation: the answer to **Confirm deletion**. */
export function remove(now: Drawing): Drawing {
  const { shapes, selected = 0, tool } = now;
  const kept = { shapes: shapes.toSpliced(selected, 1), selected: undefined };
  return withTool(commit(now, 'Delete', kept, 'Annotation deleted.'), tool);
}

/** The vertex after the one at a point; undefined without an annotation. */
export function nextVertex(now: Drawing, at: Point): Point | undefined {
  const points = selectedOf(now)?.rings.flat() ?? [];
  return points[(points.findIndex((point) => distance(point, at) < 1) + 1) % points.length];
}

/** Selects the smallest annotation at a point, or the next larger one. */
function pick(now: Drawing, at: Point): Drawing {
  const hits = now.shapes
    .map((shape, index) => ({ shape, index, area: isLine(shape.tool) ? 0 : areaOf(shape.rings) }))
    .filter(({ shape }) => isHit(shape, at))
    .sort((a, b) => a.area - b.area);
  const found = hits[(hits.findIndex(({ index }) => index === now.selected) + 1) % hits.length];
  const message = found
    ? `${found.index + 1} selected. ${describe(found.shape, now.micronsPerPixel)}.`
    : 'Nothing selected.';
  return withTool({ ...discard(now), selected: found?.index, nudging: undefined, message }, now.tool);
}

/** The drawing with a tool, or without one that has nothing to work on. */
function withTool(now: Drawing, tool: Tool): Drawing {
  return { ...now, tool: whyNot(now, tool) === undefined ? tool : 'Select' };
}

function isHit({ tool, rings }: Shape, at: Point): boolean {
  if (tool === 'Point') return distance(rings[0]?.[0] as Point, at) < NEAR + 2;
  return (!isLine(tool) && covers(rings, at)) || spotAt(rings, at, NEAR, isLine(tool)) !== undefined;
}

/** Adds a vertex, or deletes one; elsewhere selects. */
function pressVertex(now: Drawing, at: Point, hasCtrl: boolean): Drawing {
  const shape = selectedOf(now) as Shape;
  const spot = reach(shape, at);
  if (!spot) return pick(now, at);
  if (!spot.isVertex)
    return !takesVertices(shape)
      ? { ...now, message: 'Modify: only a polygon in one piece, no rectangle, takes new vertices.' }
      : save(now, now.tool, renamed(now.tool, { ...shape, rings: insertVertex(shape.rings, spot, at) }));
  if (!hasCtrl) return { ...now, message: 'Modify: drag a vertex, or Ctrl-click to delete it.' };
  const fewest = isLine(shape.tool) ? FEWEST.line : FEWEST.outline;
  if ((shape.rings[spot.ring]?.length ?? 0) <= fewest)
    return { ...now, message: `Modify: ${fewest} are the fewest there can be.` };
  return save(now, now.tool, renamed(now.tool, { ...shape, rings: deleteVertex(shape.rings, spot) }));
}

function reach({ tool, rings }: Shape, at: Point): Spot | undefined {
  return spotAt(rings, at, NEAR, isLine(tool));
}

/** Whether **Modify** adds vertices, as the viewer does: to a polygon in one piece that is no rectangle. */
function takesVertices({ tool, rings }: Shape): boolean {
  return !isLine(tool) && outlinesOf(rings).length === 1 && !isRectangle(rings);
}

/** What is no longer a circle, or a rectangle, is a polygon. */
function renamed(tool: Tool, shape: Shape): Shape {
  const isStill = tool !== 'Modify' || isLine(shape.tool) || isRectangle(shape.rings);
  return isStill ? shape : { ...shape, tool: 'Polygon' };
}

function dragged(tool: Tool, { rings }: Shape, from: Point, to: Point): Point[][] {
  if (tool === 'Move') return transform(rings, { by: [to[0] - from[0], to[1] - from[1]] });
  const center = centerOf(rings);
  if (tool === 'Rescale') {
    return transform(rings, { factor: distance(center, to) / (distance(center, from) || 1) });
  }
  return transform(rings, { angle: bearing(center, to) - bearing(center, from) });
}

function bearing([cx, cy]: Point, [x, y]: Point): number {
  return Math.atan2(y - cy, x - cx);
}

/** A copy in the same place, as on the same image. */
function paste(now: Drawing): Drawing {
  if (!now.copied) return now;
  const next = { shapes: [...now.shapes, now.copied], selected: now.shapes.length };
  return commit(now, 'Paste', next, 'Pasted on top of the original.');
}
