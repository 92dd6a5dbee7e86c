import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packJson, unpackJson } from './packedText.ts';

const prose =
  'The viewer shows the slide; the viewer of the slide is "the viewer", of 40x (the slide).\n\t+\tCell\n';

it('gives back what it was given, whatever that is', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      prose,
      'é',
      '\x7f',
      '\x80',
      ' ',
      'the',
      '画像',
      '\\',
      '","',
      '\\n\\t+\\t',
      '\x01',
      '\ufeff',
    ),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const value = [...pieces, pieces.join(''), prose.repeat(20)];
      expect(unpackJson(packJson(value))).toEqual(value);
    }),
  );
});

it('has bytes for as many words as there may be', () => {
  const many = Array.from({ length: 9000 }, (_, i) => String.fromCodePoint(0x4e00 + i));
  expect(unpackJson(packJson(many))).toEqual(many);
});

it('writes frequent words as one character', () => {
  expect(packJson(prose.repeat(20)).length).toBeLessThan(prose.length * 12);
});
