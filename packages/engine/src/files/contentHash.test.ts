import { describe, expect, it } from 'vitest';
import { contentHash, dataHash, nameHash } from './contentHash.ts';

describe('contentHash', () => {
  it('counts where parts end', () => {
    expect(contentHash('a', 'b')).not.toBe(contentHash('ab'));
    expect(contentHash('a', '')).not.toBe(contentHash('', 'a'));
  });

  it('is the same for text and its bytes', () => {
    expect(contentHash(Buffer.from('abc'))).toBe(contentHash('abc'));
  });

  it('fits into names', () => {
    expect(nameHash('abc')).toMatch(/^[\w-]{8}$/);
  });
});

describe('dataHash', () => {
  it('ignores the order of keys, at any depth, but not that of lists', () => {
    expect(dataHash({ a: 1, b: { c: 2, d: [1, 2] } })).toBe(dataHash({ b: { d: [1, 2], c: 2 }, a: 1 }));
    expect(dataHash([1, 2])).not.toBe(dataHash([2, 1]));
    expect(dataHash(['a'])).not.toBe(dataHash({ 0: 'a' }));
  });
});
