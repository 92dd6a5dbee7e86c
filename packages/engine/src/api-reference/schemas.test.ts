import { describe, expect, it } from 'vitest';
import { refName, resolveRef, targetOfRef } from './schemas.ts';

const document = {
  paths: { a: 'path' },
  a: { $ref: '#/b' },
  b: { $ref: '#/c' },
  c: { type: 'string' },
  loop: { $ref: '#/loop' },
};

describe('references', () => {
  it.each([
    ['#/paths/a', 'path'],
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
    expect(refName({ $ref: '#/components/schemas/A' })).toBe('A');
    expect(refName({ $ref: '#/components/responses/A' })).toBeUndefined();
  });
});
