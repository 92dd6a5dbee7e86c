import { describe, expect, it } from 'vitest';
import { codeInfo, coveredLines, readMarks } from './codeInfo.ts';

it.each([
  ['', { language: '', title: undefined, highlighted: [], copy: true, lineNumbers: undefined }],
  ['js{2}', { language: 'js', highlighted: [[2, 2]] }],
  ['{1}', { language: '', highlighted: [[1, 1]] }],
  ['js {5-3}', { highlighted: [] }],
  ['js {3-}', { highlighted: [[3, 3]] }],
  ['js {a}', { highlighted: [], unknown: ['{a}'] }],
  ['py title="a b.py"', { language: 'py', title: 'a b.py' }],
  ["py title='a.py' {1}", { title: 'a.py', highlighted: [[1, 1]] }],
  ['py [a b.py]{1}', { title: 'a b.py', highlighted: [[1, 1]] }],
  ['py title="{1}" {2}', { title: '{1}', highlighted: [[2, 2]] }],
  ["sh proof='not runnable: [x]' title=a.sh", { proof: 'not runnable: [x]', title: 'a.sh' }],
  ['sh [a.sh] proof=""', { proof: '', title: 'a.sh' }],
  ['py nocopy line-numbers', { copy: false, lineNumbers: true }],
  ['py no-line-numbers', { copy: true, lineNumbers: false }],
  ['py ncopy', { lineNumbers: undefined, unknown: ['ncopy'] }],
])('codeInfo reads "%s"', (info, expected) => {
  expect(codeInfo(info)).toMatchObject({ unknown: [], ...expected });
});

it('coveredLines covers ranges, overlapping or beyond the end', () => {
  const beyond: [number, number] = [3, 999_999_999];
  expect(coveredLines(codeInfo('js {1, 3-4}').highlighted, 4)).toEqual([true, false, true, true]);
  expect(coveredLines([[2, 3], beyond, [0, 0]], 4)).toEqual([false, true, true, true]);
});

describe('readMarks', () => {
  it.each(['// M', '# M', '-- M', '; M', '% M', '/* M */', '<!-- M -->', '{/* M */}', '//M'])(
    'takes the mark out of "%s"',
    (comment) => {
      expect(readMarks(`a = 1 ${comment.replace('M', '[!code ++]')}`)).toEqual({
        text: 'a = 1',
        marks: { add: [[1, 1]], remove: [], focus: [], highlight: [] },
      });
    },
  );

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
