import { SHORTCUTS } from '../../data/shortcuts.ts';
import type { IconName } from '../figures/icons.ts';

/** The drawing tools of the viewer, by their tooltips. */
const drawTools = [
  'Point',
  'Line',
  'Freehand line',
  'Rectangle',
  'Circle',
  'Polygon',
  'Freehand polygon',
] as const;

export type DrawTool = (typeof drawTools)[number];

export const ADD = 'Correct annotation by adding a freehand area';
export const REMOVE = 'Correct annotation by removing a freehand area';

type EditTool = 'Modify' | typeof ADD | typeof REMOVE | 'Move' | 'Rescale' | 'Rotate';

/** What stays chosen until something else is. */
export type Tool = 'Select' | DrawTool | EditTool;

/** What happens at once. */
export type Action = 'Fill' | 'Delete' | 'Copy' | 'Paste' | 'Undo' | 'Redo';

/** A button of the toolbar: its tooltip, its drawing, and for tools how to use them with a pointer and with keys. */
type Button = readonly [name: Tool | Action, icon: IconName, how?: string, keys?: string];

const CLICKS = 'Enter places a point, Enter on the last one finishes.';
const CORNERS = 'Enter places the first point and the second.';

/** The toolbar, in the order of the viewer. */
export const toolbar: readonly (readonly Button[])[] = [
  [['Select', 'select', 'Click an annotation, and again for the one below.', 'Enter selects at the cross.']],
  [
    ['Point', 'point', 'Click.', 'Enter places it.'],
    ['Line', 'line', 'Click each point, double-click the last.', CLICKS],
    ['Freehand line', 'freehandLine', 'Press, drag, release.', CLICKS],
    ['Rectangle', 'rectangle', 'Click two opposite corners.', CORNERS],
    ['Circle', 'circle', 'Click the center, then the edge.', CORNERS],
    ['Polygon', 'polygon', 'Click each vertex, double-click the last.', CLICKS],
    ['Freehand polygon', 'freehandPolygon', 'Press, drag around, release.', CLICKS],
  ],
  [
    ['Fill', 'fill'],
    [
      'Modify',
      'modify',
      'Drag a vertex or an edge; Ctrl-click deletes a vertex.',
      'Space goes to the next vertex, Enter takes and drops it, Ctrl and Enter deletes it.',
    ],
    [ADD, 'addArea', 'Drag around what is missing.', CLICKS],
    [REMOVE, 'removeArea', 'Drag around what is too much.', CLICKS],
    ['Move', 'move', 'Drag.', 'Arrows move the annotation.'],
    ['Rescale', 'rescale', 'Drag away from the center, or towards it.', 'Arrows enlarge and shrink it.'],
    ['Rotate', 'rotate', 'Drag around the center.', 'Arrows turn it.'],
    ['Delete', 'delete'],
  ],
  [
    ['Copy', 'copy'],
    ['Paste', 'paste'],
  ],
  [
    ['Undo', 'undo'],
    ['Redo', 'redo'],
  ],
];

const buttons = new Map(toolbar.flat().map((button) => [button[0], button]));

/** How a tool is used: with a pointer, and with keys. */
export function usageOf(tool: Tool): readonly [pointer: string, keys: string] {
  const [, , how = '', keys = ''] = buttons.get(tool) ?? [];
  return [how, keys];
}

/** Keys, as `Shift L` -> what they do. */
export const toolOfKeys: ReadonlyMap<string, Tool | Action> = new Map(
  SHORTCUTS.flatMap(({ action, chords, context }) => {
    const name = /^\*\*(.+)\*\*/.exec(action)?.[1];
    const button = [...buttons.values()].find(([one]) => one === name);
    return button && context === 'Tools' ? chords.map((chord) => [chord.join(' '), button[0]] as const) : [];
  }),
);

/** Whether a tool makes a line. */
export function isLine(tool: Tool): boolean {
  return tool.endsWith('ine');
}

/** Whether dragging draws. */
export function isFreehand(tool: Tool): boolean {
  return /^(?:Freehand|Correct)/.test(tool);
}

export function isDrawTool(tool: Tool | Action): tool is DrawTool {
  return (drawTools as readonly string[]).includes(tool);
}

/** Whether dragging with a tool reshapes what is selected. */
export function isReshaping(tool: Tool): boolean {
  return ['Modify', 'Move', 'Rescale', 'Rotate'].includes(tool);
}
