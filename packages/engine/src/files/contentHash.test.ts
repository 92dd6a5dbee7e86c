import { expect, it } from 'vitest';
import { contentHash, dataHash } from './contentHash.ts';

it('counts where parts end', () => {
  expect(contentHash('a', 'b')).not.toBe(contentHash('ab'));
  expect(contentHash('a', '')).not.toBe(contentHash('', 'a'));
});

it('ignores the order of keys in data, at any depth, but not that of lists', () => {
  expect(dataHash({ a: 1, b: { c: 2, d: [1, 2] } })).toBe(dataHash({ b: { d: [1, 2], c: 2 }, a: 1 }));
  expect(dataHash([1, 2])).not.toBe(dataHash([2, 1]));
  expect(dataHash(['a'])).not.toBe(dataHash({ 0: 'a' }));
});
