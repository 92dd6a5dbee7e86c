import { afterEach, describe, expect, it, vi } from 'vitest';
import { chordOn, guessKeyboard, rememberKeyboard } from './keyboards.ts';

afterEach(() => vi.unstubAllGlobals());

describe('chordOn', () => {
  it('has ⌘ for Ctrl on a Mac, except with the mouse', () => {
    expect(chordOn('mac', ['Ctrl', 'Alt', 'I'])).toEqual(['⌘', 'Alt', 'I']);
    expect(chordOn('mac', ['Ctrl', 'click'])).toEqual(['Ctrl', 'click']);
    expect(chordOn('pc', ['Ctrl', 'Z'])).toEqual(['Ctrl', 'Z']);
  });
});

describe('guessKeyboard', () => {
  it.each([
    ['MacIntel', 'mac'],
    ['iPad', 'mac'],
    ['Win32', 'pc'],
    ['Linux x86_64', 'pc'],
    ['', 'pc'],
  ])('%s: %s', (platform, kind) => {
    expect(guessKeyboard(platform)).toBe(kind);
  });

  it('prefers what was chosen, and ignores what it does not know', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    rememberKeyboard('pc');
    expect(guessKeyboard('MacIntel')).toBe('pc');
    stored.set('keyboard', 'piano');
    expect(guessKeyboard('MacIntel')).toBe('mac');
  });

  it('guesses where storage is refused', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    rememberKeyboard('pc');
    expect(guessKeyboard('MacIntel')).toBe('mac');
  });
});
