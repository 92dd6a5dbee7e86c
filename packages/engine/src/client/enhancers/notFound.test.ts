import { expect, it } from 'vitest';
import type { Address } from '../../core/types.ts';
import { addressFor } from './notFound.ts';

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
