import { describe, expect, it } from 'vitest';
import { refName, resolveRef, targetOfRef } from './schemas.ts';

const document = {
  paths: { '/a/{id}': 'slash', 'a~b': 'tilde', 'a~1b': 'both', 'c d': 'space' },
  list: ['zero', 'one'],
  a: { $ref: '#/b' },
  b: { $ref: '#/c' },
  c: { type: 'string' },
  loop: { $ref: '#/loop' },
};

describe('references', () => {
  it.each([
    ['#/paths/~1a~1{id}', 'slash'],
    ['#/paths/a~0b', 'tilde'],
    ['#/paths/a~01b', 'both'],
    ['#/paths/c%20d', 'space'],
    ['#/list/1', 'one'],
    ['#/list/length', undefined],
    ['#/constructor', undefined],
    ['#/paths/__proto__', undefined],
    ['#/gone/x', undefined],
    ['other.yml#/c', undefined],
    [7, undefined],
  ])('%j leads to %j', (ref, target) => {
    expect(targetOfRef(document, ref)).toBe(target);
  });

  it('are followed to their end, if they have one', () => {
    expect(resolveRef(document, document.a)).toEqual({ type: 'string' });
    expect(resolveRef(document, document.loop)).toEqual({});
    expect(resolveRef(document, { $ref: '#/gone' })).toEqual({});
  });

  it('name a schema', () => {
    expect(refName({ $ref: '#/components/schemas/A~1B' })).toBe('A/B');
    expect(refName({ $ref: '#/components/responses/A' })).toBeUndefined();
  });
});
