import { expect, it } from 'vitest';
import { pageHead } from '../../../../test/support/pageHead.ts';
import type { PageData } from '../core/types.ts';
import { chunkName } from './planSite.ts';

it('names a chunk by whatever it is made from, the engine too', () => {
  const page = (title: string) => pageHead('/a', { title }) as PageData;
  const bundles = { id: 'build', serverId: 'server' };
  const names = [
    chunkName(page('A'), 'body', bundles, 'engine'),
    chunkName(page('B'), 'body', bundles, 'engine'),
    chunkName(page('A'), 'other', bundles, 'engine'),
    chunkName(page('A'), 'body', { ...bundles, id: 'other' }, 'engine'),
    chunkName(page('A'), 'body', { ...bundles, serverId: 'other' }, 'engine'),
    chunkName(page('A'), 'body', bundles, 'other'),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(chunkName(page('A'), 'body', bundles, 'engine')).toBe(names[0]);
});
