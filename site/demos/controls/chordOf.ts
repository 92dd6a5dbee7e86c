/** What the browser calls a key -> what a keyboard prints on it. */
const printed: Record<string, string> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  ' ': 'Space',
};

/** What is to be known of a pressed key. */
export interface Pressed {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * Keys that were pressed together, by their names, as `Shift L`; undefined while only modifiers are down. ⌘ counts as
 * Ctrl.
 */
export function chordOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | undefined {
  if (/^(?:Control|Meta|Alt|AltGraph|Shift|Dead|Unidentified|Process)$/.test(key) && !isLetter(code, altKey))
    return undefined;
  // With Alt, a Mac writes other letters: the place of the key tells.
  const letter = isLetter(code, altKey) ? code.slice(3) : key;
  const name = printed[letter] ?? (letter.length === 1 ? letter.toUpperCase() : letter);
  const isSign = key.length === 1 && !/[A-Z]|Space/.test(name);
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    // Signs may need Shift, or not: that depends on the keyboard.
    ...(shiftKey && (!isSign || name === '?') ? ['Shift'] : []),
    name,
  ].join(' ');
}

function isLetter(code: string, altKey: boolean): boolean {
  return altKey && /^Key[A-Z]$/.test(code);
}
