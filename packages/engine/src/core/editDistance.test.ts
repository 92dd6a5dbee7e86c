import { expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';

it.each([
  ['image', 'image', 2, 0],
  ['imge', 'image', 2, 1],
  ['imahe', 'image', 2, 1],
  ['iamge', 'image', 2, 1],
  ['anotaton', 'annotation', 2, 2],
  // Beyond the limit.
  ['anotaton', 'annotation', 1, 99],
  ['storage', 'ontology', 2, 99],
  ['a'.repeat(300), 'b', 2, 99],
])('from %s to %s, at most %d, is %d', (from, to, limit, slips) => {
  expect(editDistance(from, to, limit).whole).toBe(slips);
  expect(editDistance(to, from, limit).whole).toBe(slips);
});

it('knows the beginning of a word that is still being typed', () => {
  expect(editDistance('anota', 'annotation', 1)).toEqual({ whole: 99, beginning: 1 });
});
