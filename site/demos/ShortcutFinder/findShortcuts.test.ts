import { describe, expect, it } from 'vitest';
import { findShortcuts, nameOf } from './findShortcuts.ts';

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
