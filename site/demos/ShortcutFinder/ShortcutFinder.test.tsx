import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SHORTCUTS } from '../../data/shortcuts.ts';
import { findShortcuts, nameOf } from './findShortcuts.ts';
import { chordOn, guessKeyboard, rememberKeyboard } from './keyboards.ts';
import { ShortcutFinder, toggleKey } from './ShortcutFinder.tsx';

const html = renderToStaticMarkup(<ShortcutFinder alt="Keys." caption="Find." />);

describe('ShortcutFinder', () => {
  it('says without scripts how many there are, and where', () => {
    expect(html).toContain(`${SHORTCUTS.length} shortcuts, all of them in the tables below.`);
    expect(html).toMatch(/<search class="lists scripted">/);
  });

  it('draws each key of a shortcut, in color, and no other', () => {
    const lit = [...html.matchAll(/<g class="core">.*?<text[^>]*>([^<]*)<\/text>/g)].map(([, key]) => key);
    const keys = new Set(SHORTCUTS.flatMap(({ chords }) => chords.flat()));
    expect(lit.sort()).toEqual([...keys].filter((key) => key !== 'drag' && key !== 'click').sort());
    expect(html).toContain('>W</text>');
  });
});

describe('toggleKey', () => {
  it('adds a key, and takes it away again', () => {
    expect(toggleKey('', 'Shift')).toBe('Shift');
    expect(toggleKey('Shift', 'Page Up')).toBe('Shift Page Up');
    expect(toggleKey('Shift Page Up', 'Page Up')).toBe('Shift');
    expect(toggleKey('Shift C', 'S')).toBe('Shift C S');
  });
});

const actions = (query: string, context = '') => findShortcuts(query, context).map(({ action }) => action);

describe('findShortcuts', () => {
  it('finds a key, alone first, then with others', () => {
    const found = findShortcuts('c', '');
    expect(found[0]?.action).toBe('**Circle**');
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ chords }) => chords.some((chord) => chord.includes('C')))).toBe(true);
  });

  it.each(['Alt Shift C', 'alt+shift+c', 'shift option C', 'alt shift remov'])(
    'understands "%s"',
    (query) => {
      expect(actions(query)).toContain('**Correct annotation by removing a freehand area**');
    },
  );

  it.each([
    ['del', '**Delete**; needs a layer with its pencil ticked'],
    ['⌘ z', '**Undo**'],
    ['cmd+y', '**Redo**'],
    ['up arrow', 'Move'],
    ['mouse rotate', 'Rotate'],
    ['pgup time', 'Next time point (**T**)'],
  ])('knows %s by another name', (query, action) => {
    expect(actions(query)[0]).toBe(action);
  });

  it.each([
    ['+', 'Zoom in'],
    ['plus', 'Zoom in'],
    ['ctrl++', undefined],
    ['alt++', 'Drawer with images'],
  ])('takes the sign in "%s" for a key', (query, action) => {
    expect(actions(query).filter((one) => /zoom in|drawer/i.test(one))[0]).toEqual(
      action === 'Drawer with images' ? `Show or hide ${action}` : action,
    );
  });

  it('finds what they do, in one context or in all', () => {
    expect(actions('polygon')).toEqual(['**Polygon**', '**Freehand polygon**']);
    expect(actions('review').length).toBeGreaterThan(actions('review', 'Tools').length);
    expect(actions('', 'Slices')).toHaveLength(16);
    expect(actions('ellipse')).toEqual([]);
  });

  it('finds something for every key on the page', () => {
    for (const { chords, action } of findShortcuts('', ''))
      for (const chord of chords) expect(actions(nameOf(chord)), nameOf(chord)).toContain(action);
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('chordOn', () => {
  it('has ⌘ for Ctrl on a Mac, except with the mouse', () => {
    expect(chordOn('mac', ['Ctrl', 'Alt', 'I'])).toEqual(['⌘', 'Alt', 'I']);
    expect(chordOn('mac', ['Ctrl', 'click'])).toEqual(['Ctrl', 'click']);
    expect(chordOn('pc', ['Ctrl', 'Z'])).toEqual(['Ctrl', 'Z']);
  });
});

describe('guessKeyboard', () => {
  it('guesses where storage is refused', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    rememberKeyboard('pc');
    expect(guessKeyboard('MacIntel')).toBe('mac');
  });
});
