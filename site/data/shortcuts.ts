/** Where a shortcut works, and the table in which it stands. */
export type ShortcutContext = 'Everywhere' | 'Navigation' | 'Slices' | 'Panels and layers' | 'Tools';

/** Keys pressed together, as a keyboard names them; `drag` and `click` stand for the mouse. */
export type Chord = readonly string[];

/** One thing that a key does. `Ctrl` is ⌘ on a Mac, except with the mouse. */
export interface Shortcut {
  context: ShortcutContext;
  /** Any of these does it. */
  chords: readonly Chord[];
  /** Markdown. */
  action: string;
}

/** A way through the slices of an image: a row of the table. */
export interface SliceAxis {
  /** Markdown. */
  name: string;
  /** What is gone to, in the singular. */
  unit: string;
  modifiers: Chord;
}

/** A panel or a layer: a row of the table. */
export interface Panel {
  /** Markdown. */
  name: string;
  /** What the keys do, when it is not showing and hiding. */
  action?: string;
  chord: Chord;
  /** Whether the same with `Ctrl` does it in every view. */
  inAllViews: boolean;
}

export const everywhere = group('Everywhere', [
  ['Close a window', 'Esc'],
  ['Show the list of shortcuts', 'Shift ?'],
  ['Bold, in a text editor', 'Ctrl B'],
  ['Italic, in a text editor', 'Ctrl I'],
  ['Underlined, in a text editor', 'Ctrl U'],
]);

export const navigation = group('Navigation', [
  ['Zoom in', '+'],
  ['Zoom out', '-'],
  ['Move', '↑', '↓', '←', '→'],
  ['Zoom to an area', 'Shift drag'],
  ['Rotate', 'Alt Shift drag'],
  ['Next image of the project', 'Shift →'],
  ['Previous image of the project', 'Shift ←'],
  ['Next image of the group', 'Alt Shift →'],
  ['Previous image of the group', 'Alt Shift ←'],
  ['Next linked annotation', 'Ctrl →'],
  ['Previous linked annotation', 'Ctrl ←'],
]);

/** Ways to go along an axis: its word, and the key. */
export const sliceSteps = [
  ['Next', 'Page Up'],
  ['Previous', 'Page Down'],
  ['First', 'Home'],
  ['Last', 'End'],
] as const;

export const sliceAxes: readonly SliceAxis[] = [
  { name: 'Time point (**T**)', unit: 'time point (**T**)', modifiers: [] },
  { name: 'Focal plane (**Z**)', unit: 'focal plane (**Z**)', modifiers: ['Shift'] },
  { name: 'Channel (**C**), not if merged', unit: 'channel (**C**)', modifiers: ['Alt'] },
  {
    name: 'Any plane: all channels, then depths, then times',
    unit: 'plane of any kind',
    modifiers: ['Alt', 'Shift'],
  },
];

export const panels: readonly Panel[] = [
  panel('**Information**', 'I'),
  panel('**Digital zoom**', 'Z'),
  panel('**Link images**', 'S'),
  panel('**Colors**', 'F'),
  panel('**Annotation layers**', 'L'),
  panel('**Terms**', 'T'),
  panel('**Properties**', 'P'),
  panel('**Broadcast**', 'B'),
  panel('**Review**', 'R'),
  panel('Overview', 'O'),
  { ...panel('**Annotation list**', 'A'), inAllViews: false },
  panel('**Current selection**', 'C'),
  { ...panel('Drawer with images', '+'), inAllViews: false },
  layers('Hide the layers that are shown, and show those that are hidden', 'Q'),
  layers('Show or hide the review layer', 'I'),
];

export const tools = group('Tools', [
  ['**Select**', 'S'],
  ['**Point**', 'O'],
  ['**Line**', 'L'],
  ['**Freehand line**', 'Shift L'],
  ['**Rectangle**', 'R'],
  ['**Circle**', 'C'],
  ['**Polygon**', 'P'],
  ['**Freehand polygon**', 'Shift P'],
  ['**Screenshot current image view**', 'Shift S'],
  ['**Fill**', 'F'],
  ['**Correct annotation by adding a freehand area**', 'Shift C'],
  ['**Correct annotation by removing a freehand area**', 'Alt Shift C'],
  ['**Modify**', 'M'],
  ['Delete a vertex, with **Modify**', 'Ctrl click'],
  ['**Move**', 'T'],
  ['**Rescale**', 'Shift M'],
  ['**Rotate**', 'Shift T'],
  ['**Delete**; needs a layer with its pencil ticked', 'Delete'],
  ['**Copy**', 'Ctrl C'],
  ['**Paste**', 'Ctrl V'],
  ['**Undo**', 'Ctrl Z'],
  ['**Redo**', 'Ctrl Y'],
]);

/** Every shortcut, in the order of the tables. The only place where they are written down. */
export const SHORTCUTS: readonly Shortcut[] = [
  ...everywhere,
  ...navigation,
  ...sliceAxes.flatMap(({ unit, modifiers }) =>
    sliceSteps.map(([step, key]) => one('Slices', `${step} ${unit}`, [...modifiers, key])),
  ),
  ...panels.flatMap(({ name, action = `Show or hide ${name}`, chord, inAllViews }) => [
    one('Panels and layers', action, chord),
    ...(inAllViews ? [one('Panels and layers', `${action}, in all views`, ['Ctrl', ...chord])] : []),
  ]),
  ...tools,
];

function one(context: ShortcutContext, action: string, ...chords: Chord[]): Shortcut {
  return { context, chords, action };
}

/** Shortcuts from what they do and their keys, with spaces between these. */
function group(
  context: ShortcutContext,
  rows: readonly (readonly [action: string, ...chords: string[]])[],
): readonly Shortcut[] {
  return rows.map(([action, ...chords]) => one(context, action, ...chords.map((chord) => chord.split(' '))));
}

function panel(name: string, key: string): Panel {
  return { name, chord: ['Alt', key], inAllViews: true };
}

function layers(name: string, key: string): Panel {
  return { name, action: name, chord: [key], inAllViews: true };
}
