import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packText, unpackText } from './packedText.ts';

const prose = 'The viewer shows the slide; the viewer of the slide is "the viewer".\n';

it('gives back what it was given, whatever that is', () => {
  const piece = fc.oneof(
    fc.constantFrom(prose, 'é', '\x7f', '\x80', ' ', 'the', '画像', '\\'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = JSON.stringify([...pieces, prose.repeat(20)]);
      expect(unpackText(packText(text))).toBe(text);
    }),
  );
});

it('writes frequent words as one character', () => {
  expect(packText(JSON.stringify(prose.repeat(20))).length).toBeLessThan(prose.length * 12);
});
