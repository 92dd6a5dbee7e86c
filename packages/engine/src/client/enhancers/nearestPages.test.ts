import { expect, it } from 'vitest';
import type { Address, PageLink } from '../../core/types.ts';
import { nearestPages } from './notFound.ts';

const links: PageLink[] = [
  '/user-guide/',
  '/user-guide/role',
  '/user-guide/annotations',
  '/admin-guide/ce/installation',
].map((to) => ({ text: to, to: to as Address }));

it.each([
  ['/user-guide/rolse', '/user-guide/role'],
  ['/admin/installation.html', '/admin-guide/ce/installation'],
  ['/zzqqxxyy', undefined],
  ['', undefined],
])('the page nearest to %j is %s', (path, nearest) => {
  const found = nearestPages(path, links);
  expect(found[0]?.to).toBe(nearest);
  expect(found.length).toBeLessThanOrEqual(3);
});
