import { expect, it } from 'vitest';
import { contentHash } from './contentHash.ts';

it('counts where parts end', () => {
  expect(contentHash('a', 'b')).not.toBe(contentHash('ab'));
  expect(contentHash('a', '')).not.toBe(contentHash('', 'a'));
});
