import type { MarkdownIt, StateInline } from 'markdown-it';
import { addInline } from '../tokens.ts';

/** Names of keys -> what stands on the key. A single character needs no name. */
const KEYS: Record<string, string> = {
  alt: 'Alt',
  altgr: 'AltGr',
  backspace: 'Backspace',
  cmd: '⌘ Cmd',
  command: '⌘ Cmd',
  control: 'Ctrl',
  ctrl: 'Ctrl',
  del: 'Del',
  delete: 'Del',
  down: '↓',
  end: 'End',
  enter: 'Enter',
  esc: 'Esc',
  escape: 'Esc',
  home: 'Home',
  insert: 'Ins',
  left: '←',
  meta: 'Meta',
  minus: '-',
  option: '⌥ Option',
  pagedown: 'Page Down',
  pageup: 'Page Up',
  plus: '+',
  return: 'Enter',
  right: '→',
  shift: 'Shift',
  space: 'Space',
  tab: 'Tab',
  up: '↑',
  win: 'Win',
  windows: 'Win',
  ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`f${i + 1}`, `F${i + 1}`])),
};

const COMBINATION = /(?<![\p{L}\p{N}_+])\+\+([^\s+]{1,12}(?:\+[^\s+]{1,12}){0,4})\+\+(?![\w+])/uy;

/**
 * `++ctrl+s++` shows keys. Only known names and single characters count, so that "C++ and C++" stays text.
 */
export function keys(md: MarkdownIt): void {
  addInline(md, 'keys', COMBINATION, (state, [, names = ''], isSilent) => {
    const labels = names.split('+').map(labelOf);
    if (labels.includes(undefined)) return false;
    if (!isSilent) for (const [index, label] of labels.entries()) pushKey(state, label ?? '', index > 0);
    return true;
  });
}

function labelOf(name: string): string | undefined {
  if (Array.from(name).length === 1) return name.toUpperCase();
  const key = name.toLowerCase();
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}

function pushKey(state: StateInline, label: string, follows: boolean): void {
  if (follows) state.push('text', '', 0).content = '+';
  state.push('kbd_open', 'kbd', 1).markup = '++';
  state.push('text', '', 0).content = label;
  state.push('kbd_close', 'kbd', -1).markup = '++';
}
