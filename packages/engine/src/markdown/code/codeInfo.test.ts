import { expect, it } from 'vitest';
import { codeInfo } from './codeInfo.ts';

it.each([
  ['', { language: '', title: undefined, highlighted: [], copy: true }],
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
  ['py nocopy', { copy: false }],
  ['py ncopy', { copy: true, unknown: ['ncopy'] }],
])('codeInfo reads "%s"', (info, expected) => {
  expect(codeInfo(info)).toMatchObject({ unknown: [], ...expected });
});
