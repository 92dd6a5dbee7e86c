import {
  type Chord,
  everywhere,
  navigation,
  panels,
  type Shortcut,
  sliceAxes,
  sliceSteps,
  tools,
} from './shortcuts.ts';

/** Tables of keys; cells are Markdown. */
export const shortcutTables: Record<string, { head: string[]; rows: string[][] }> = {
  'shortcuts-everywhere': { head: ['Keys', 'Action'], rows: everywhere.map(cells) },
  'shortcuts-navigation': { head: ['Keys', 'Action'], rows: navigation.map(cells) },
  'shortcuts-slices': {
    head: ['Go to', ...sliceSteps.map(([step]) => step)],
    rows: sliceAxes.map(({ name, modifiers }) => [
      name,
      ...sliceSteps.map(([, key]) => keys([...modifiers, key])),
    ]),
  },
  'shortcuts-panels': {
    head: ['Keys', 'Action'],
    rows: panels.map(({ name, chord }) => [keys(chord), name]),
  },
  'shortcuts-tools': { head: ['Keys', 'Tool'], rows: tools.map(cells) },
};

function cells({ chords, action }: Shortcut): string[] {
  return [chords.map(keys).join(', '), action];
}

/** Keys pressed together stay on one line, since a cell is narrow on a phone. */
function keys(chord: Chord): string {
  const pressed = chord.filter((key) => !isGesture(key)).map((key) => `<kbd>${key}</kbd>`);
  const gestures = chord.filter(isGesture).map((key) => ` and ${key}`);
  return pressed.join('\u00a0') + gestures.join('');
}

function isGesture(key: string): boolean {
  return key === 'drag' || key === 'click';
}
