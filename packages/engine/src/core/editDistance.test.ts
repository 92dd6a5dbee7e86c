import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';

describe('editDistance', () => {
  it.each([
    ['image', 'image', 0],
    ['imge', 'image', 1],
    ['imagee', 'image', 1],
    ['imahe', 'image', 1],
    ['iamge', 'image', 1],
    ['anotaton', 'annotation', 2],
    ['dokcer', 'docker', 1],
  ])('from %s to %s is %d', (from, to, slips) => {
    expect(editDistance(from, to, 2).whole).toBe(slips);
    expect(editDistance(to, from, 2).whole).toBe(slips);
  });

  it('gives up beyond the limit', () => {
    expect(editDistance('anotaton', 'annotation', 1).whole).toBe(99);
    expect(editDistance('storage', 'ontology', 2)).toEqual({ whole: 99, beginning: 99 });
    expect(editDistance('a'.repeat(300), 'b', 2).whole).toBe(99);
  });

  it('knows the beginning of a word that is still being typed', () => {
    expect(editDistance('anota', 'annotation', 1)).toEqual({ whole: 99, beginning: 1 });
  });
});
