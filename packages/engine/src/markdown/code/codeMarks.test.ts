import { describe, expect, it } from 'vitest';
import { readMarks } from './codeMarks.ts';

describe('readMarks', () => {
  it.each([
    'a = 1 // [!code ++]',
    'a = 1 # [!code ++]',
    'a = 1 -- [!code ++]',
    'a = 1 ; [!code ++]',
    'a = 1 % [!code ++]',
    'a = 1 /* [!code ++] */',
    'a = 1 <!-- [!code ++] -->',
    'a = 1 {/* [!code ++] */}',
    'a = 1//[!code ++]',
  ])('takes the mark out of "%s"', (line) => {
    expect(readMarks(line)).toEqual({
      text: 'a = 1',
      marks: { add: [[1, 1]], remove: [], focus: [], highlight: [] },
    });
  });

  it('knows every kind, and counts of lines', () => {
    const { text, marks } = readMarks('a // [!code --]\nb // [!code focus:2]\nc\nd // [!code highlight]\n');
    expect(text).toBe('a\nb\nc\nd\n');
    expect(marks).toEqual({ add: [], remove: [[1, 1]], focus: [[2, 3]], highlight: [[4, 4]] });
  });

  it.each(['a [!code ++]', 'a // [!code ++] b', 'a // [!code foo]', 'a // [!code ++', '[!code --]'])(
    'leaves "%s" alone',
    (line) => {
      expect(readMarks(line).text).toBe(line);
    },
  );
});
