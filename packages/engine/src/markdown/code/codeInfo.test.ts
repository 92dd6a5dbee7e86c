import { describe, expect, it } from 'vitest';
import { codeInfo, coveredLines, readMarks } from './codeInfo.ts';

describe('codeInfo', () => {
  it.each([
    ['', '', []],
    ['js', 'js', []],
    ['js{2}', 'js', [[2, 2]]],
    ['js {2}', 'js', [[2, 2]]],
    [
      'js {1,3-5}',
      'js',
      [
        [1, 1],
        [3, 5],
      ],
    ],
    [
      'js {1, 3}',
      'js',
      [
        [1, 1],
        [3, 3],
      ],
    ],
    ['{1}', '', [[1, 1]]],
    ['js {5-3}', 'js', []],
    ['js {3-}', 'js', [[3, 3]]],
    ['js {-3}', 'js', []],
    ['js {a}', 'js', []],
  ])('reads language and lines of "%s"', (info, language, highlighted) => {
    expect(codeInfo(info)).toMatchObject({ language, highlighted });
  });

  it.each([
    ['py title="a b.py"', 'a b.py'],
    ["py title='a.py' {1}", 'a.py'],
    ['py title=a.py', 'a.py'],
    ['py [a b.py]', 'a b.py'],
    ['py [a.py]{1}', 'a.py'],
    ['py title="{1}"', '{1}'],
    ['py', undefined],
  ])('reads the title of "%s"', (info, title) => {
    expect(codeInfo(info)).toMatchObject({ language: 'py', title, unknown: [] });
  });

  it('does not take lines from a title', () => {
    expect(codeInfo('py title="{1}"').highlighted).toEqual([]);
    expect(codeInfo('py title="{1}" {2}').highlighted).toEqual([[2, 2]]);
  });

  it.each([
    ['bash proof="not runnable: no server"', 'not runnable: no server', undefined],
    ["bash {1} proof='not runnable: [x]' title=a.sh", 'not runnable: [x]', 'a.sh'],
    ['bash [a.sh] proof=""', '', 'a.sh'],
    ['bash', undefined, undefined],
  ])('reads the proof of "%s"', (info, proof, title) => {
    expect(codeInfo(info)).toMatchObject({ language: 'bash', proof, title, unknown: [] });
  });

  it('reads options and tells words it does not know', () => {
    expect(codeInfo('py nocopy line-numbers')).toMatchObject({ copy: false, lineNumbers: true, unknown: [] });
    expect(codeInfo('py no-line-numbers')).toMatchObject({ copy: true, lineNumbers: false });
    expect(codeInfo('py ncopy')).toMatchObject({ lineNumbers: undefined, unknown: ['ncopy'] });
    expect(codeInfo('nocopy')).toMatchObject({ language: '', copy: false });
  });
});

describe('coveredLines', () => {
  it('covers ranges, overlapping or beyond the end', () => {
    expect(
      coveredLines(
        [
          [2, 3],
          [3, 999_999_999],
          [0, 0],
        ],
        4,
      ),
    ).toEqual([false, true, true, true]);
    expect(coveredLines([], 2)).toEqual([false, false]);
    expect(coveredLines([[0, 1]], 2)).toEqual([true, false]);
  });
});

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
