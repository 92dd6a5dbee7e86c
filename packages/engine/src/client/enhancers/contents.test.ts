import { describe, expect, it } from 'vitest';
import { activeHeading } from './contents.ts';

const headings = [
  { slug: 'first', y: 500 },
  { slug: 'second', y: 900 },
  { slug: 'third', y: 1400 },
];
const at = (top: number, more = {}) =>
  activeHeading({ top, isAtBottom: false, headings, named: '', ...more });

describe('activeHeading', () => {
  it.each([
    [0, 'first'],
    [1, undefined],
    [509, undefined],
    [510, 'first'],
    [889, 'first'],
    [890, undefined],
    [910, 'second'],
    [9000, 'third'],
  ])('at %i', (top, slug) => {
    expect(at(top)).toBe(slug);
  });

  it('leaves a later heading named by the address alone at the bottom of the page', () => {
    expect(at(950, { isAtBottom: true, named: 'third' })).toBeUndefined();
    expect(at(950, { isAtBottom: true, named: 'first' })).toBe('second');
    expect(at(950, { isAtBottom: false, named: 'third' })).toBe('second');
  });
});
