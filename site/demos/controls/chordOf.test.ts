import { describe, expect, it } from 'vitest';
import { chordOf } from './chordOf.ts';

const pressed = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('chordOf', () => {
  it.each([
    [{ key: 'l', shiftKey: true }, 'Shift L'],
    [{ key: 'Z', metaKey: true }, 'Ctrl Z'],
    [{ key: 'ArrowRight', altKey: true, shiftKey: true }, 'Alt Shift →'],
    [{ key: '¬', code: 'KeyL', altKey: true }, 'Alt L'],
    [{ key: 'Dead', code: 'KeyI', altKey: true }, 'Alt I'],
    [{ key: 'PageUp' }, 'Page Up'],
    [{ key: '+', shiftKey: true }, '+'],
    [{ key: '?', shiftKey: true }, 'Shift ?'],
    [{ key: ' ', shiftKey: true }, 'Shift Space'],
    [{ key: 'Shift', shiftKey: true }, undefined],
  ])('%o is %s', (event, chord) => {
    expect(chordOf({ ...pressed, ...event })).toBe(chord);
  });
});
