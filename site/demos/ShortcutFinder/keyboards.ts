import type { Chord } from '../../data/shortcuts.ts';

/** Whose keys are shown: a Mac has ⌘ for most of what others do with Ctrl. */
export const keyboards = ['pc', 'mac'] as const;

export type KeyboardKind = (typeof keyboards)[number];

const STORAGE_KEY = 'keyboard';

/** Keys as a keyboard has them. With the mouse, Ctrl is Ctrl on a Mac, too. */
export function chordOn(kind: KeyboardKind, chord: Chord): Chord {
  if (kind === 'pc' || chord.includes('click')) return chord;
  return chord.map((key) => (key === 'Ctrl' ? '⌘' : key));
}

/** The keyboard that the reader chose once, or else the one that goes with a platform, as `MacIntel`. */
export function guessKeyboard(platform: string): KeyboardKind {
  const stored = readStored();
  return (
    keyboards.find((kind) => kind === stored) ?? (/^(?:mac|ip(?:hone|ad|od))/i.test(platform) ? 'mac' : 'pc')
  );
}

export function rememberKeyboard(kind: KeyboardKind): void {
  try {
    localStorage.setItem(STORAGE_KEY, kind);
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
}

/** Gives the tables of the page that a demo stands on the keys of a keyboard; what it returns takes them back. */
export function nameKeys(root: ParentNode | null, kind: KeyboardKind): () => void {
  const keys = [...(root?.querySelectorAll(':is(td, p) > kbd') ?? [])].filter(
    ({ textContent, nextSibling }) => textContent === 'Ctrl' && !nextSibling?.textContent?.includes('click'),
  );
  const nameAll = (name: string) => {
    for (const key of keys) key.textContent = name;
  };
  if (kind === 'mac') nameAll('⌘');
  return () => nameAll('Ctrl');
}

function readStored(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
