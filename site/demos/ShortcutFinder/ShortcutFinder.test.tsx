import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SHORTCUTS } from '../../data/shortcuts.ts';
import { ShortcutFinder, sumUp, toggleKey } from './ShortcutFinder.tsx';

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

describe('sumUp', () => {
  it.each([
    [0, true, /^No shortcut/],
    [1, true, /^1 shortcut\.$/],
    [30, true, /^30 shortcuts; these are the first \d+\.$/],
    [30, false, /tables below/],
  ])('%s, asked: %s', (count, isAsked, text) => {
    expect(sumUp(count, isAsked)).toMatch(text);
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
