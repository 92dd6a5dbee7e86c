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

function keys(chord: Chord): string {
  return chord
    .map((key) => (key === 'drag' || key === 'click' ? `and ${key}` : `<kbd>${key}</kbd>`))
    .join(' ');
}
