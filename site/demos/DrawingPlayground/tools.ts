import {
  circleIcon,
  copyIcon,
  deleteIcon,
  fillIcon,
  freehandLineIcon,
  freehandPolygonIcon,
  lineIcon,
  minusIcon,
  modifyIcon,
  moveIcon,
  pasteIcon,
  pencilIcon,
  plusIcon,
  pointIcon,
  polygonIcon,
  rectangleIcon,
  redoIcon,
  rescaleIcon,
  rotateIcon,
  selectIcon,
  undoIcon,
} from '../../data/iconShapes.ts';
import { SHORTCUTS } from '../../data/shortcuts.ts';
import type { IconDrawing } from '../figures/kit.tsx';

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
type Button = readonly [name: Tool | Action, icon: IconDrawing, how?: string, keys?: string];

const CLICKS = 'Enter places a point, Enter on the last one finishes.';
const CORNERS = 'Enter places the first point and the second.';

/** The toolbar, in the order of the viewer. */
export const toolbar: readonly (readonly Button[])[] = [
  [
    [
      'Select',
      selectIcon,
      'Click an annotation, and again for the one below.',
      'Enter selects at the cross.',
    ],
  ],
  [
    ['Point', pointIcon, 'Click.', 'Enter places it.'],
    ['Line', lineIcon, 'Click each point, double-click the last.', CLICKS],
    ['Freehand line', freehandLineIcon, 'Press, drag, release.', CLICKS],
    ['Rectangle', rectangleIcon, 'Click two opposite corners.', CORNERS],
    ['Circle', circleIcon, 'Click the center, then the edge.', CORNERS],
    ['Polygon', polygonIcon, 'Click each vertex, double-click the last.', CLICKS],
    ['Freehand polygon', freehandPolygonIcon, 'Press, drag around, release.', CLICKS],
  ],
  [
    ['Fill', fillIcon],
    [
      'Modify',
      modifyIcon,
      'Drag a vertex, or the edge of a polygon; Ctrl-click deletes a vertex.',
      'Space goes to the next vertex, Enter takes and drops it, Ctrl and Enter deletes it.',
    ],
    [ADD, [pencilIcon, plusIcon], 'Drag around what is missing.', CLICKS],
    [REMOVE, [pencilIcon, minusIcon], 'Drag around what is too much.', CLICKS],
    ['Move', moveIcon, 'Drag.', 'Arrows move the annotation.'],
    ['Rescale', rescaleIcon, 'Drag away from the center, or towards it.', 'Arrows enlarge and shrink it.'],
    ['Rotate', rotateIcon, 'Drag around the center.', 'Arrows turn it.'],
    ['Delete', deleteIcon],
  ],
  [
    ['Copy', copyIcon],
    ['Paste', pasteIcon],
  ],
  [
    ['Undo', undoIcon],
    ['Redo', redoIcon],
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
