import { expect, it } from 'vitest';
import { entriesOf, hashOf } from './inHash.ts';

const FIRST = { path: '/api', note: '' };

it('writes what was changed, and reads it again', () => {
  const entries = { path: '/api/x.json?a=1&b=ü#c', note: 'a + b?' };
  const hash = hashOf('bench', entries, FIRST);
  expect(hash).toMatch(/^#bench\?path=/);
  expect(entriesOf('bench', hash, FIRST)).toEqual(entries);
  expect(hashOf('bench', FIRST, FIRST)).toBe('#bench');
});

it('takes nothing from other sections, and no unknown names', () => {
  expect(entriesOf('bench', '#other?path=x', FIRST)).toBeUndefined();
  expect(entriesOf('bench', '#bench?else=x&note=y', FIRST)).toEqual({ path: '/api', note: 'y' });
});
