import { describe, expect, it } from 'vitest';
import type { Address } from '../../core/types.ts';
import { addressFor } from './notFound.ts';

const redirects = {
  '/pages/viewpage.action?pageid=12': '/user-guide/role' as Address,
  '/display/algodoc': '/dev-guide/' as Address,
};
const known = new Set(['/', '/user-guide/role', '/dev-guide/']);
const find = (path: string, search = '') => addressFor(path, search, redirects, known);

describe('addressFor', () => {
  it.each([
    ['/Pages/viewpage.action', '?pageId=12', '/user-guide/role'],
    ['/display/ALGODOC/', '', '/dev-guide/'],
    ['/display/ALGODOC', '?utm=x', '/dev-guide/'],
    ['/user-guide/role.html', '', '/user-guide/role'],
    ['/user-guide/role/', '', '/user-guide/role'],
    ['/dev-guide', '', '/dev-guide/'],
    ['/User-Guide/Role', '', '/user-guide/role'],
    ['/dev-guide/index.html', '', '/dev-guide/'],
  ])('%s%s is %s', (path, search, address) => {
    expect(find(path, search)).toBe(address);
  });

  it('knows nothing of other paths', () => {
    expect(find('/pages/viewpage.action', '?pageId=13')).toBeUndefined();
    expect(find('/nowhere')).toBeUndefined();
  });

  it('does not send a reader to where they are', () => {
    expect(find('/user-guide/role')).toBeUndefined();
  });
});
