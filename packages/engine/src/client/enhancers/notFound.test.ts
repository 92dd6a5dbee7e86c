import { expect, it } from 'vitest';
import type { Address } from '../../core/types.ts';
import { addressFor, nearestPages } from './notFound.ts';

const redirects = {
  '/pages/viewpage.action?pageid=12': '/user-guide/role' as Address,
  '/display/algodoc': '/dev-guide/' as Address,
};
const known = new Set(['/', '/user-guide/role', '/dev-guide/']);

it.each([
  ['/Pages/viewpage.action', '?pageId=12', '/user-guide/role'],
  ['/pages/viewpage.action', '?pageId=13', undefined],
  ['/display/ALGODOC/', '?utm=x', '/dev-guide/'],
  ['/user-guide/role.html', '', '/user-guide/role'],
  ['/user-guide/role/', '', '/user-guide/role'],
  // A reader is not sent to where they are.
  ['/user-guide/role', '', undefined],
  ['/dev-guide', '', '/dev-guide/'],
  ['/dev-guide/index.html', '', '/dev-guide/'],
  ['/nowhere', '', undefined],
])('%s%s leads to %s', (path, search, address) => {
  expect(addressFor(path, search, redirects, known)).toBe(address);
});

it.each([
  ['/user-guide/rolse', '/user-guide/role'],
  ['/admin/installation.html', '/admin-guide/ce/installation'],
  ['/zzqqxxyy', undefined],
  ['', undefined],
])('the page nearest to %j is %s', (path, nearest) => {
  const addresses = [
    '/user-guide/',
    '/user-guide/role',
    '/user-guide/annotations',
    '/admin-guide/ce/installation',
  ];
  const found = nearestPages(
    path,
    addresses.map((to) => ({ text: to, to: to as Address })),
  );
  expect(found[0]?.to).toBe(nearest);
  expect(found.length).toBeLessThanOrEqual(3);
});
