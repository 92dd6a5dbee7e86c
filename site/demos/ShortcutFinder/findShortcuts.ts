import { type Chord, SHORTCUTS, type Shortcut } from '../../data/shortcuts.ts';

/** Other words for a key -> what a keyboard prints on it. */
const synonyms: Record<string, string> = {
  escape: 'esc',
  control: 'ctrl',
  cmd: 'ctrl',
  command: 'ctrl',
  '⌘': 'ctrl',
  option: 'alt',
  del: 'delete',
  plus: '+',
  minus: '-',
  '−': '-',
  pageup: 'page up',
  pgup: 'page up',
  pagedown: 'page down',
  pgdn: 'page down',
};
/** Words for signs that are no words. */
const spoken: Record<string, string> = {
  '↑': 'up arrow',
  '↓': 'down arrow',
  '←': 'left arrow',
  '→': 'right arrow',
  drag: 'mouse',
  click: 'mouse',
};

interface Known {
  shortcut: Shortcut;
  chords: { names: string; keys: ReadonlySet<string> }[];
  text: string;
}

const known: readonly Known[] = SHORTCUTS.map((shortcut) => ({
  shortcut,
  chords: shortcut.chords.map((chord) => ({
    names: nameOf(chord),
    keys: new Set(chord.flatMap((key) => wordsOf(`${key} ${spoken[key] ?? ''}`))),
  })),
  text: ` ${shortcut.action} ${shortcut.context}`.replace(/[*()]/g, '').toLowerCase(),
}));

/** A chord in one line: `Shift L`. */
export function nameOf(chord: Chord): string {
  return chord.join(' ');
}

/**
 * Shortcuts that have every word of the query as a key or as the start of a word in what they do, those with exactly
 * these keys first. A word of one character is always a key. Context '' is any.
 */
export function findShortcuts(query: string, context: string): Shortcut[] {
  const words = wordsOf(query);
  const exact = words.join(' ');
  const isExact = ({ chords }: Known) => chords.some(({ names }) => names.toLowerCase() === exact);
  const found = known.filter(
    ({ shortcut, chords, text }) =>
      (context === '' || shortcut.context === context) &&
      chords.some(({ keys }) =>
        words.every((word) => keys.has(word) || (word.length > 1 && text.includes(` ${word}`))),
      ),
  );
  return [...found.filter(isExact), ...found.filter((one) => !isExact(one))].map(({ shortcut }) => shortcut);
}

/** Words in lower case, keys by their printed names; `+` joins keys, unless it is one itself. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => (word.length > 1 ? word.replace(/\+\+$/, '+plus').split('+') : word))
    .flatMap((word) => (synonyms[word] ?? word).split(' '))
    .filter(Boolean);
}
